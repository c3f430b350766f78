/** A name that nothing else has. (randomUUID is missing on pages without HTTPS, as in a network at home.) */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');
