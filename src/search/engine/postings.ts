/** Sections and counts of each term. */
export class Postings {
  private readonly sections: number[][] = [];
  private readonly counts: number[][] = [];

  /** Counts an occurrence. Sections must be added in order. */
  add(term: number, section: number): void {
    const sections = (this.sections[term] ??= []);
    const counts = (this.counts[term] ??= []);
    if (sections.at(-1) === section) {
      counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
    } else {
      sections.push(section);
      counts.push(1);
    }
  }

  /** Calls back for each section that has the term. */
  each(term: number, callback: (section: number, count: number) => void): void {
    const sections = this.sections[term];
    const counts = this.counts[term];
    for (let at = 0; sections && counts && at < sections.length; at += 1) {
      callback(sections[at] ?? 0, counts[at] ?? 0);
    }
  }

  /** Returns the number of sections that have the term. */
  frequency(term: number): number {
    return this.sections[term]?.length ?? 0;
  }
}
