/** What its scores count. */
export const points = { one: 'hero', many: 'heroes' };

/** The refusals of Hero's Tavern in words. Names in braces are arguments of the refusal. */
export const sentences = {
  // Moves
  'unknown-card': 'There is no card “{text}”.',
  'unknown-resource': 'There is no resource “{text}”.',
  'wrong-price': 'The price of {card} in {resource} must be between 0 and {max}.',
  'deal-awaited': 'The cards have to be dealt first.',
  'deal-not-awaited': 'There is nothing to deal at stage “{stage}”.',
  'not-in-hand': '{card} is not in hand.',
  'not-drafted': 'Not enough {card} drafted: {have}, not {need}.',
  'not-enough-tokens': 'Not enough {resource}: that costs {need}, and the player has {have}.',
  'wrong-number-of-hands': 'A deal must have {need} hands, not {have}.',
  'wrong-hand-size': 'The hand of seat {seat} must have {need} cards, not {have}.',
  'not-in-pile': 'The draw pile has no {card} for seat {seat}.',
  'not-in-discard': 'The discard pile has no {card} for seat {seat}.',
  'one-card-expected': 'Expected one card, not {have}.',
  'nothing-and-cards': 'Expected either “nothing” or cards, not both.',

  // Positions
  'cards-not-conserved': 'There are {have} {card}, not {need}.',
  'wrong-deal-size': '{have} cards were dealt, not {need}.',
  'remainder-not-dealt': '{card} can’t have been left in the draw pile.',
  'remainder-without-reshuffle': 'Cards were left in the draw pile, but nothing was reshuffled.',
  'impossible-step': 'Step {step} is not possible at stage “{stage}”.',
  'impossible-choice': 'Seat {seat} can’t have made that choice.',
  'all-are-in': 'All players have chosen, so the cards would have been revealed.',
  'unsorted-hand': 'The hand of seat {seat} is not sorted.',
  'too-many-bought': 'Seat {seat} has bought more than {max} cards.',
  'too-many-tokens': 'Seat {seat} has more than {max} {resource}.',
  'impossible-score': 'Seat {seat} can’t have that score at {where}.',
  'taverns-not-understood': 'The taverns aren’t valid at {where}.',
  'too-many-cards': 'There are {have} {card}; the box has {max}.',
};
