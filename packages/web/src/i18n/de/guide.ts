export const guideWords = {
  showMe: 'Zeig mir, wie es geht',
  offer: 'Neu hier? Eine kurze Einführung begleitet dich durch die erste Runde.',
  noThanks: 'Nein, danke',
  step: (step: number, of: number) => `Einführung: ${step} von ${of}`,
  next: 'Weiter',
  awaits: 'Du bist dran …',
  back: 'Zurück',
  skip: 'Einführung beenden',
  fold: 'Einklappen',
  unfold: 'Ausklappen',
  comesBack: 'Die Einführung geht weiter, sobald etwas Neues passiert.',
  finish: 'Weiterspielen',
};
