/** What its scores count. */
export const points = { one: 'VP', many: 'VP' };

/** The refusals of Heaven & Ale in words. Names in braces are arguments of the refusal. */
export const sentences = {
  // Moves
  'chance-awaited': 'Chance has to move first (stage “{stage}”).',
  'chance-not-awaited': 'Chance has nothing to do at stage “{stage}”.',
  'not-your-turn': 'It is seat {active}’s turn.',
  'no-such-space': 'There is no such space; spaces are numbered 1 to {spaces}.',
  'not-forward': 'Player figures only move forward, and {to} is not after {from}.',
  'no-tile-there': 'There is no tile on space {space}.',
  'garden-full': 'The garden is full.',
  'no-disc-there': 'There is no disc on space {space}.',
  'no-usable-spot': 'No scoring spot can be used from space {space}.',
  'no-barrel-to-take': 'There is no barrel to take.',
  'slot-taken': 'The starting space “{slot}” is taken by seat {by}.',
  'must-take-first-slot': 'Only the first-player space can be taken.',
  'not-enough-ducats':
    'Not enough ducats: that costs {need}, and the player has {have}. Cards left to return for {each} each: {cards}.',
  'tile-not-there': 'There is no {tile} on space {space}.',
  'no-such-hex': 'There is no hex “{text}”.',
  'shed-spot': '{hex} is a shed spot and can’t hold a tile.',
  'hex-filled': '{hex} already holds {tile}.',
  'must-buy': 'At least one tile must be bought.',
  'not-around-shed': '{hex} is not next to the shed on {shed}.',
  'wrong-activation':
    'The shed on {shed} is of type {type} and activates exactly {need} of its neighbours, in its pattern.',
  'spot-not-open': 'A disc from space {space} can’t go on the {spot} spot.',
  'spot-taken': 'The {spot} spot already has a disc.',
  'nothing-to-score': 'There is nothing to score on the {spot} spot.',
  'card-not-in-hand': 'The card “{card}” is not in hand.',
  'not-rearmost': '{resource} is not furthest behind; it must be one of: {rearmost}.',
  'wrong-refill': 'A refill must have {needResources} resource tiles, then {needMonks} monks.',
  'tile-not-left': 'No {tile} with the back {back} is left.',
  'unknown-word': '“{text}” is not a valid {expected}.',
  'wrong-number-of-words': '“{command}” must be followed by {need}.',

  // Positions
  'tiles-not-conserved': 'There are {have} {tile}, not {need}.',
  'wrong-bag': 'The bag must hold {need} {tiles} with the back {back}.',
  'wrong-tile-on-space': '{tile} can’t lie on space {space}.',
  'too-many-tiles': 'Too many tiles on space {space}; the maximum is {max}.',
  'wrong-discs': 'Too many discs on space {space}; the maximum is {max}.',
  'wrong-shed': 'The shed on {shed} of seat {seat} doesn’t match its garden.',
  'disc-without-tile': 'Seat {seat} has a disc on the {spot} spot but no tile for it.',
  'too-many-discs': 'There are {have} discs; the maximum is {max}.',
  'card-twice': 'Seat {seat} has the card “{card}” twice.',
  'card-without-pair': 'Seat {seat} has a card at pair {pair}, which is not complete.',
  'barrel-twice': 'The {size} barrel for {goal} is owned twice.',
  'barrel-without-goal': 'Seat {seat} has a barrel for {goal} but has not met that goal.',
  'small-before-large': 'The small barrel for {goal} was taken before the large one.',
  'slot-shared': 'Two player figures stand on the starting space “{slot}”.',
  'impossible-figure': 'The player figure of seat {seat} can’t be there.',
  'impossible-stage': 'The stage “{stage}” is not possible here.',
  'masks-disagree': 'The garden data of seat {seat} is inconsistent.',
  'players-not-understood': 'The players aren’t valid at {where}.',
};
