/** Stop words: they keep a small weight. */
const fillers =
  'a about all am an and any are as at be been but by can cannot could d did do does doesn don for from get gets getting had has have how i if in instead into is isn it its just let ll m make me my need needs of on once one or our please re s see should so t than that the their them then there these they this those to too up use used uses using ve via want was way we were what when where which while who why will with without won would you your';
/** Everyday words that are rare on the pages; their inverse frequency would overrate them. */
const everyday =
  'able actually after again allow already also always anything available before behind best better between both bring call cause come correctly different done each else enough even ever every everything exactly explain follow give given go goes going good happen happened happens here keep keeps kind know like long look lot made makes many may mean means might more most much must myself never new no not nothing now old only other out own possible properly put really same say seem several simple since some someone something still such sure take takes tell there thing things think through time together tried try trying under understand until want wants whether whole work working works wrong yet write writes contain contains show shows ask need needed quickly correct actual current specific general normal usual usually number amount several people person team company everyone somebody anyone today yesterday next previous last';

const fillerWords = new Set(fillers.split(' '));
const everydayWords = new Set(everyday.split(' '));

/** Whether a folded word is a stop word or a single digit. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || /^\d$/.test(word);
}

/** Whether a folded word is an everyday word or an adverb. */
export function isEveryday(word: string): boolean {
  return everydayWords.has(word) || /..{4}ly$/.test(word);
}
