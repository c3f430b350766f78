/** The guide through a first round. */
export const guideWords = {
  showMe: 'Show me how',
  offer: 'New here? A short guide takes you through your first round.',
  noThanks: 'No, thanks',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  awaits: 'Your move',
  back: 'Back',
  skip: 'Skip the guide',
  comesBack: 'The guide comes back when something new happens.',
  finish: 'Keep playing',
};
