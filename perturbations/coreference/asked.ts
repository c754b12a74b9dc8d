import {
  capitalize,
  type Doc,
  lowerOpening,
  parse,
  type Question,
  type Sentence,
  type Token,
} from '../../src/plugin.js';
import { isSound } from './sound.js';
import { statementOf } from './statement.js';

/** The question of a text, what is set before it in its sentence, and where its words stand. */
export interface Asked {
  readonly question: Question;
  /** `If it rains,`: what comes before the question proper, as it is inside a sentence; empty where nothing does. */
  readonly front: string;
  /** The sentence, with its question mark. */
  readonly start: number;
  readonly end: number;
  /** Nothing is said before it. */
  readonly alone: boolean;
}

const FRONTS =
  /^(?:at|in|on|to|after|before|when|whenever|if|while|for|with|without|during|given|unless|as|among|under|although|though|since|because|once|until|by|from|inside|outside|near|even|despite|throughout|between|within)$/u;
const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

const found = new WeakMap<Doc, Asked | undefined>();

/** The one yes/no question of a text, if it stands at its end and was divided with confidence. */
export function askedIn(doc: Doc): Asked | undefined {
  if (found.has(doc)) return found.get(doc);
  const asked = find(doc);
  found.set(doc, asked);
  return asked;
}

function find(doc: Doc): Asked | undefined {
  const sentence = doc.sentences.at(-1);
  const mark = doc.tokens.findLast(({ text }) => text === '?');
  if (!sentence || !mark || doc.text.indexOf('?') !== mark.start || sentence.tokens.at(-1) !== mark) return undefined;
  if (/^\p{Lu}{2}/u.test(sentence.text) || /[:;()]|[.!…]["”’)]/u.test(sentence.text) || doc.sentences.length > 3)
    return undefined;
  const parts = partsOf(doc, sentence);
  if (!parts || !isSound(parts.question)) return undefined;
  return { ...parts, start: sentence.start, end: mark.end, alone: doc.sentences.length === 1 };
}

function partsOf(doc: Doc, sentence: Sentence): { question: Question; front: string } | undefined {
  const [first] = sentence.tokens;
  if (!first) return undefined;
  if (AUXILIARY.test(first.lower)) {
    const question = doc.questions.find((each) => each.sentence === sentence);
    return question && { question, front: '' };
  }
  if (!FRONTS.test(first.lower) || /["“”]/u.test(sentence.text)) return undefined;
  const at = inversionIn(sentence.tokens);
  const [comma, auxiliary] = [sentence.tokens[at - 1], sentence.tokens[at]];
  if (!comma || !auxiliary) return undefined;
  const tail = parse(capitalize(doc.text.slice(auxiliary.start, sentence.end)));
  const [question] = tail.questions;
  if (!question || tail.sentences.length > 1) return undefined;
  return { question, front: `${lowerOpening(first)}${doc.text.slice(first.end, comma.end)} ` };
}

/** Index of the only auxiliary right after a comma, where no other comma comes before; -1 where there is none. */
function inversionIn(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const next = tokens[comma + 1];
  if (comma < 2 || !next || !AUXILIARY.test(next.lower)) return -1;
  return tokens.slice(comma + 1).some(({ text }, at, rest) => text === ',' && AUXILIARY.test(rest[at + 1]?.lower ?? ''))
    ? -1
    : comma + 1;
}

/** What is asked, as a statement inside a sentence; undefined where it cannot be made one. */
export function statementIn(asked: Asked): string | undefined {
  const statement = statementOf(asked.question);
  return statement === undefined ? undefined : `${asked.front}${statement}`;
}
