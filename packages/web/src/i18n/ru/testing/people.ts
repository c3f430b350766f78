/** First names for the people in tests, in the letters of the language. */
export const people = ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья'];
