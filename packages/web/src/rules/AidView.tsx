import type { GameId } from '@taproom/games';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import type { Sign } from '../play/face.ts';
import { type AidCell, type AidRow, type AidSection, countAid, type PlayerAid, searchAid } from './aid.ts';
import { Parts } from './Glossed.tsx';
import { plain } from './gloss.ts';
import { RuleRef } from './RuleRef.tsx';
import { SearchField } from './SearchField.tsx';
import { unbroken } from './unbroken.ts';
import './aid.css';

/** Wider than between words, and gone where a line ends. */
const EN_SPACE = '\u2002';

interface AidViewProps {
  readonly sign: Sign;
  /** The view of the table it is shown next to: a table may have agreed on other prices. */
  readonly view?: object | undefined;
  /** The section to bring into view; each new value does so again. */
  readonly openAt?: string | undefined;
  /** Whether it can be searched; not on paper. */
  readonly isSearchable?: boolean;
}

/** The player aid of a game, loaded when it is shown. */
export function AidView({ sign, view, openAt, isSearchable = false }: AidViewProps): ReactNode {
  // The aid depends on what a table agreed on, not on its position: the first view will do.
  const first = useRef(view);
  const load = useCallback(
    async (language: Language) => (await sign.learning()).aid(language, first.current),
    [sign],
  );
  const aid = useLoaded(load);
  if (aid === null) return <Waiting />;
  if (isSearchable) return <SearchableAid game={sign.id} aid={aid} openAt={openAt} />;
  const sections = aid.sections.filter(({ isForScreen = false }) => !isForScreen);
  return <AidSections game={sign.id} aid={{ ...aid, sections }} openAt={openAt} />;
}

function SearchableAid({ game, aid, openAt }: AidSectionsProps): ReactNode {
  const { around, pages } = useWords();
  const [query, setQuery] = useState('');
  const sections = searchAid(aid.sections, query);
  const count = countAid(sections);
  const says = count === 0 ? pages.rules.none : pages.rules.found(count);
  return (
    <>
      <SearchField
        label={around.panel.searchAid}
        query={query}
        ask={setQuery}
        says={query.trim() === '' ? null : says}
      />
      <AidSections game={game} aid={{ ...aid, sections }} openAt={query === '' ? openAt : undefined} />
    </>
  );
}

interface AidSectionsProps {
  readonly game: GameId;
  readonly aid: PlayerAid;
  readonly openAt?: string | undefined;
}

/** All sections of a player aid. */
function AidSections({ game, aid, openAt }: AidSectionsProps): ReactNode {
  return (
    <div className="aid">
      {aid.sections.map(section => (
        <SectionOf
          key={section.id}
          game={game}
          section={section}
          Icon={aid.Icon}
          isWanted={section.id === openAt}
        />
      ))}
    </div>
  );
}

interface SectionProps {
  readonly game: GameId;
  readonly section: AidSection;
  readonly Icon: PlayerAid['Icon'];
  readonly isWanted: boolean;
}

function SectionOf({ game, section, Icon, isWanted }: SectionProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  useEffect(() => {
    if (!isWanted) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const { head, rows } = section;
  return (
    <section className="aid-section" data-section={section.id} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {section.title} <RuleLink game={game} rule={section.rule} />
      </h2>
      {section.intro.map(text => (
        <p key={text}>
          <AidText game={game} text={text} />
        </p>
      ))}
      <table>
        {head.length > 0 && (
          <thead>
            <tr>
              {head.map(text =>
                text === '' ? (
                  <td key={text} />
                ) : (
                  <th key={text} scope="col">
                    {unbroken(text)}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(row => (
            <RowOf key={row.cells.map(({ text }) => text).join()} game={game} row={row} Icon={Icon} />
          ))}
        </tbody>
      </table>
      {section.notes.map(text => (
        <p key={text}>
          <AidText game={game} text={text} />
        </p>
      ))}
    </section>
  );
}

interface RowProps {
  readonly game: GameId;
  readonly row: AidRow;
  readonly Icon: PlayerAid['Icon'];
}

function RowOf({ game, row, Icon }: RowProps): ReactNode {
  const [name, ...others] = row.cells;
  if (name === undefined) return null;
  return (
    <tr>
      <th scope="row">
        <span className="aid-name">
          <Icons of={name} Icon={Icon} />
          <span>
            {unbroken(name.text)}
            {row.rule !== undefined && (
              <>
                {EN_SPACE}
                <RuleLink game={game} rule={row.rule} />
              </>
            )}
          </span>
        </span>
      </th>
      {others.map((one, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands in its column.
        <td key={column}>
          <Icons of={one} Icon={Icon} />
          <AidText game={game} text={one.text} />
        </td>
      ))}
    </tr>
  );
}

/** A text of the aid: rule numbers are links, and what belongs together stays on a line. */
const AidText = ({ game, text }: { readonly game: GameId; readonly text: string }): ReactNode => (
  <Parts game={game} parts={plain(unbroken(text))} />
);

function Icons({ of, Icon }: { readonly of: AidCell; readonly Icon: PlayerAid['Icon'] }): ReactNode {
  if (of.icons.length === 0) return null;
  return (
    <span className="aid-icons">
      {of.icons.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two coins are the same picture twice.
        <Icon key={i} name={name} />
      ))}
    </span>
  );
}

function RuleLink({ game, rule }: { readonly game: GameId; readonly rule: string }): ReactNode {
  const { pages } = useWords();
  return (
    <RuleRef game={game} rule={rule} className="aid-rule" label={pages.rules.rule(rule)}>
      {rule}
    </RuleRef>
  );
}
