/** The lines typed so far, to be brought back. */
export class History {
  private readonly lines: string[] = [];
  private at = 0;
  /** What stood in the field before somebody went back. */
  private draft = '';

  keep(line: string): void {
    if (line !== '' && this.lines.at(-1) !== line) this.lines.push(line);
    this.at = this.lines.length;
    this.draft = '';
  }

  /** The line before; the first one stays. */
  back(typed: string): string {
    if (this.at === this.lines.length) this.draft = typed;
    if (this.at > 0) this.at--;
    return this.lines[this.at] ?? this.draft;
  }

  /** The line after, and at last what was being typed. */
  forth(): string {
    if (this.at < this.lines.length) this.at++;
    return this.lines[this.at] ?? this.draft;
  }
}
