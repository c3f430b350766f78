import type { Options } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useId } from 'react';
import { loadByLanguage } from '../../i18n/by-language.ts';
import type { Words } from '../../i18n/en/heaven-and-ale/options.ts';
import type { Language } from '../../i18n/languages.ts';
import type { OptionsFieldsProps, OptionsForm } from '../../play/face.ts';

type Given = Partial<Options>;

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../i18n/*/heaven-and-ale/options.ts', { import: 'words' }),
);

export async function optionsForm(language: Language): Promise<OptionsForm<Given>> {
  const words = await wordsIn(language);
  return {
    agreed: ({ first = null }, nameOf) => (first === null ? [] : [words.agreed(nameOf(first))]),
    Fields: props => <FirstPlayer {...props} words={words} />,
  };
}

const DRAWN = 'drawn';

/** 4.4 Who starts. */
function FirstPlayer({
  words,
  seats,
  options: { first = null },
  onChange,
}: OptionsFieldsProps<Given> & { readonly words: Words }): ReactNode {
  const id = useId();
  // A seat can leave the table after it was chosen.
  const gone = first !== null && first >= seats.length ? first : null;
  return (
    <div className="options-field">
      <label htmlFor={id}>{words.first}</label>
      <select
        id={id}
        value={first ?? DRAWN}
        aria-invalid={gone !== null}
        aria-describedby={gone === null ? undefined : `${id}-wrong`}
        onChange={({ target }) => onChange(target.value === DRAWN ? {} : { first: Number(target.value) })}
      >
        <option value={DRAWN}>{words.drawn}</option>
        {seats.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        {gone !== null && <option value={gone}>{gone + 1}</option>}
      </select>
      {gone !== null && (
        <p role="alert" id={`${id}-wrong`} className="options-wrong">
          {words.noSeat(gone + 1)}
        </p>
      )}
    </div>
  );
}
