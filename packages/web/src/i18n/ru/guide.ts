export const guideWords = {
  showMe: 'Показать, как играть',
  offer: 'Впервые здесь? Краткое обучение поможет сыграть первый раунд.',
  noThanks: 'Нет, спасибо',
  step: (step: number, of: number) => `Шаг ${step} из ${of}`,
  next: 'Дальше',
  awaits: 'Ваш ход',
  back: 'Назад',
  skip: 'Пропустить обучение',
  finish: 'Играть дальше',
};
