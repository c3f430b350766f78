/** The guide through a first round. */
export const guideWords = {
  showMe: 'Show me how',
  offer: 'New here? A short guide takes you through your first round.',
  noThanks: 'No, thanks',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  awaits: 'It’s your move…',
  back: 'Back',
  skip: 'Skip the guide',
  fold: 'Minimise',
  unfold: 'Show',
  comesBack: 'The guide comes back when something new happens.',
  finish: 'Keep playing',
};
