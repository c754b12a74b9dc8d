import { type Doc, type Edit, matches } from '../../src/plugin.js';

const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const HEADED = new RegExp(`^Diary(?=, (?:${DAY}|\\d{1,2} \\p{Lu}\\p{Ll}+)[:.,])`, 'u');
const DEAR = /^(?:Dear diary\b|Diary[,:!] (?!\d|\p{Lu}\p{Ll}+day))/u;
/** Its day, and a full stop. */
const DATED = new RegExp(`^(?:${DAY}|\\d{1,2} \\p{Lu}\\p{Ll}+)(?:, [^.,]{1,20})?\\. \\p{Lu}`, 'u');
/** The first person is left out, as in a diary. */
const DROPPED =
  /^(?:Got up|Woke|Slept|Went|Walked|Spent the (?:day|morning)|Fed the|Wrote to|Drove|Worked in the garden)\b[^.!?]*\.\s+\p{Lu}/u;

/** Whether the text is a page of a diary. */
export function isDiary({ text }: Doc): boolean {
  return HEADED.test(text) || DEAR.test(text) || DATED.test(text);
}

/** Words that say whose the diary is, which is else nobody’s; none where the text is no page of one. */
export function diaryEdit(doc: Doc, words: string): Edit | undefined {
  const { text, tokens } = doc;
  const [first] = tokens;
  if (!first || /["“”\n]|\blol\b|\p{Extended_Pictographic}/u.test(text)) return undefined;
  if (HEADED.test(text)) return { start: first.end, end: first.end, text: ` of ${words}` };
  if (!isDiary(doc) && !(matches(doc, DROPPED) && /\.\s*$/u.test(text) && tokens.length > 20)) return undefined;
  return { start: first.start, end: first.start, text: `From the diary of ${words}: ` };
}
