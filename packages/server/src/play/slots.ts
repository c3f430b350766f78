/**
 * How much is done at once, shared by person: somebody gets one more slot only if, before it, more slots are free than
 * they hold (a dynamic threshold). So one person alone has half of them at most, and whoever comes next finds one free.
 */
export class Slots {
  private readonly held = new Map<string, number>();
  private taken = 0;

  constructor(private readonly most: number) {}

  get used(): number {
    return this.taken;
  }

  mayTake(person: string): boolean {
    return (this.held.get(person) ?? 0) < this.most - this.taken;
  }

  take(person: string): void {
    this.held.set(person, (this.held.get(person) ?? 0) + 1);
    this.taken++;
  }

  give(person: string): void {
    const left = (this.held.get(person) ?? 0) - 1;
    if (left > 0) this.held.set(person, left);
    else this.held.delete(person);
    this.taken--;
  }
}
