export const guideWords = {
  showMe: 'Показать, как играть',
  offer: 'Впервые здесь? Короткий проводник поможет сыграть первый раунд.',
  noThanks: 'Нет, спасибо',
  step: (step: number, of: number) => `Шаг ${step} из ${of}`,
  next: 'Дальше',
  back: 'Назад',
  skip: 'Без подсказок',
  finish: 'Играть дальше',
};
