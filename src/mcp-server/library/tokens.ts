/** Characters of English and code that language models read as one token, on average. */
const charactersPerToken = 4;

/** About how many tokens a text is, rounded to tens. */
export function tokensOf(characters: number): number {
  return Math.max(10, Math.round(characters / charactersPerToken / 10) * 10);
}
