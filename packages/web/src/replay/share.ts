import { urlOf } from '../app/address.ts';
import { packText } from '../local/share.ts';

/** Some programs truncate longer links, which would lose the record in it. */
const LONGEST_LINK = 8_000;

/**
 * A link that contains a whole record, and leads to one of its moves; without its comments if it would be too long with
 * them, null if it is too long without them.
 */
export async function linkTo(record: string, move?: number): Promise<string | null> {
  for (const text of new Set([record, record.replace(/^#.*\n/gm, '')])) {
    const packed = await packText(text);
    const link = urlOf({ page: 'packed', packed, ...(move === undefined ? {} : { move: String(move) }) });
    if (link.length <= LONGEST_LINK) return link;
  }
  return null;
}

/** The result of sharing a link. If it could only be shown, it is returned. */
export type Handed =
  | { readonly how: 'shared' | 'copied' | 'dropped' | 'too-long' }
  | { readonly how: 'shown'; readonly link: string };

/**
 * Shares a link with the device's share dialog if there is one, else with the clipboard, else returns it to be shown.
 */
export async function handOn(link: string, title: string): Promise<Handed> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: link });
      return { how: 'shared' };
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return { how: 'dropped' };
    }
  }
  return copy(link);
}

/** Copies a link to the clipboard, or returns it to be shown if there is none. */
export async function copy(link: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(link);
    return { how: 'copied' };
  } catch {
    return { how: 'shown', link };
  }
}

/** Downloads a record as a file, named after its game and its day. */
export function saveFile(record: string): void {
  const told = (key: string): string => record.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1] ?? '';
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${['taproom', told('game'), told('date')].filter(part => part !== '').join('-')}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
