/** Words that say little about what is looked for; they count, but hardly. */
const fillers =
  'a about all am an and any are as at be been but by can cannot could d did do does doesn don for from get gets getting had has have how i if in instead into is isn it its just let ll m make me my need needs of on once one or our please re s see should so t than that the their them then there these they this those to too up use used uses using ve via want was way we were what when where which while who why will with without won would you your';

const fillerWords = new Set(fillers.split(' '));

/** Whether a folded word is a filler, or a digit that stands alone. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || /^\d$/.test(word);
}
