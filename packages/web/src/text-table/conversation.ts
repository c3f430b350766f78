import type { Candidate } from '@taproom/bots';
import { GAMES, type Refusal, type Seat } from '@taproom/games';
import { reasonsOf } from '../games/heros-tavern/table/hints.ts';
import type { Messages } from '../i18n/messages.ts';
import { entriesOf, entriesSince } from '../log/entries.ts';
import { explain, type Refuser } from '../log/explain.ts';
import { ruleOf } from '../log/rules-of-refusals.ts';
import { tell } from '../log/tell.ts';
import type { PlayedGame, Snapshot, StalledBot } from '../play/game.ts';
import { levelsOf } from '../play/signs.ts';
import { type Command, partsOf, readCommand } from './commands.ts';
import { helpOn } from './help.ts';
import { offersOf, tellEvents } from './offers.ts';
import { type Line, type Passage, passage } from './passage.ts';
import { awaitedLine, lookAt } from './position.ts';
import { nameOf, type Reader, readerOf } from './reader.ts';
import { Dictionary, fold } from './vocabulary.ts';

/** Something said: by the person, or to them. */
export interface Said {
  readonly id: number;
  readonly by: 'person' | 'table';
  readonly passages: readonly Passage[];
}

/** So much of the conversation is kept on the screen. */
const KEPT = 60;

/**
 * The talk between a person and a game: what they type is read, done and answered, and what happens meanwhile is
 * told. It knows nothing of the page that shows it.
 */
