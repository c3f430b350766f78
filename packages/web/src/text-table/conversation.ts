import type { Candidate } from '@taproom/bots';
import type { Refusal, Seat } from '@taproom/games';
import { entriesOf, entriesSince } from '../log/entries.ts';
import { explain, type Refuser, ruleToRead } from '../log/explain.ts';
import { tell } from '../log/tell.ts';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot, StalledBot } from '../play/game.ts';
import { partsOf, readCommand, type TextCommand } from './commands.ts';
import { helpOn } from './help.ts';
import { offersOf, tellEvents } from './offers.ts';
import { type Passage, passage, type TextLine } from './passage.ts';
import { awaitedLine, lookAt } from './position.ts';
import { dictionaryOf, nameForReader, type Reader, readerOf, type Tongue } from './reader.ts';
import { fold } from './vocabulary.ts';

/** A line of the conversation: by the person, or to them. */
export interface Utterance {
  readonly id: number;
  readonly by: 'person' | 'table';
  readonly passages: readonly Passage[];
}

/** How much of the conversation is kept on screen. */
const KEPT = 60;

/**
 * The conversation between a person and a game: what they type is parsed, done and answered, and events are reported.
 * It knows nothing about the page that shows it.
 */
export class Conversation {
  private said: readonly Utterance[] = [];
  private count = 0;
  /** Up to which event each seat has heard the log; undefined if nobody has yet. */
  private reader: Seat | null | undefined;
  private toldUpTo = 0;
  /** The last prompt, so that it is shown once. */
  private asked = '';
  private hinted: Snapshot['hint'] = null;
  /** The seat whose bot failure was reported. */
  private stalled: Seat | null = null;
  private readonly changes = new Observable();

  constructor(private readonly game: PlayedGame) {}

  readonly subscribe = this.changes.subscribe;

  readonly get = (): readonly Utterance[] => this.said;

  /** A line typed by the person. */
  async hear(line: string, tongue: Tongue): Promise<void> {
    if (line !== '') this.add('person', [passage('', [line])]);
    const dictionary = dictionaryOf(tongue);
    const parts = partsOf(line);
    for (const part of parts.length > 0 ? parts : ['']) {
      const command = readCommand(part === '' ? 'look' : part, dictionary);
      const { passages, stop } = await this.obey(command, tongue);
      this.add('table', passages);
      if (stop) return;
    }
  }

  /** Reports what is new on the table. The same snapshot again reports nothing. */
  follow(now: Snapshot, tongue: Tongue): void {
    const reader = readerOf(now, tongue);
    const lines = this.newsFor(now, reader);
    // The same prompt is repeated once something was committed, and never within one plan.
    const asked = [now.seat, now.curtain, now.moves, now.mayAct].join(' ');
    const isOver = now.outcome !== null && this.asked === '';
    if (asked !== this.asked && (now.mayAct || now.curtain !== null || isOver))
      lines.push(awaitedLine(now, reader));
    this.asked = asked;
    if (lines.length > 0) this.add('table', [passage('', lines)]);
    if (now.hint !== this.hinted && now.hint !== null && now.hint !== 'thinking')
      this.add('table', [hintPassage(now.hint, now, reader)]);
    this.hinted = now.hint;
    const stalled = now.stalled?.seat ?? null;
    if (now.stalled !== null && stalled !== this.stalled)
      this.add('table', [
        passage('', [
          reader.words.play.stalled.message(nameForReader(reader, now.stalled.seat)),
          stalledLine(now.stalled, reader),
        ]),
      ]);
    this.stalled = stalled;
  }

  /** What happened since the last time. The next person at the screen sees nothing from the one before them. */
  private newsFor(now: Snapshot, reader: Reader): string[] {
    const { told, seat } = now;
    const before = { reader: this.reader, toldUpTo: this.toldUpTo };
    this.reader = seat;
    this.toldUpTo = told.at(-1)?.number ?? 0;
    if (before.reader === undefined) return [reader.words.text.greeting];
    const entries = entriesOf(reader.spoken, now);
    if (before.reader !== seat) this.said = [];
    const fresh =
      before.reader === seat
        ? entries.filter(entry => entry.number > before.toldUpTo)
        : seat === null
          ? []
          : entriesSince(reader.spoken, now, entries, seat);
    return fresh
      .filter(entry => entry.by === null || entry.by !== seat)
      .reverse()
      .map(entry => tell(entry.happenings, reader.words.log, reader.names));
  }

