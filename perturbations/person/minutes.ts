import type { Doc, Edit } from '../../src/plugin.js';

const HEAD =
  /^Minutes(?: of \d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?(?=[:.] )|(?=, (?:item|section|page) \d+: )| of (?:the|our) [^:.,]{3,50}(?:(?=: )|, (?:\p{L}+day,? )?\d{1,2} \p{Lu}\p{Ll}+(?=[.:] )))/u;
/** One item of minutes. */
const ITEM = /^(?:Agenda item|Item) \d+: \p{Lu}[^“”"?!\n]*\.\s*$/u;

export const isItem = ({ text }: Doc): boolean => ITEM.test(text);

/** Minutes with a heading, up to the place in it where it may say by whom or of when they are. */
export function minutesHead({ text }: Doc): string | undefined {
  return /["“”\n]|\b(?:taken|typed|recorded) by\b/u.test(text) ? undefined : HEAD.exec(text)?.[0];
}

/** `Minutes taken by …, item 5: …` */
export function minutesEdit(doc: Doc, words: string): Edit | undefined {
  if (isItem(doc)) return { start: 0, end: 0, text: `From minutes taken by ${words}. ` };
  const head = minutesHead(doc);
  if (head === undefined) return undefined;
  return { start: head.length, end: head.length, text: `${head === 'Minutes' ? '' : ','} taken by ${words}` };
}

const NOTICE =
  /^(?:Notice|Announcement)(?: (?:to|for) (?:all )?\p{Ll}+)?(?=: \p{L}[^“”"?!\n]*\.\s*$)(?![^.]*\b(?:please|I|we|our|my)\b)/u;

/** `Notice written by …: …`, `Notice to residents, written by …: …`; what is said begins with “written”. */
export function noticeEdit({ text, tokens }: Doc, said: string): Edit | undefined {
  const head = tokens.length > 9 ? NOTICE.exec(text)?.[0] : undefined;
  if (head === undefined) return undefined;
  return { start: head.length, end: head.length, text: `${head.includes(' ') ? ',' : ''} ${said}` };
}
