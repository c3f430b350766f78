/**
 * The base path of the client, without a trailing slash: empty, or `/taproom`. The page itself doesn't know, as it has
 * addresses of any depth; but the script that this is in was loaded from below that place.
 */
export function baseOf(script: string): string {
  const { protocol, pathname } = new URL(script);
  // What the build makes, or the source itself in development.
  const found = /^(.*)\/(?:assets\/[^/]+|src\/app\/base\.ts)$/.exec(pathname);
  return protocol.startsWith('http') ? (found?.[1] ?? '') : '';
}

export const BASE = baseOf(import.meta.url);

/** The whole address of something that is served with the client: `service-worker.js`, `api/v1/…`. */
export const beside = (file: string): string => new URL(`${BASE}/${file}`, location.href).href;
