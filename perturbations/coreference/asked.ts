import {
  capitalize,
  type Doc,
  lowerOpening,
  parse,
  perDoc,
  type Question,
  type Sentence,
  type Token,
} from '../../src/plugin.js';
import { opensWithCondition } from '../around/inverted-condition.js';
import { isReadTwice, isReadTwiceIn } from '../around/read-twice.js';
import { surelyDivided } from './asked/surely-divided.js';
import { isSound, isTorn } from './sound.js';
import { statementOf } from './statement.js';

/** The question of a text, what is set before it in its sentence, and where its words stand. */
export interface Asked {
  readonly question: Question;
  /** `If it rains,`: what comes before the question proper, as it is inside a sentence; empty where nothing does. */
  readonly front: string;
  /** The sentence, with its question mark; what is said before a comma, `The lamp is off, is it broken`, is not of it. */
  readonly start: number;
  readonly end: number;
  /** Nothing is said before it. */
  readonly alone: boolean;
}

const FRONTS =
  /^(?:hey|hi|so|ok|okay|well|wait|and|but|honestly|granted|seeing|supposing|assuming|provided|considering|today|nowadays|like|unlike|according|regardless|wherever|thanks|due|apart|besides|instead|back|\p{L}+ly|at|in|on|to|among|after|before|when|whenever|if|while|for|with|without|during|given|now|judging|unless|as|under|although|though|since|because|once|until|by|from|inside|outside|near|even|despite|throughout|between|within)$/u;
const AUXILIARY = /^(?:is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|may|might|must)$/u;

/** The one yes/no question of a text, if it stands at its end and was divided with confidence. */
export const askedIn = perDoc(find);

function find(doc: Doc): Asked | undefined {
  const sentence = doc.sentences.at(-1);
  const mark = doc.tokens.findLast(({ text }) => text === '?');
  const last = mark ?? (isUnmarked(doc, sentence) ? sentence?.tokens.at(-1) : undefined);
  if (!sentence || !last || doc.sentences.length > 3 || opensWithCondition(sentence.text)) return undefined;
  if (
    mark
      ? doc.text.indexOf('?') !== mark.start || sentence.tokens.findLast(({ kind }) => kind !== 'emoji') !== mark
      : last.kind !== 'word'
  )
    return undefined;
  if (/^\p{Lu}{2}/u.test(sentence.text) || /[;()]|[.!…]["”’)]/u.test(sentence.text)) return undefined;
  const parts = partsOf(doc, sentence);
  if (!parts) return undefined;
  return { ...parts, end: last.end, alone: parts.start === sentence.start && doc.sentences.length === 1 };
}

/** `does the sun rise in the west`, as people type it. */
function isUnmarked({ sentences }: Doc, sentence: Sentence | undefined): boolean {
  const typed =
    sentences.length === 1 && /^(?:is|are|was|were|do|does|did|can|could|would)\b/u.test(sentence?.text ?? '');
  return sentence?.kind === 'yes-no-question' || typed;
}

function partsOf(doc: Doc, sentence: Sentence): Omit<Asked, 'end' | 'alone'> | undefined {
  const [first] = sentence.tokens;
  if (!first) return undefined;
  if (AUXILIARY.test(first.lower)) {
    const question = divided(doc, sentence);
    return question && { question, front: '', start: sentence.start };
  }
  const at = inversionIn(sentence.tokens);
  const [comma, auxiliary] = [sentence.tokens[at - 1], sentence.tokens[at]];
  if (!comma || !auxiliary || /["“”]/u.test(doc.text.slice(first.start, comma.start))) return undefined;
  const tail = parse(capitalize(doc.text.slice(auxiliary.start, sentence.end)));
  const [only] = tail.sentences;
  const question = only && divided(tail, only);
  if (!question || tail.sentences.length > 1) return undefined;
  if (comma.text === ':') return { question, front: '', start: auxiliary.start };
  if (FRONTS.test(first.lower) || (first.pos === 'VERB' && /ing$/u.test(first.lower)))
    return {
      question,
      front: `${lowerOpening(first)}${doc.text.slice(first.end, comma.end)} `,
      start: sentence.start,
    };
  return isStated(sentence.tokens.slice(0, at - 1)) ? { question, front: '', start: auxiliary.start } : undefined;
}

function divided(doc: Doc, sentence: Sentence): Question | undefined {
  const question = doc.questions.find((each) => each.sentence === sentence);
  if (question && isSound(question) && isReadTwiceIn(doc, question)) return question;
  const found = surelyDivided(doc, sentence);
  return found && isReadTwice(found) && !isTorn(found) ? found : undefined;
}

/** `My aunt keeps a cactus in the bath`: a subject, a verb. */
function isStated([first, ...rest]: readonly Token[]): boolean {
  return (
    /^(?:an?|the|my|our|this|i|we|suppose|say|imagine)$/u.test(first?.lower ?? '') &&
    rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  );
}

/** Index of the only auxiliary right after a comma, where no other comma comes before; -1 where there is none. */
function inversionIn(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ text }) => text === ',' || text === ':');
  const next = tokens[comma + 1];
  if (comma < 1 || (tokens[comma]?.text === ':' && comma > 6) || !next || !AUXILIARY.test(next.lower)) return -1;
  return tokens.slice(comma + 1).some(({ text }, at, rest) => text === ',' && AUXILIARY.test(rest[at + 1]?.lower ?? ''))
    ? -1
    : comma + 1;
}

/** What is asked, as a statement inside a sentence; undefined where it cannot be made one. */
export function statementIn(asked: Asked): string | undefined {
  if (asked.question.tokens.some(({ lower }) => /^(?:ever|hypothetically)$/u.test(lower))) return undefined; // at any time is not once
  if (asked.question.auxiliary.lower === 'may' && /ly$/u.test(asked.question.predicate.tokens[0]?.lower ?? ''))
    return undefined; // `may gladly accept`: allowed, or perhaps?
  if (/\b(?:right|correct|wrong|mistaken|true|false)$/u.test(asked.question.predicate.text)) return undefined; // asked twice
  const statement = statementOf(asked.question);
  return statement === undefined ? undefined : `${asked.front}${statement}`;
}
