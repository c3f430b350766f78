/** The lines typed so far, for recall. */
export class History {
  private readonly lines: string[] = [];
  private at = 0;
  /** What was in the field before going back. */
  private draft = '';

  keep(line: string): void {
    if (line !== '' && this.lines.at(-1) !== line) this.lines.push(line);
    this.at = this.lines.length;
    this.draft = '';
  }

  /** The previous line; the first one stays. */
  back(typed: string): string {
    if (this.at === this.lines.length) this.draft = typed;
    if (this.at > 0) this.at--;
    return this.lines[this.at] ?? this.draft;
  }

  /** The next line, and finally what was being typed. */
  forth(): string {
    if (this.at < this.lines.length) this.at++;
    return this.lines[this.at] ?? this.draft;
  }
}
