export const guideWords = {
  showMe: 'Zeig mir, wie es geht',
  offer: 'Neu hier? Eine kurze Einführung begleitet dich durch die erste Runde.',
  noThanks: 'Nein, danke',
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Ohne Einführung',
  finish: 'Weiterspielen',
};