  private async obey(
    command: TextCommand,
    tongue: Tongue,
  ): Promise<{ passages: readonly Passage[]; stop: boolean }> {
    const { text } = tongue.words;
    const now = this.game.get();
    const reader = readerOf(now, tongue);
    const goOn = (...passages: readonly Passage[]) => ({ passages, stop: false });
    const line = (said: string | TextLine) => goOn(passage('', [said]));
    const stop = (said: TextLine) => ({ passages: [passage('', [said])], stop: true });
    switch (command.command) {
      case 'help':
        return goOn(...helpOn(command.about, now, reader));
      case 'look':
        return goOn(...lookAt(command.at, now, reader));
      case 'nowhere-to-look':
        return stop({ text: text.nowhereToLook(command.text) });
      case 'why-what':
        return stop({ text: text.whyWhat });
      case 'why':
        return line(this.why(command.notation, now, reader));
      case 'move': {
        const done = this.move(command.notation, now, tongue);
        return done.refused ? stop(done.line) : line(done.line);
      }
      case 'undo':
        return line(await this.undo(now, tongue));
      case 'redo':
        if (!now.plan?.canRedo) return line(text.nothingToRedo);
        this.game.redoMove();
        return line(this.whatIsPlanned(tongue));
      case 'over':
        this.game.startOver();
        return line(this.whatIsPlanned(tongue));
      case 'done': {
        const before = this.count;
        const done = await this.game.confirm();
        if (!done.ok) return stop(refused('table', done.refusal, tongue));
        // What it led to may have been reported already: that says enough.
        return this.count > before ? goOn() : line(text.confirmed);
      }
      case 'hint':
        if (!now.canHint) return line(text.noHint);
        void this.game.askHint();
        return line(text.thinking);
      case 'lift':
        if (now.curtain === null) return goOn(...lookAt('now', now, reader));
        this.game.liftCurtain();
        return goOn();
      case 'retry':
        if (now.stalled === null) return line(text.notStalled);
        now.stalled.retry();
        return line(text.retrying);
      case 'replace':
        return line(this.replace(command.level, now, reader));
    }
  }

  private move(
    notation: string,
    { rules, plan }: Snapshot,
    tongue: Tongue,
  ): { readonly refused: boolean; readonly line: TextLine } {
    const read = rules.read(notation);
    if (!read.ok) return { refused: true, line: refused('game', read.refusal, tongue) };
    const before = plan?.events ?? [];
    const done = this.game.act(read.value);
    if (!done.ok) {
      const refuser = plan === null ? 'table' : 'game';
      return { refused: true, line: refused(refuser, done.refusal, tongue) };
    }
    const now = this.game.get();
    const reader = readerOf(now, tongue);
    const fresh = (now.plan?.events ?? []).filter(event => !before.includes(event));
    const told = tellEvents(fresh, reader);
    return { refused: false, line: { text: [told, awaitedLine(now, reader)].filter(Boolean).join(' ') } };
  }

  private why(notation: string, now: Snapshot, reader: Reader): TextLine {
    const { rules } = now;
    const read = rules.read(notation);
    if (!read.ok) return refused('game', read.refusal, reader);
    if (!now.mayAct) return refused('table', { code: 'not-awaited' }, reader);
    const refusal = this.game.whyNot(read.value);
    if (refusal !== null) return refused('game', refusal, reader);
    const offers = offersOf(now, reader).flatMap(group => group.offers);
    const offer = offers.find(one => one.notation === rules.write(read.value));
    return { text: [reader.words.text.allowed, offer?.sentence].filter(Boolean).join(' ') };
  }

  private async undo(now: Snapshot, tongue: Tongue): Promise<string> {
    const { text } = tongue.words;
    if (now.plan?.canUndo) {
      this.game.undoMove();
      return this.whatIsPlanned(tongue);
    }
    if (!now.canUndo) return text.nothingToUndo;
    await this.game.undoTurn();
    return text.takenBack;
  }

  private replace(wanted: string, { stalled }: Snapshot, reader: Reader): string {
    const { text } = reader.words;
    if (stalled === null) return text.notStalled;
    const called = (level: string): string => reader.levels[level] ?? level;
    const level = stalled.levels.find(one => [one, called(one)].some(name => fold(name) === fold(wanted)));
    if (level === undefined) return stalledLine(stalled, reader);
    stalled.replace(level);
    return text.replaced(called(level));
  }

  private whatIsPlanned(tongue: Tongue): string {
    const { text } = tongue.words;
    const now = this.game.get();
    const reader = readerOf(now, tongue);
    const events = now.plan?.events ?? [];
    const planned = events.length === 0 ? text.nothingPlanned : text.planned(tellEvents(events, reader));
    return `${planned} ${awaitedLine(now, reader)}`;
  }

  private add(by: Utterance['by'], passages: readonly Passage[]): void {
    if (passages.length === 0) return;
    this.said = [...this.said, { id: this.count++, by, passages }].slice(-KEPT);
    this.changes.notify();
  }
}

function refused(refuser: Refuser, refusal: Refusal, { words, spoken }: Tongue): TextLine {
  const text = explain(words.refusals, refuser, refusal, spoken.speech);
  const rule = ruleToRead(spoken.face, refuser, refusal);
  return rule === null ? { text } : { text, rule };
}

/** What can be typed about a bot that failed. */
function stalledLine({ levels }: StalledBot, { words, dictionary, levels: names }: Reader): string {
  const called = levels.map(level => (names[level] ?? level).toLowerCase());
  return words.text.stalled(dictionary.sayCommand('retry'), dictionary.sayCommand('replace'), called);
}

/** What the best bot would play, and why. */
function hintPassage(hint: Candidate, { rules }: Snapshot, reader: Reader): Passage {
  const { dictionary, spoken, words } = reader;
  const code = hint.moves.map(move => dictionary.sayMove(rules.write(move))).join(', ');
  const why = spoken.speech.text.whyHint(hint, seat => nameForReader(reader, seat));
  return passage('', [{ code, text: [words.text.hint, why].filter(Boolean).join(' ') }]);
}
