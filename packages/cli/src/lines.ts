const LINE_FEED = 10;

/** The lines of a stream as they arrive, each as its bytes; null stands for one longer than `max`. */
export async function* linesOf(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): AsyncGenerator<Uint8Array | null> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array): void => {
    length += part.length;
    if (length <= max) parts.push(part);
    else parts = []; // the rest of the line is skipped, not kept
  };
  const finish = (): Uint8Array | null => {
    const line = length <= max ? Buffer.concat(parts) : null;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, at));
      yield finish();
      from = at + 1;
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield finish();
}
