import { SEATS } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { withWords } from '../../../app/withWords.tsx';
import { useWords } from '../../../app/words.tsx';
import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Words } from '../../../i18n/en/heaven-and-ale/aid.ts';
import { PrintFrame } from '../../../print/PrintFrame.tsx';
import { unbroken } from '../../../rules/unbroken.ts';
import { sign } from '../sign.tsx';

const wordsIn = loadByLanguage(
  import.meta.glob<Words>('../../../i18n/*/heaven-and-ale/aid.ts', { import: 'words' }),
);

/** The player aid and the score pad of Heaven & Ale. */
export default withWords(wordsIn, PrintSheets);

const PLAYERS = Array.from({ length: SEATS.max }, (_, seat) => seat);
/** As many games as fit on a sheet. */
const GAMES = [1, 2, 3, 4];

function PrintSheets({ words }: { readonly words: Words }): ReactNode {
  return (
    <PrintFrame sign={sign} aidTitle={words.title} padTitle={words.padTitle} hint={words.hint} dense>
      {GAMES.map(game => (
        <GamePad key={game} words={words} />
      ))}
    </PrintFrame>
  );
}

/** The final scoring of one game. */
function GamePad({ words }: { readonly words: Words }): ReactNode {
  const { pages } = useWords();
  const { pad } = words;
  const rows = [pad.furthestBehind, pad.value, pad.production, pad.large, pad.small, pad.card, pad.first];
  return (
    <table>
      <colgroup>
        <col className="row-column" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{pages.score.name}</th>
          {PLAYERS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row} className={row === pad.production ? 'sum' : undefined}>
            <th scope="row">{unbroken(row)}</th>
            {PLAYERS.map(seat => (
              <td key={seat} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{pages.score.total}</th>
          {PLAYERS.map(seat => (
            <td key={seat} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
