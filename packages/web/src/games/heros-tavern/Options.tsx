import { CARDS, type Card, RESOURCES, type Resource, type Tokens, tables } from '@taproom/games/heros-tavern';
import { Fragment, type ReactNode, useId } from 'react';
import { loadByLanguage } from '../../i18n/by-language.ts';
import type { Words } from '../../i18n/en/heros-tavern/options.ts';
import type { Language } from '../../i18n/languages.ts';
import type { OptionsFieldsProps, OptionsForm } from '../../play/face.ts';
import { type AgreedPrices, isPrice, isUsual, priceOf, setPrice } from './options/prices.ts';
import './options/options.css';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../i18n/*/heros-tavern/options.ts', { import: 'words' }),
);

export async function optionsForm(language: Language): Promise<OptionsForm<AgreedPrices>> {
  const words = await wordsIn(language);
  return {
    agreed: options =>
      CARDS.filter(card => !isUsual(options, card)).map(card =>
        words.agreed(
          words.card[card],
          words.tokens(priceOf(options, card)),
          words.tokens(tables.PRICES[card]),
        ),
      ),
    Fields: props => <PriceFields {...props} words={words} />,
  };
}

interface PriceFieldsProps extends OptionsFieldsProps<AgreedPrices> {
  readonly words: Words;
}

/** 8.1 What each card costs. */
function PriceFields({ words, options, onChange }: PriceFieldsProps): ReactNode {
  const id = useId();
  return (
    <fieldset className="price-fields">
      <legend>{words.prices}</legend>
      <p id={`${id}-hint`}>{words.hint(tables.PRICE_MAX)}</p>
      <table aria-describedby={`${id}-hint`}>
        <thead>
          <tr>
            <td />
            {RESOURCES.map(resource => (
              <th key={resource} scope="col">
                {words.resource[resource]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CARDS.map(card => (
            <CardPrice
              key={card}
              card={card}
              price={priceOf(options, card)}
              words={words}
              onChange={price => onChange(setPrice(options, card, price))}
            />
          ))}
        </tbody>
      </table>
      <button type="button" className="button quiet" onClick={() => onChange({})}>
        {words.reset}
      </button>
    </fieldset>
  );
}

interface CardPriceProps {
  readonly card: Card;
  readonly price: Tokens;
  readonly words: Words;
  readonly onChange: (price: Tokens) => void;
}

function CardPrice({ card, price, words, onChange }: CardPriceProps): ReactNode {
  const id = useId();
  const field = (resource: Resource): string => words.field(words.card[card], words.resource[resource]);
  const wrong = RESOURCES.filter(resource => !isPrice(price[resource]));
  return (
    <Fragment>
      <tr>
        <th scope="row">{words.card[card]}</th>
        {RESOURCES.map(resource => {
          const isWrong = wrong.includes(resource);
          return (
            <td key={resource}>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={tables.PRICE_MAX}
                step={1}
                aria-label={field(resource)}
                aria-invalid={isWrong}
                aria-describedby={isWrong ? `${id}-${resource}` : undefined}
                value={Number.isNaN(price[resource]) ? '' : price[resource]}
                onChange={({ target }) => onChange({ ...price, [resource]: target.valueAsNumber })}
              />
            </td>
          );
        })}
      </tr>
      {wrong.map(resource => (
        <tr key={resource}>
          <td colSpan={RESOURCES.length + 1}>
            <span role="alert" id={`${id}-${resource}`} className="options-wrong">
              {words.wrong(field(resource), tables.PRICE_MAX)}
            </span>
          </td>
        </tr>
      ))}
    </Fragment>
  );
}
