import type { AnswerOf, Api } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { momentText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { BannedPeople } from './BannedPeople.tsx';
import { ask, type DoorProblem } from './door.ts';
import { useIdentity } from './identity.ts';
import { OperatorTools } from './OperatorTools.tsx';
import { personName } from './person-name.ts';
import { Trouble, Unreachable } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';
import './online.css';
import './account.css';
import './chat.css';

type ListedReport = AnswerOf<Api['reports']>['reports'][number];

/** Reports, and what the operator can do about them. */
export default function OperatorPage(): ReactNode {
  const { online, app } = useWords();
  const { server, me } = useIdentity();
  const [bans, setBans] = useState(0);
  return (
    <div className="online">
      <header className="online-head">
        <h1>{online.operator}</h1>
        <Link href={addressOf({ page: 'account' })} className="button">
          {online.account}
        </Link>
      </header>
      {server === 'looking' && <p>{app.loading}</p>}
      {server === 'unreachable' && <Unreachable />}
      {server === 'there' &&
        (me?.operator ? (
          <div className="columns">
            <div className="panels">
              <Reports onBan={() => setBans(bans + 1)} />
            </div>
            <BannedPeople key={bans} />
          </div>
        ) : (
          <p className="panel">{online.problems['not-yours']}</p>
        ))}
    </div>
  );
}

function Reports({ onBan }: { readonly onBan: () => void }): ReactNode {
  const { online, app } = useWords();
  const [reports, setReports] = useState<readonly ListedReport[] | null>(null);
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  useEffect(() => {
    void ask('reports').then(found => {
      if (found.ok) setReports(found.value.reports.filter(({ closed }) => !closed));
      else setTrouble(found.refusal);
    });
  }, []);
  if (reports === null) return trouble ? <Trouble trouble={trouble} /> : <p>{app.loading}</p>;
  return (
    <>
      {reports.length === 0 && <p className="panel">{online.noReports}</p>}
      {reports.map(report => (
        <ReportPanel
          key={report.id}
          report={report}
          onBan={onBan}
          onClosed={() => setReports(reports.filter(({ id }) => id !== report.id))}
        />
      ))}
    </>
  );
}

function ReportPanel({
  report: { id, table, line, hidden, by, why, at },
  onBan,
  onClosed,
}: {
  readonly report: ListedReport;
  readonly onBan: () => void;
  readonly onClosed: () => void;
}): ReactNode {
  const words = useWords();
  const { online } = words;
  const language = useLanguage();
  const [shown, setShown] = useState<'as-it-was' | 'hidden'>(hidden ? 'hidden' : 'as-it-was');
  const { trouble, doing } = useAsking();
  const { person, number, text } = line;
  const show = (as: typeof shown): void =>
    void doing(async () => {
      const done = await ask('hideChat', { body: { table, number, hidden: as === 'hidden' } });
      if (done.ok) setShown(as);
      return done;
    });
  const close = (): void =>
    void doing(async () => {
      const closed = await ask('closeReport', { params: { id } });
      if (closed.ok) onClosed();
      return closed;
    });
  return (
    <section className="panel">
      <p>
        {person ? (
          <Link href={addressOf({ page: 'person', id: person.id })}>{personName(person, words)}</Link>
        ) : (
          online.somebody
        )}{' '}
        <small>
          <Link href={addressOf({ page: 'table', id: table })}>{online.goThere}</Link>
        </small>
      </p>
      <blockquote className="reported-line">{text ?? online.hidden}</blockquote>
      <p>{online.reportedBy(personName(by, words), why)}</p>
      <small>{momentText(language, at)}</small>
      <p className="buttons">
        <button
          type="button"
          className="button"
          onClick={() => show(shown === 'hidden' ? 'as-it-was' : 'hidden')}
        >
          {shown === 'hidden' ? online.showLine : online.hideLine}
        </button>
        <button type="button" className="button" onClick={close}>
          {online.closeReport}
        </button>
      </p>
      {person && <OperatorTools person={person} onBan={onBan} />}
      <Trouble trouble={trouble} />
    </section>
  );
}
