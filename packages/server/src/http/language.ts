// Content negotiation by Accept-Language.

/** The rest of a longer header is ignored: no browser sends one. */
const LONGEST = 500;

/** The preferred one of some languages, by the Accept-Language header; null if it is none of them. */
export function languageOf(accepted: string | undefined, languages: ReadonlySet<string>): string | null {
  let [best, most]: [string | null, number] = [null, 0];
  for (const wish of (accepted ?? '').slice(0, LONGEST).split(',')) {
    const found = /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i.exec(wish);
    const language = found?.[1]?.toLowerCase() ?? '';
    const weight = Number(found?.[2] ?? 1);
    if (languages.has(language) && weight > most) [best, most] = [language, weight];
  }
  return best;
}
