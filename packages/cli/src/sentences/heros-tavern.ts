/** The refusals of Hero's Tavern in words. What stands in braces is an argument of the refusal. */
export const sentences = {
  // Moves
  'unknown-card': 'There is no card “{text}”.',
  'unknown-resource': 'There is no resource “{text}”.',
  'wrong-price': 'The price of {card} in {resource} must be from 0 to {max}.',
  'deal-awaited': 'The cards have to be dealt first.',
  'deal-not-awaited': 'There is nothing to deal in the stage “{stage}”.',
  'not-in-hand': '{card} is not in hand.',
  'not-drafted': '{card} was drafted {have} times, not {need}.',
  'not-enough-tokens': 'That costs {need} {resource}, and there is {have}.',
  'wrong-number-of-hands': 'A deal has {need} hands, not {have}.',
  'wrong-hand-size': 'The hand of seat {seat} has {have} cards instead of {need}.',
  'not-in-pile': 'The draw pile has no {card} for seat {seat}.',
  'not-in-discard': 'The discard pile has no {card} for seat {seat}.',
  'one-card-expected': 'One card is expected, not {have}.',
  'nothing-and-cards': 'Either “nothing” or cards.',

  // Positions
  'cards-not-conserved': 'There are {have} {card} instead of {need}.',
  'wrong-deal-size': '{have} cards are dealt instead of {need}.',
  'remainder-not-dealt': '{card} was left in the draw pile, but can’t have been.',
  'remainder-without-reshuffle': 'Cards were left in the draw pile, but nothing was reshuffled.',
  'impossible-step': 'Step {step} is not possible in the stage “{stage}”.',
  'impossible-choice': 'Seat {seat} can’t have made that choice.',
  'all-are-in': 'All choices are in: they would have been revealed.',
  'unsorted-hand': 'The hand of seat {seat} is not in order.',
  'too-many-bought': 'Seat {seat} has bought more than {max} cards.',
  'too-many-tokens': 'Seat {seat} has more than {max} {resource}.',
  'impossible-score': 'Seat {seat} can’t have that score at {where}.',
  'taverns-not-understood': 'The taverns are not understood at {where}.',
  'too-many-cards': 'There are {have} {card}; the box has {max}.',
};
