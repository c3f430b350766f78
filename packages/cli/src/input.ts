import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { accept, type Refusal, type Result, refuse } from '@taproom/games';
import type { Io } from './command.ts';

/** Why an input could not be read. */
export type InputRefusal =
  | { readonly code: 'file-not-read'; readonly file: string; readonly why: string }
  | { readonly code: 'input-too-long'; readonly max: number }
  | { readonly code: 'not-utf8' };

/** The caller's working directory: npm runs the command in the root of the repository, but says where it was called. */
export const HERE = process.env.INIT_CWD ?? process.cwd();

/** The path of a file named in the command. */
export const fileHere = (file: string): string => resolve(HERE, file);

/** The contents of a file, or of standard input if its name is a dash; at most `max` bytes of UTF-8. */
export async function readAll(file: string, max: number, io: Io): Promise<Result<string, InputRefusal>> {
  const stream: AsyncIterable<Uint8Array> = file === '-' ? io.stdin : createReadStream(fileHere(file));
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      length += chunk.length;
      if (length > max) return refuse({ code: 'input-too-long', max });
      chunks.push(chunk);
    }
  } catch (error) {
    return refuse({ code: 'file-not-read', file, why: reasonOf(error) });
  }
  const text = decodeUtf8(Buffer.concat(chunks));
  return text === null ? refuse({ code: 'not-utf8' }) : accept(text);
}

/** Decodes UTF-8, or returns null if it is invalid. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The code of a system error, such as ENOENT. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** A refusal as calling programs get it. */
export const refusalJson = <R extends Refusal>(refusal: R): string =>
  JSON.stringify({ ok: false, ...refusal });
