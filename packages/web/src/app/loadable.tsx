import { type ComponentType, type ReactNode, use } from 'react';

/** A component in a file of its own. */
export interface Loadable<Props extends object> {
  (props: Props): ReactNode;
  load(): Promise<unknown>;
}

/**
 * Like `lazy`, but it can be loaded before it is shown. Then React draws it in one go. What it has once waited for, it
 * draws in slices of 5 ms with a frame after each: on a slow phone, a board came hundreds of frames later that way.
 */
export function loadable<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const load = (): Promise<ComponentType<Props>> => {
    loading ??= fetch().then(file => {
      loaded = file.default;
      return loaded;
    });
    return loading;
  };
  const Shown = (props: Props): ReactNode => {
    const Component = loaded ?? use(load());
    return <Component {...props} />;
  };
  return Object.assign(Shown, { load });
}
