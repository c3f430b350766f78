/** What stands in the pictures of the rules, and what they show. */
export const words = {
  label: {
    draft: 'Four players at a table; each passes the hand to the left',
    sets: 'Three food: 10. A light and a dark ale: 10. Two ales of one kind: 3.',
  },
};

export type Words = typeof words;
