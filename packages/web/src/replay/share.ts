import { packText } from '../local/share.ts';

/** Some programs cut longer links, and then the record in it is lost. */
const LONGEST_LINK = 8_000;

/** A link to this page that holds a whole record, and leads to one of its moves; null if it would be too long. */
export async function linkTo(record: string, move?: number): Promise<string | null> {
  const [page] = location.href.split('#');
  const link = `${page}#/r/${await packText(record)}${move === undefined ? '' : `/${move}`}`;
  return link.length > LONGEST_LINK ? null : link;
}

/** What became of a link that was to be handed on. Where it could only be shown, it is given back. */
export type Handed =
  | { readonly how: 'shared' | 'copied' | 'dropped' | 'too-long' }
  | { readonly how: 'shown'; readonly link: string };

/** Hands a link to the device's own sharing if it has one, else to the clipboard, else back to be shown. */
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

/** Puts a link on the clipboard, or gives it back to be shown where there is none. */
export async function copy(link: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(link);
    return { how: 'copied' };
  } catch {
    return { how: 'shown', link };
  }
}

/** Gives the person a record as a file, called by its game and its day. */
export function saveFile(record: string): void {
  const told = (key: string): string => record.match(new RegExp(`^${key}: (.*)$`, 'm'))?.[1] ?? '';
  const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${['taproom', told('game'), told('date')].filter(part => part !== '').join('-')}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
