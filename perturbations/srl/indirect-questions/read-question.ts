import { type Doc, lowerOpening, parse, perDoc, type Question, type Token } from '../../../src/plugin.js';
import { plainQuestion, soleMark } from '../asked.js';
import { resplit } from './resplit.js';

/** A question that can be put into a frame (`Is it true that …`), with what stands before it in its sentence. */
export interface Framed {
  readonly question: Question;
  readonly start: number;
  readonly end: number;
  /** The `?`, where it is one. */
  readonly mark: Token | undefined;
  /** `if it rains, `: goes into the frame before the clause. */
  readonly lead: string;
  /** Whether the sentence begins with a capital. */
  readonly capital: boolean;
  /** Puts the question's own words back where it was read with stand-ins. */
  restore?(clause: string): string;
}

const LEADS =
  /^(?:if|when|while|during|in|on|at|after|before|as|according|since|although|though|even|given|assuming|supposing|suppose|once|because|until|unless|under|given|with|without|for|by|among|to|from|across|throughout|despite|whenever|hypothetically|historically|generally|typically|usually|currently|today)$/u;

/** The plain question of a text, alone or after a phrase or clause and a comma. */
export const framed: (doc: Doc) => Framed | undefined = perDoc((doc) => {
  const found = read(doc);
  return found && !isMisread(found.question) ? found : undefined;
});

/** `Is gold | dearer by weight than …?`, split after the adjective: the verb would land behind it. */
function isMisread({ subject, predicate }: Question): boolean {
  if (/\p{L}er$/u.test(subject.text) && /^(?:by|in|at|on|for|per)\b.*\bthan\b/u.test(predicate.text)) return true;
  if (/ (?:worth|worthy)\b/u.test(subject.text)) return true; // `updates that fix holes worth installing | even when …`
  if (/ (?:therefore|thus|hence|consequently|nevertheless)$/u.test(subject.text)) return true; // `a will nobody witnessed therefore | be void`
  if (/^the same (?:evening|day|morning|night|week|month|year|afternoon)\b/u.test(predicate.text)) return true; // when
  return /\b(?:who|that|which) \p{L}+.* in danger\b/u.test(subject.text);
}

function read(doc: Doc): Framed | undefined {
  const question = plainQuestion(doc);
  if (!question) return led(doc) ?? unmarked(doc) ?? reread(doc);
  if (
    /, (?:most likely|probably|perhaps|maybe|do you think|in your view|or not|right|though|then)$/u.test(question.text)
  )
    return undefined;
  const { start, end, auxiliary } = question;
  return { question, start, end, mark: soleMark(question), lead: '', capital: /^\p{Lu}/u.test(auxiliary.text) };
}

function led(doc: Doc): Framed | undefined {
  const sentence = doc.sentences.find(({ tokens }) => tokens.some(({ text }) => text === '?'));
  const first = sentence?.tokens[0];
  if (!sentence || !first || doc.questions.length > 0 || !LEADS.test(first.lower)) return undefined;
  if ((doc.text.match(/\?/gu) ?? []).length > 1 || /["“”;:()]/u.test(sentence.text)) return undefined;
  for (const comma of sentence.tokens.filter(({ text }) => text === ',')) {
    const auxiliary = doc.tokens[comma.index + 1];
    if (auxiliary?.pos !== 'AUX' || comma.index === first.index) continue;
    const question = plainQuestion(parse(doc.text.slice(auxiliary.start, sentence.end)));
    if (!question || question.tokens.some(({ text }) => text === ',')) return undefined;
    const end = auxiliary.start + question.end;
    const mark = doc.tokens.find(({ start, text }) => start >= end && text === '?');
    const lead = `${lowerOpening(first)}${doc.text.slice(first.end, comma.end)} `;
    return { question, start: first.start, end, mark, lead, capital: /^\p{Lu}/u.test(first.text) };
  }
  return undefined;
}

/** `did it rain in march`: one question, written without its mark. */
function unmarked(doc: Doc): Framed | undefined {
  const [first] = doc.tokens;
  if (!first || doc.sentences.length !== 1 || /[?!.,;:"“”]/u.test(doc.text) || first.pos !== 'AUX') return undefined;
  const question = plainQuestion(parse(`${doc.text.trimEnd()}?`));
  if (question?.start !== 0) return undefined;
  return { question, start: 0, end: question.end, mark: undefined, lead: '', capital: /^\p{Lu}/u.test(first.text) };
}

/** The one question of a text, where its subject could not be told from its predicate at first. */
function reread(doc: Doc): Framed | undefined {
  if ((doc.text.match(/\?/gu) ?? []).length > 1 || doc.questions.length > 0) return undefined;
  const sentence = doc.sentences.find(
    ({ tokens, text }) => tokens[0]?.pos === 'AUX' && (text.includes('?') || doc.sentences.length === 1),
  );
  const found = sentence && resplit(doc, sentence);
  if (!sentence || !found || sentence.index > 0) return undefined;
  const { question, start, end, restore } = found;
  const mark = sentence.tokens.find((token) => token.start >= end && token.text === '?');
  return { question, start, end, mark, lead: '', capital: /^\p{Lu}/u.test(sentence.text), restore };
}
