import type { Doc, Sentence } from '../../src/plugin.js';

/** What a row is about. */
interface Said {
  readonly asks: boolean;
  readonly moves: boolean;
  readonly exact: boolean;
}

export const NEGATED = /n['’]t\b|\b(?:not|never|no|nobody|nothing|none|neither|nor|nowhere|hardly|cannot|without)\b/iu;

/** What hangs on a degree in the words before: `so angry | that I can hardly type`. */
const HANGS =
  /^[^,.;!]*\bthat (?:I|we|he|she|it|you|they|my|his|her|our|nobody|even)\b.*\b(?:can|can't|could|couldn't|hardly|nearly|almost|forgot|had to|cried|cry)\b/iu;
/** In a longer text, words that weigh what was said, or give its reason. */
const WEIGHED = /\b(?:but|because|though|although|than|yet|unless|whereas)\b/iu;

/** Whether the words at a place may be said otherwise. */
export function fits(
  doc: Doc,
  text: string,
  sentence: Sentence,
  { asks, moves, exact }: Said,
  [start, end]: readonly [number, number],
): boolean {
  if (sentence.text.includes('?') !== asks || /^[^\p{Ll}]{5,}$/u.test(text.slice(start, end))) return false;
  const before = text.slice(sentence.start, start);
  if (!moves && NEGATED.test(inClause(before))) return false;
  const after = text.slice(end, sentence.end);
  if (HANGS.test(after) || (doc.sentences.length > 1 && WEIGHED.test(after) && !moves && !exact)) return false;
  const quotes = text.slice(0, start).match(/["“”]/gu)?.length ?? 0;
  return quotes % 2 === 0;
}

/** `All claims are not valid` may be said of none or of some. */
const DENIES =
  /^(?:(?:is|are|was|were|has|have|had|do|does|did|will|would|could|shall|should|may|must)(?:n't| (?:still )?not)|cannot|can't|won't|not)\b/iu;
/** What is felt now, and again and again. */
const AT_ITS_UTMOST = /^(?:I )?(?:couldn't|could not) (?:feel|be) /iu;
/** `So tired | that I skipped supper` tells what came of it; what one is glad or sorry about may follow. */
const UTMOST = /\b(?:couldn't|could not) (?:have )?(?:feel|felt|be|been) /iu;
const RESULT = /^[^,.;!?]*\bthat (?:I|I'[a-z]+|we|he|she|it|they|you|my|our|his|her)\b/iu;
const GLAD =
  /\b(?:glad|happy|happier|pleased|prouder|proud|grateful|thankful|excited|relieved|disappointed|sadder|thrilled|delighted|impressed|surprised|annoyed|angrier|angry|furious|livid|upset|embarrassed|ashamed|frustrated|touched|moved|devastated|heartbroken|gutted|appalled|disgusted|horrified|chuffed|luckier|lucky|jealous|blessed|honou?red)\b/iu;
const HABIT = /\b(?:when|whenever|(?:every|each) time|always|usually|often|sometimes)\b/iu;
const OFTEN = /^(?: when\b|[^.!?]* (?:whenever|wherever|(?:every|each|any) ?time|always|usually|often)\b)/iu;
const OF_ALL = /\b(?:all|every[a-zà-ž]*|each|both|either|always)\b/iu;

/** What of the text before stands in the same clause. */
const inClause = (before: string): string => /[^,;.!?]*$/u.exec(before)?.[0] ?? '';

/** What jars: a denial behind `all` or `either`, a second auxiliary behind the first (`I'll won't`), or a word said twice where the new words end (`minutes minutes`). */
export function jars(before: string, said: string, after: string): boolean {
  if (DENIES.test(said) && OF_ALL.test(inClause(before))) return true;
  if (AT_ITS_UTMOST.test(said) && (HABIT.test(inClause(before)) || OFTEN.test(after))) return true;
  if (UTMOST.test(said) && !GLAD.test(said) && RESULT.test(after)) return true;
  if (
    /\b(?:not|never)\b|n't\b/iu.test(said) &&
    /^[^.;!?]*,? and so (?:am|is|are|was|were|do|does|did|have|has)\b/iu.test(after)
  )
    return true;
  if (NOT_TO.test(said) && /^[^,.;!?]*\band\b/iu.test(after)) return true;
  if (
    /(?:'(?:ll|d|ve|re|m)|\b(?:will|would|can|could|should|might|may|must|shall))\s+$/iu.test(before) &&
    AUXILIARY.test(said)
  )
    return true;
  if (PERFECT.test(before) && FINITE.test(said)) return true;
  const [last = ''] = /\p{L}+$/u.exec(said.toLowerCase()) ?? [];
  const [next = ''] = /^\p{L}+/u.exec(after.trimStart().toLowerCase()) ?? [];
  return last !== '' && last === next;
}

/** What is not to be done takes in what stands behind `and`: `trying not to panic and see`. */
const NOT_TO = /\bnot to [a-zà-ž]+$/iu;

const AUXILIARY =
  /^(?:won't|wouldn't|can't|cannot|couldn't|shouldn't|don't|doesn't|didn't|isn't|aren't|will|would|can|could)\b/iu;

/** Behind `have` or `be` what follows is a participle: not `have did not let`, `is took no notice of`. */
const PERFECT =
  /(?:'ve|\b(?:have|has|had|having|be|been|being|is|are|was|were|am))(?: (?:also|always|never|ever|even|just|only|really|since|already|all|both|[a-zà-ž]+ly))*\s+$/iu;
const FINITE = /^(?:did\b|took no\b|(?:do|does|was|were|is|are|has|have|had)(?:n't| not)\b)/iu;
