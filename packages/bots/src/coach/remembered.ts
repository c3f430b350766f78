/**
 * A small cache of the last few results, for questions that are asked twice in a row: what a position is worth, and
 * then how the turn from there is judged.
 */
export class Remembered<Answer> {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly most: number) {}

  get(question: string, find: () => Answer): Answer {
    const known = this.answers.get(question);
    if (known !== undefined) return known;
    const answer = find();
    this.answers.set(question, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.most && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}
