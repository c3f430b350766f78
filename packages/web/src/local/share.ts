/** A record in a link: compressed, in URL-safe characters. */
export async function packText(text: string): Promise<string> {
  const squeezed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  const letters = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** No record is longer: a link can't be a decompression bomb. */
const MOST_BYTES = 1_000_000;

/** The record in a link, or null if there is no readable one. */
export async function unpackText(packed: string): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, letter => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      chunks.push(next.value);
      size += next.value.length;
      if (size > MOST_BYTES) return null;
    }
    return await new Blob(chunks).text();
  } catch {
    return null;
  }
}
