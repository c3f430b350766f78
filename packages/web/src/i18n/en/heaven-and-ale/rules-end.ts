import {
  BARREL_CARD_VP,
  BREWMASTER_START,
  DUCATS_PER_STEP,
  FIRST_PLAYER_VP,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { rule, type Section, section, table } from '../../../rules/rules.ts';
import { number } from '../../numbers.ts';
import { words as aid } from './aid.ts';

export const endSections: readonly Section[] = [
  section(
    '10',
    'End of the game',
    rule(
      '10.1',
      'After the last round all players read two numbers off the brewmaster table (3.3): their exchange rate r and their VP value v.',
    ),
    rule(
      '10.2',
      `First you may exchange, as often as you like. One exchange moves your marker furthest behind (or one of them) 1 step forward. In return your other markers move back r steps in total. None of them may fall behind the spot that this marker reaches. After that, every ${DUCATS_PER_STEP} ducats move any marker 1 step forward. No marker moves beyond ${TRACK_END}. The spots ${number(BREWMASTER_START)} to 0 are ordinary steps here.`,
    ),
    rule(
      '10.3',
      'The program does this for you in the best way and shows the steps. The best way is the one in which the marker furthest behind gets as far as possible, even below 1, where it scores nothing. Among equally good ways the program takes the one with the fewest exchanges, then the fewest ducats, then it prefers markers in this order: wood, yeast, hops, water, barley. Example: with markers on 1, 1, 4, 7 and 9, a rate of 2:1 and 60 ducats, the marker furthest behind reaches 5.',
    ),
    rule(
      '10.4',
      'Add up your victory points:',
      table(
        'For | VP',
        'your marker furthest behind | v × its spot; 0 if it is on 0 or less',
        `each large barrel | ${LARGE_BARREL_VP}`,
        `each small barrel | ${SMALL_BARREL_VP}`,
        `each barrel, if you have placed the Barrels card | ${BARREL_CARD_VP} more`,
        `standing on the first-player space | ${FIRST_PLAYER_VP}`,
      ),
      ...aid.endExample,
      'Most VP wins. Players who tie share the victory.',
    ),
  ),
  section(
    '11',
    'Rulings',
    'The sources differ here, or say nothing. This is how we read them.',
    rule(
      '11.1',
      'Player figures are placed counterclockwise at the start, as the English and German rulebooks and the player aid say. The Russian rulebook has them placed in turn order.',
    ),
    rule(
      '11.2',
      'A player who has to take the first-player space gets nothing else (English and German). The Russian rulebook grants another reward as well.',
    ),
    rule(
      '11.3',
      'A spot can’t be used if you have no tile that it would score (English, German and player aid). The Russian rulebook only requires it to be empty. For X we take this to mean the fertility you name.',
    ),
    rule(
      '11.4',
      'With 3 players the second * disc goes on the first * only (English, German and player aid). The Russian rulebook puts one on every * space.',
    ),
    rule(
      '11.5',
      'You may stop exchanging at any time. The rulebooks differ, and we follow the German one, the original:',
      table(
        'Rulebook | What it says',
        'German | You may even out your markers (“Nun darfst du …”), and may apply the rate until no marker can move back without falling behind the marker furthest behind.',
        'English, player aid | Even out your markers: “Continue applying your exchange rate” until no exchange is possible.',
        'Russian | You must bring your markers as close together as possible («Вы должны …»).',
      ),
      'Being free to stop never costs points and sometimes gains some. Markers that move back may not fall behind the spot that the other one reaches, as the English and the Russian rulebooks say.',
      'Example: markers on 4, 5, 6, 6 and 6, at 2:1 and with 30 ducats. The only possible exchange moves the last marker to 5 and two others back to 5; then the ducats lift three of the four markers there, and one stays on 5. Without the exchange, the ducats bring all markers to 6.',
    ),
    rule(
      '11.6',
      'The starting spots in 3.2: one public description puts wood on 1 and the brewmaster one spot behind barley. The one used here says that it was checked against the picture of the board in the rulebook. Reviews add that every resource, from wood in front to barley at the back, has its own run-up before it counts.',
    ),
    rule(
      '11.7',
      'Ducats and sheds are unlimited. The German and Russian rulebooks list 197 ducats and 49 sheds; no rulebook says what happens in a shortage. The 36 discs are always enough.',
    ),
    rule(
      '11.8',
      'If one tile encloses several shed spots, or several monks are triggered, the order makes no difference: the effects add up to the same. So the program takes them in board order.',
    ),
    rule(
      '11.9',
      'Emergency coins are for your own turn only (English, German and player aid). The Russian rulebook says at any time.',
    ),
    rule(
      '11.10',
      'A shed activates exactly its number of neighbours (the English rulebook says “must”). The German one says “may”.',
    ),
    rule(
      '11.11',
      `Steps of a brewmaster who is already on ${TRACK_END} are lost. The sources say nothing about this.`,
    ),
    rule(
      '11.12',
      'You may go from the starting area straight back into it, and even take the starting space you left. The rulebooks don’t mention this case. The closest they come:',
      table(
        'Rulebook | What it says',
        'English, player aid | Never move backwards “nor stay with it where you are”.',
        'German | Never leave the player figure on the same space (“auf demselben Feld stehen lassen”).',
        'Russian | The player figure can’t be left where it is («оставлять её на месте»).',
      ),
      'We read it as a full lap: the player figure passes all action spaces and enters the starting area again, so it doesn’t stay. Otherwise a player who can do nothing else would have no move.',
    ),
  ),
];
