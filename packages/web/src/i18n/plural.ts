import type { Language } from './languages.ts';

/**
 * The forms of a counted noun by the plural categories of its language: English and German need one and other, Russian
 * one, few and many. Where a category has no form of its own, the last of these is used: other, or else many.
 */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> &
  ({ readonly other: string } | { readonly many: string });

const rules = new Map<Language, Intl.PluralRules>();

/** A number with its noun in the right form: "1 ducat", "2 ducats"; "2 дуката", "5 дукатов". */
export function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${formOf(language, count, forms)}`;
}

/** The noun alone in the form for a number. */
export function formOf(language: Language, count: number, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return forms[rule.select(Math.abs(count))] ?? forms.other ?? forms.many ?? '';
}
