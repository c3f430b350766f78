import {
  brewmasterTable,
  gardenTable,
  neighbourTable,
  shedTable,
  trackTables,
} from '../../../games/heaven-and-ale/rules/tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';

export const rules: Rules = {
  intro: [
    'You run a monastery that wants to brew the best ale under the sun. You buy resources and monks for your garden, and you choose the right moment to let them work. In the shade they earn ducats; in the sun they push your production. At the end only your weakest resource counts, times the skill of your brewmaster. So grow everything, forget nothing, and keep an eye on the barrels.',
    'These are the rules of the base game for 2 to 4 players, in our own words. They follow the English, German and Russian rulebook and the player aid. What only the printed boards show comes from two independent public readings that agree with every example; section 11 tells where the sources differ.',
    'VP means victory points.',
  ],
  sections: [
    section(
      '1',
      'Pieces',
      rule(
        '1.1',
        'There are 100 resource tiles. They show one of 5 resources (wood, yeast, hops, water, barley) and a fertility from 1 to 5. Of each of these 25 kinds there are 4 copies: 2 have a I on the back, 2 have a II.',
      ),
      rule(
        '1.2',
        'There are 24 monk tiles: 4 types with 6 monks each. Of each type, 3 have a I on the back, 3 have a II.',
      ),
      rule(
        '1.3',
        'There are 12 barrel goals. Each goal has one large barrel (4 VP) and one small barrel (2 VP).',
      ),
      rule(
        '1.4',
        'There are 5 types of shed, numbered 0 to 4. The supply of sheds, discs and ducats never runs out (11.7).',
      ),
      rule(
        '1.5',
        'Each player has:',
        table(
          'Piece | How many',
          'garden | 1',
          'resource markers | 5, one for each resource',
          'brewmaster | 1',
          'figure | 1',
          'privilege cards | 5, one of each kind (7.5)',
          'ducats | 25',
        ),
        'Everything is public, your ducats too. Only one thing is hidden: which tiles are still to come, and in which order.',
      ),
    ),
    section(
      '2',
      'The main board',
      rule(
        '2.1',
        'The track has 27 action spaces. They run clockwise from the starting area:',
        picture('track'),
        ...trackTables(),
        table(
          'Sign | Meaning | How many',
          'R | resource space | 15',
          'M4, M3, M2, M1 | monk space; the number is the monk price | 4',
          'A, B, C | scoring space for that letter (7.1) | 3',
          '* | scoring space for A, B or C (7.1) | 3',
          'K | barrel space | 2',
        ),
      ),
      rule(
        '2.2',
        'The starting area has 4 slots. A slot holds one figure.',
        table(
          'Slot | What it gives',
          'first player | you start the coming round',
          'brewmaster | your brewmaster moves 1 step',
          'marker | one resource marker of your choice moves 2 steps',
          'ducats | 2 ducats',
        ),
      ),
    ),
    section(
      '3',
      'The player board',
      rule(
        '3.1',
        'The garden has 37 hexes in 7 rows. The rows are called a to g from the top; within a row the hexes count from the left. The picture shows them all; the dark ones are shed spots.',
        picture('garden'),
        'The left half lies in the sun, the right half in the shade. Shed spots belong to neither side.',
        gardenTable('Row | Sunny | Shed spots | Shady', 'all'),
        'Neighbours are the hexes that touch: left, right, two above, two below. Each shed spot has six garden neighbours (here clockwise from the upper left):',
        neighbourTable('Shed spot | Its neighbours'),
      ),
      rule(
        '3.2',
        'The production track has two parts. The spots −10 to 0 carry no number on the board and are worth 0. The spots 1 to 20 are brown and numbered. Your pieces start here:',
        picture('production'),
        table(
          'Piece | Start',
          'brewmaster | −10',
          'barley | −8',
          'water | −6',
          'hops | −4',
          'yeast | −2',
          'wood | 0',
        ),
      ),
      rule(
        '3.3',
        'The brewmaster table. The brewmaster’s spot tells your exchange rate and your VP value:',
        brewmasterTable('Brewmaster’s spot | Exchange rate | VP value', '0 or less'),
      ),
      rule(
        '3.4',
        'There are 10 scoring spots. They form 5 privilege pairs:',
        table(
          'Pair | Its two spots',
          'first | fertility X, wood',
          'second | yeast, hops',
          'third | water, barley',
          'fourth | monk 1, monk 2',
          'fifth | monk 3, monk 4',
        ),
      ),
    ),
    section(
      '4',
      'Setup',
      rule(
        '4.1',
        'Shuffle the I tiles and the II tiles separately. Put one I resource tile on each resource space, in track order.',
      ),
      rule(
        '4.2',
        'Shuffle the 12 I monks and make three face-down stacks of 4. Then add stacks of 4 shuffled II monks:',
        table('Players | Stacks of I monks | Stacks of II monks', '2 | 3 | none', '3 | 3 | 1', '4 | 3 | 3'),
        'Unused monks leave the game unseen. All I stacks are used before any II stack. Deal the first stack to the four monk spaces, in track order.',
      ),
      rule('4.3', 'Put one disc on each scoring space. All 24 barrels are available.'),
      rule(
        '4.4',
        'A starting player is drawn (or the table chooses one) and takes the first-player slot. Then the others place their figures counterclockwise, that is, in reverse seating order. Each chooses one of the free slots and takes its reward at once (2.2). This is not a turn: placing needs no “done”.',
      ),
      rule(
        '4.5',
        'The number of rounds depends on the number of players:',
        table('Players | Rounds', '2 | 3', '3 | 4', '4 | 6'),
      ),
    ),
    section(
      '5',
      'A turn',
      rule(
        '5.1',
        'The player on the first-player slot starts the round. Turns go clockwise. Every turn, also one that ends in the starting area, closes with an explicit “done”. You say it when nothing is left that you must do or decide.',
      ),
      rule(
        '5.2',
        'Move your figure forward. Go to any later action space whose action you can carry out (5.3), or into the starting area (5.7). You never go backward and you never stay. You may jump over any number of spaces. Figures may share an action space.',
      ),
      rule(
        '5.3',
        'You can carry out the action of a space in these cases:',
        table(
          'Space | You can if',
          'resource, monk | it holds a tile that you can pay for and place; emergency coins count as money (5.8)',
          'scoring | it holds a disc and offers you a usable spot (7.1)',
          'barrel | you would take at least one barrel (8.2)',
        ),
      ),
      rule(
        '5.4',
        'Resource space: buy at least one of its tiles. Then buy as many more as you like, can pay for and can place. Take any tile of the space, in any order. Place each tile before you buy the next. If you can pay for the first one only by returning cards (5.8), you must do so. A tile goes on an empty hex, never on a shed spot. The price depends on the side of that hex:',
        table('Side | Price of a resource tile', 'shady | its fertility', 'sunny | twice its fertility'),
      ),
      rule(
        '5.5',
        'Monk space: the same as 5.4, with monks. Only the price differs:',
        table(
          'Side | Price of a monk',
          'shady | the monk price of the space',
          'sunny | twice the monk price of the space',
        ),
      ),
      rule(
        '5.6',
        'A tile that encloses a shed spot builds the shed at once (section 6), also in the middle of a purchase. If a tile encloses several spots, build one shed after the other.',
      ),
      rule(
        '5.7',
        'Starting area: you may always enter it, even straight from the starting area itself. Choose a free slot and take its reward. A slot is free if no other figure stands on it. Figures that have not left their slot since the last round still stand there; your own figure does not block you. Now you are out of the round, and your turns are skipped. If all others are out of the round and the first-player slot is free, you must take that slot (and you get no other reward).',
      ),
      rule(
        '5.8',
        'Emergency coins: at any time in your own turn you may return unplaced privilege cards to the box. Each one pays 3 ducats. The card is gone for the rest of the game. You can’t do this while placing in 4.4, nor in another player’s turn, nor after your last turn. A card that you still hold then is worth nothing. If you return your last card while a completed pair awaits its card (7.5), that pair is settled without a card.',
      ),
    ),
    section(
      '6',
      'Sheds',
      rule(
        '6.1',
        'A shed is built when all 6 neighbours of a shed spot hold tiles. Add up the fertility of the resource tiles around it. Monks count 0. The sum tells what you get:',
        shedTable('Sum | Brewmaster | Shed type', sum => `${sum} or more`),
      ),
      rule(
        '6.2',
        'First move the brewmaster. Then the shed activates neighbours of your choice: exactly as many as its type says.',
        picture('sheds'),
        table(
          'Shed type | It activates',
          '0 | nothing',
          '1 | any one neighbour',
          '2 | two neighbours on opposite sides of the shed',
          '3 | three neighbours, no two of them next to each other',
          '4 | any four neighbours',
        ),
      ),
      rule(
        '6.3',
        'What an activated tile does:',
        table(
          'Tile | In the shade | In the sun',
          'resource | pays its fertility in ducats | moves its resource’s marker as many steps as its fertility',
          'monk | moves the brewmaster 1 step | moves the brewmaster 1 step',
        ),
      ),
      rule(
        '6.4',
        'A resource marker on 20 stays there. Each further step that it would take pays you 1 ducat instead. This holds whenever a marker moves forward during the game: by a tile, a slot or a card. It does not hold at the end (10.2). A brewmaster on 20 stays too, and pays nothing.',
      ),
    ),
    section(
      '7',
      'Scoring discs',
      rule(
        '7.1',
        'Take one disc from the space and put it on a usable spot of your board. The space tells which spots are open to it:',
        table(
          'Space | Spots',
          'A | the fertility spot X',
          'B | the four monk spots',
          'C | the five resource spots',
          '* | all ten',
        ),
        'A spot is usable if it is empty and your garden holds at least one tile that it would score. For X this means: a tile of the fertility that you name.',
      ),
      rule(
        '7.2',
        'Fertility spot X: name a fertility that at least one of your resource tiles has. Each of your resource tiles with this fertility is activated (6.3).',
      ),
      rule('7.3', 'Resource spot: each of your tiles of that resource is activated (6.3).'),
      rule(
        '7.4',
        'Monk spot: each of your monks of that type is triggered, one after the other. A triggered monk activates every resource tile and every monk next to it (6.3), across the border of sun and shade too. These are at most four, because sheds are not activated. A monk that is activated in this way does not trigger in turn.',
      ),
      rule(
        '7.5',
        'After the scoring is done, look at the pair of the spot. If your disc completed it, you may now place one of your privilege cards there and take its effect. If you don’t do it now, you never can at that pair. If you have no card left, nothing happens; the same if you return your last one instead of placing it (5.8).',
        table(
          'Card | Effect',
          'harvest | Choose a resource. Its marker moves 1 step for each tile of that resource in your garden.',
          'stragglers | Your rearmost marker moves 1 step for each disc on your board, the new one included. Choose among equals; all steps go to that one marker.',
          'barrels | At the end of the game each of your barrels is worth 1 VP more.',
          'purse | You get 12 ducats.',
          'brewmaster | Your brewmaster moves 5 steps.',
        ),
      ),
    ),
    section(
      '8',
      'Barrels',
      rule(
        '8.1',
        'The twelve goals. Every number is a minimum. Shed type 0 counts as a type.',
        table(
          'Goal | What you need',
          'brewmaster on 1 | your brewmaster has reached spot 1',
          'all markers on 1 | all five of your resource markers have reached spot 1',
          'six of fertility 1 | 6 resource tiles of fertility 1 in your garden',
          'six of fertility 5 | 6 resource tiles of fertility 5 in your garden',
          'all monk discs | discs on all 4 monk spots',
          'all resource discs | discs on all 5 resource spots',
          'three sheds alike | 3 sheds of one type',
          'four shed types | sheds of 4 different types',
          'marker on 20 | one of your resource markers on 20',
          'three cards placed | 3 privilege cards placed at pairs',
          'sunny side full | tiles on all 15 sunny hexes',
          'shady side full | tiles on all 15 shady hexes',
        ),
      ),
      rule(
        '8.2',
        'On a barrel space, look at every goal that you fulfil and of which you own no barrel yet. Take its large barrel if it is there; otherwise take its small one if that is there. You can’t leave any of them behind.',
      ),
    ),
    section(
      '9',
      'Next round',
      rule(
        '9.1',
        'When all players are out of the round, new tiles come. Deal the next monk stack, one monk to each monk space. Deal one resource tile to each resource space: I tiles until they run out, then II tiles. Both go in track order. Tiles that are left on a space stay there; the new one lies next to them, and all are for sale.',
      ),
      rule(
        '9.2',
        'Fill each scoring space up to exactly one disc. Before the last round some spaces get a second disc:',
        table('Players | Second disc on', '2 | B and C', '3 | B, C and the first * (space 16)', '4 | none'),
        'A move still takes only one disc.',
      ),
      rule('9.3', 'The player on the first-player slot starts the round.'),
    ),
    section(
      '10',
      'End of the game',
      rule(
        '10.1',
        'After the last round each player reads two numbers off the brewmaster table (3.3): the exchange rate r and the VP value v.',
      ),
      rule(
        '10.2',
        'First you may exchange, as often as you like. One exchange moves your rearmost marker (or one of them) 1 step forward. In return other markers move back r steps in total. None of them may fall behind the spot that the moved marker reaches. After that, every 10 ducats move any marker 1 step forward. No marker passes 20. The spots −10 to 0 are ordinary steps here.',
      ),
      rule(
        '10.3',
        'The program does this for you in the best way, and shows the steps. Best means that the rearmost marker ends as far ahead as possible, also below 1, where it scores nothing. Among equally good ways it takes the one with the fewest exchanges, then the one with the fewest ducats, then it prefers markers in the order wood, yeast, hops, water, barley. An example: markers on 1, 1, 4, 7 and 9, at 2:1 and with 60 ducats, reach 5.',
      ),
      rule(
        '10.4',
        'Add up your victory points:',
        table(
          'For | VP',
          'your rearmost marker | v × its spot; 0 if it is on 0 or less',
          'each large barrel | 4',
          'each small barrel | 2',
          'each barrel, if you have placed the barrels card | 1 more',
          'standing on the first-player slot | 1',
        ),
        'Most VP wins. Players who tie share the victory.',
      ),
    ),
    section(
      '11',
      'Rulings',
      'Here the sources differ or are silent. This is how we read them.',
      rule(
        '11.1',
        'Placing at the start goes counterclockwise, as the English and German rulebook and the player aid say. The Russian rulebook says in turn order.',
      ),
      rule(
        '11.2',
        'A player who is forced onto the first-player slot gets that slot only (English and German). The Russian rulebook lets her keep another bonus.',
      ),
      rule(
        '11.3',
        'A spot without any tile to score can’t be used (English, German and player aid). The Russian rulebook asks only that it is empty. For X we read this as the named fertility.',
      ),
      rule(
        '11.4',
        'With 3 players the second * disc goes on the first * only (English, German and player aid). The Russian rulebook says on all of them.',
      ),
      rule(
        '11.5',
        'The exchange is optional (the German rulebook says “may”). The English rulebook and the player aid go on until no step is possible; the Russian one says “must”. Being free to stop never costs points. Markers that move back may not fall behind the spot reached (English and Russian). The German rulebook says behind the rearmost marker.',
      ),
      rule(
        '11.6',
        'The start spots of 3.2: one public reading puts wood on 1 and the brewmaster one spot behind barley. The reading used here says that it was checked against the rulebook’s picture of the board. Reviews add that every resource, wood ahead and barley last, has a run-up of its own before it counts.',
      ),
      rule(
        '11.7',
        'The reserve of ducats and sheds is unlimited. The German and the Russian rulebook list 197 ducats and 49 sheds; none says what a shortage would mean. The 36 discs are always enough.',
      ),
      rule(
        '11.8',
        'If one tile encloses several sheds, or several monks are triggered, the order makes no difference: all their effects add up the same. So the program takes them in board order.',
      ),
      rule(
        '11.9',
        'Emergency coins are for your own turn only (English, German and player aid). The Russian rulebook says at any moment.',
      ),
      rule(
        '11.10',
        'A shed activates exactly its number of neighbours (the English rulebook says “must”). The German one says “may”.',
      ),
      rule('11.11', 'Steps of a brewmaster who is already on 20 are lost. All sources are silent.'),
      rule(
        '11.12',
        'Going from the starting area straight back into it is legal. The sources are silent; without this, a player who can do nothing would have no move.',
      ),
    ),
  ],
};
