import { type Doc, parse, type Question, type Token } from '../../../src/plugin.js';
import { plainQuestion, soleMark } from '../asked.js';
import { resplit } from './resplit.js';

export interface Led {
  readonly lead: string;
  readonly question: Question;
  readonly from: number;
  readonly end: number;
  readonly mark: Token;
  /** Whether what comes before the comma is a statement of its own. */
  readonly told: boolean;
  restore(clause: string): string;
}

const same = (clause: string): string => clause;

/** The question after the one comma of a sentence, and what comes before it. */
export function ledBy(doc: Doc): Led | undefined {
  const sentence = doc.sentences.find(({ text }) => text.includes('?'));
  const first = sentence?.tokens[0];
  if (
    !sentence ||
    !first ||
    sentence.index > 0 ||
    doc.questions.length > 0 ||
    (doc.text.match(/\?/gu) ?? []).length > 1
  )
    return undefined;
  if (/["“”;:()]/u.test(sentence.text)) return undefined;
  const commas = sentence.tokens.filter(({ text }) => text === ',');
  const [comma] = commas;
  const auxiliary = comma && doc.tokens[comma.index + 1];
  const mark = sentence.tokens.find(({ text }) => text === '?');
  if (!comma || commas.length > 1 || !auxiliary || !mark || !/^(?:AUX|VERB)$/u.test(auxiliary.pos)) return undefined;
  const rest = parse(doc.text.slice(auxiliary.start, sentence.end));
  const plain = plainQuestion(rest);
  const [again] = rest.sentences;
  const found = plain || !again || rest.sentences.length > 1 ? undefined : resplit(rest, again);
  const question = plain ?? found?.question;
  if (!question || !soleMark(question) || question.predicate.tokens.length < 1 || question.start > 0) return undefined;
  const lead = doc.text.slice(first.start, comma.start);
  const clauses = parse(`${lead}.`).clauses;
  const told =
    clauses[0]?.start === 0 &&
    question.predicate.tokens.length > 0 &&
    !/^(?:you|i|imagine|suppose|say|let)\b/iu.test(lead);
  const tagged = question.predicate.tokens.length === 1 && question.tokens.length < 3;
  return tagged
    ? undefined
    : {
        lead,
        question,
        from: auxiliary.start,
        end: auxiliary.start + (found ?? question).end,
        mark,
        told,
        restore: found?.restore ?? same,
      };
}
