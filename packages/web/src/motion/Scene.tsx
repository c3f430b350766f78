import { Component, createRef, type ReactNode } from 'react';
import { motionPace } from './pace.ts';
import { type Places, placesOf } from './places.ts';
import { clearSky, emptySky } from './sky.ts';
import './sky.css';

interface SceneProps<Shown> {
  /** What is shown: when it changes, things move from where they were to where they are. */
  readonly shown: Shown;
  /** The names of the pieces that something will move away from. Measuring all of them would take too long. */
  readonly leaving: (from: Shown, to: Shown) => readonly string[];
  /** Starts the animations. `before` says where each piece was. */
  readonly onChange: (root: HTMLElement, change: { from: Shown; to: Shown; before: Places }) => void;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A part of the page in which pieces move. Only a class component can measure the page right before it changes
 * (getSnapshotBeforeUpdate), while everything is still where it was.
 */
export class Scene<Shown> extends Component<SceneProps<Shown>, object, Places | null> {
  private readonly root = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    // In a window of another size everything is elsewhere.
    window.addEventListener('resize', emptySky);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('resize', emptySky);
    emptySky();
  }

  override getSnapshotBeforeUpdate({ shown }: SceneProps<Shown>): Places | null {
    const { current } = this.root;
    if (current === null || shown === this.props.shown || motionPace() === 0) return null;
    return placesOf(current, this.props.leaving(shown, this.props.shown));
  }

  override componentDidUpdate(past: SceneProps<Shown>, _: object, before: Places | null): void {
    if (past.shown !== this.props.shown) clearSky();
    const { current } = this.root;
    if (current !== null && before !== null)
      this.props.onChange(current, { from: past.shown, to: this.props.shown, before });
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
