/** A unique id. (randomUUID is missing on pages without HTTPS, as on a home network.) */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');