export class Conversation {
  private said: readonly Said[] = [];
  private count = 0;
  /** Who was told up to which event; nobody yet if undefined. */
  private reader: Seat | null | undefined;
  private toldUpTo = 0;
  /** What was asked of the person last, so that it is asked once. */
  private asked = '';
  private hinted: Snapshot['hint'] = null;
  /** The seat whose bot was said to have failed. */
  private stalled: Seat | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly game: PlayedGame) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): readonly Said[] => this.said;

  /** A line that the person has typed. */
  async hear(line: string, words: Messages): Promise<void> {
    if (line !== '') this.add('person', [passage('', [line])]);
    const dictionary = new Dictionary(words.text.vocabulary);
    const parts = partsOf(line);
    for (const part of parts.length > 0 ? parts : ['']) {
      const command = readCommand(part === '' ? 'look' : part, dictionary);
      const { passages, stop } = await this.obey(command, words, dictionary);
      this.add('table', passages);
      if (stop) return;
    }
  }

  /** Tells what is new on the table. Told again of the same snapshot, it says nothing. */
  follow(now: Snapshot, words: Messages): void {
    const reader = readerOf(now, words);
    const lines = this.newsFor(now, reader);
    // The same question is asked anew once something was committed, and never within one plan.
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
          words.play.stalled.message(nameOf(reader, now.stalled.seat)),
          stalledLine(now.stalled, levelsOf(words, now.game), words),
        ]),
      ]);
    this.stalled = stalled;
  }

  /** What happened since the last time. Somebody else at the screen finds nothing of the one before them. */
  private newsFor(now: Snapshot, reader: Reader): string[] {
    const { game, told, seat } = now;
    const before = { reader: this.reader, toldUpTo: this.toldUpTo };
    this.reader = seat;
    this.toldUpTo = told.at(-1)?.number ?? 0;
    if (before.reader === undefined) return [reader.words.text.greeting];
    const entries = entriesOf(game, told, seat);
    if (before.reader !== seat) this.said = [];
    const fresh =
      before.reader === seat
        ? entries.filter(entry => entry.number > before.toldUpTo)
        : seat === null
          ? []
          : entriesSince(game, told, entries, seat);
    return fresh
      .filter(entry => entry.by === null || entry.by !== seat)
      .reverse()
      .map(entry => tell(entry.happenings, reader.words.log, reader.names));
  }

  private async obey(
    command: Command,
    words: Messages,
    dictionary: Dictionary,
  ): Promise<{ passages: readonly Passage[]; stop: boolean }> {
    const { text } = words;
    const now = this.game.get();
    const reader = readerOf(now, words);
    const goOn = (...passages: readonly Passage[]) => ({ passages, stop: false });
    const line = (said: string | Line) => goOn(passage('', [said]));
    const stop = (said: Line) => ({ passages: [passage('', [said])], stop: true });
    switch (command.command) {
      case 'help':
        return goOn(...helpOn(command.about, now, reader, dictionary));
      case 'look':
        return goOn(...lookAt(command.at, now, reader));
      case 'nowhere-to-look':
        return stop({ text: text.nowhereToLook(command.text) });
      case 'why-what':
        return stop({ text: text.whyWhat });
      case 'why':
        return line(this.why(command.notation, now, words));
      case 'move': {
        const done = this.move(command.notation, now, words);
        return done.refused ? stop(done.line) : line(done.line);
      }
      case 'undo':
        return line(await this.undo(now, words));
      case 'redo':
        if (!now.plan?.canRedo) return line(text.nothingToRedo);
        this.game.redoMove();
        return line(this.whatIsPlanned(words));
      case 'over':
        this.game.startOver();
        return line(this.whatIsPlanned(words));
      case 'done': {
        const before = this.count;
        const done = await this.game.confirm();
        if (!done.ok) return stop(this.refused('table', done.refusal, words));
        // What it led to may have been told already: that says enough.
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
        return line(this.replace(command.level, now, words));
    }
  }

  private move(
    notation: string,
    { game, plan }: Snapshot,
    words: Messages,
  ): { readonly refused: boolean; readonly line: Line } {
    const read = GAMES.current(game).read(notation);
    if (!read.ok) return { refused: true, line: this.refused(game, read.refusal, words) };
    const before = plan?.events.length ?? 0;
    const done = this.game.act(read.value);
    if (!done.ok) {
      const refuser = plan === null ? 'table' : game;
      return { refused: true, line: this.refused(refuser, done.refusal, words) };
    }
    const now = this.game.get();
    const reader = readerOf(now, words);
    // Where all choose together a choice takes the place of the one before.
    const events = now.plan?.events ?? [];
    const fresh = game === 'heros-tavern' ? events : events.slice(before);
    const told = tellEvents(game, fresh, reader);
    return { refused: false, line: { text: [told, awaitedLine(now, reader)].filter(Boolean).join(' ') } };
  }

  private why(notation: string, now: Snapshot, words: Messages): Line {
    const { game } = now;
    const read = GAMES.current(game).read(notation);
    if (!read.ok) return this.refused(game, read.refusal, words);
    if (!now.mayAct) return this.refused('table', { code: 'not-awaited' }, words);
    const refusal = this.game.whyNot(read.value);
    if (refusal !== null) return this.refused(game, refusal, words);
    const offers = offersOf(now, readerOf(now, words)).flatMap(group => group.offers);
    const offer = offers.find(one => one.notation === GAMES.current(game).write(read.value));
    return { text: [words.text.allowed, offer?.sentence].filter(Boolean).join(' ') };
  }

  private async undo(now: Snapshot, words: Messages): Promise<string> {
    if (now.plan?.canUndo) {
      this.game.undoMove();
      return this.whatIsPlanned(words);
    }
    if (!now.canUndo) return words.text.nothingToUndo;
    await this.game.undoTurn();
    return words.text.takenBack;
  }

  private replace(wanted: string, { game, stalled }: Snapshot, words: Messages): string {
    if (stalled === null) return words.text.notStalled;
    const names = levelsOf(words, game);
    const called = (level: string): string => names[level] ?? level;
    const level = stalled.levels.find(one => [one, called(one)].some(name => fold(name) === fold(wanted)));
    if (level === undefined) return stalledLine(stalled, names, words);
    stalled.replace(level);
    return words.text.replaced(called(level));
  }

  private whatIsPlanned(words: Messages): string {
    const now = this.game.get();
    const reader = readerOf(now, words);
    const events = now.plan?.events ?? [];
    const planned =
      events.length === 0
        ? words.text.nothingPlanned
        : words.text.planned(tellEvents(now.game, events, reader));
    return `${planned} ${awaitedLine(now, reader)}`;
  }

  private refused(refuser: Refuser, refusal: Refusal, { refusals }: Messages): Line {
    const { game } = this.game.get();
    const text = explain(refusals, refuser, refusal, game);
    const rule = refuser === game || 'reason' in refusal ? ruleOf(game, refusal) : null;
    return rule === null ? { text } : { text, rule };
  }

  private add(by: Said['by'], passages: readonly Passage[]): void {
    if (passages.length === 0) return;
    this.said = [...this.said, { id: this.count++, by, passages }].slice(-KEPT);
    for (const listener of this.listeners) listener();
  }
}

/** What can be typed about a bot that failed; `names` are those of the levels. */
function stalledLine(
  { levels }: StalledBot,
  names: Readonly<Record<string, string>>,
  { text }: Messages,
): string {
  const dictionary = new Dictionary(text.vocabulary);
  const called = levels.map(level => (names[level] ?? level).toLowerCase());
  return text.stalled(dictionary.sayCommand('retry'), dictionary.sayCommand('replace'), called);
}

/** What the best bot would play, and why. */
function hintPassage(hint: Candidate, now: Snapshot, reader: Reader): Passage {
  const { text, turn, tavern } = reader.words;
  const dictionary = new Dictionary(text.vocabulary);
  const code = hint.moves.map(move => dictionary.sayMove(GAMES.current(now.game).write(move))).join(', ');
  const why =
    now.game === 'heaven-and-ale'
      ? turn.hint.why(hint.reasons)
      : reasonsOf(hint, tavern.reason, seat => nameOf(reader, seat)).join('; ');
  return passage('', [{ code, text: [text.hint, why].filter(Boolean).join(' ') }]);
}
