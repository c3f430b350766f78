/** The guide through a first round. */
export const guideWords = {
  showMe: 'Show me how',
  offer: 'New here? A short guide plays the first round with you.',
  noThanks: 'No, thanks',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the guide',
  finish: 'Play on',
};
