import type { Language } from './languages.ts';

/** The forms of a counted noun: English and German need one and other, Russian one, few and many. */
export type Forms =
  | { readonly one: string; readonly other: string }
  | { readonly one: string; readonly few: string; readonly many: string };

const rules = new Map<Language, Intl.PluralRules>();

/** A number with its noun in the right form: "1 ducat", "2 ducats"; "2 дуката", "5 дукатов". */
export function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${formOf(language, count, forms)}`;
}

/** The noun alone in the form that a number asks for. */
export function formOf(language: Language, count: number, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const category = rule.select(Math.abs(count));
  if ('few' in forms) {
    if (category === 'one') return forms.one;
    return category === 'few' ? forms.few : forms.many;
  }
  return category === 'one' ? forms.one : forms.other;
}
