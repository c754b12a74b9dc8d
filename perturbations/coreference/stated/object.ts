import { type Doc, lowerOpening, type NounPhrase } from '../../../src/plugin.js';
import { type Anaphor, THEY } from '../anaphor.js';
import { anaphorOf, isNameable } from './anaphor-of.js';
import { isBoundary } from './boundary.js';
import { governs } from './governed.js';
import { isRivalled } from './rivals.js';
import { hasThirdPerson, type Said, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

/** The object of a statement that can be named first, and where it ends. */
export interface AboutObject {
  readonly said: Said;
  readonly phrase: NounPhrase;
  readonly end: number;
  readonly anaphor: Anaphor;
  /** Index of the first token after it, in the statement. */
  readonly next: number;
}

/** Objects of verbs and prepositions in statements of whom `I`, `we` or nobody is said to be the subject. */
export function* aboutObjects(doc: Doc): Generator<AboutObject> {
  for (const said of saidIn(doc)) {
    if (!hasSubject(doc, said)) continue;
    for (const phrase of doc.nounPhrases) {
      if (phrase.start <= said.first.end || phrase.end > said.last.end) continue;
      const found = objectAt(doc, said, phrase);
      if (found) {
        yield found;
        break;
      }
    }
  }
}

/** `I love this lamp`: this lamp, `I love it`. */
export function* objectTopics(doc: Doc): Generator<StatedTopic> {
  for (const { said, phrase, end, anaphor } of aboutObjects(doc)) {
    const { first, lower } = said;
    yield {
      mention: doc.text.slice(phrase.start, end),
      role: 'object',
      named: phrase.kind === 'name' ? 'name' : phrase.determiner || phrase.kind === 'pronoun' ? 'definite' : 'bare',
      describes: false,
      said,
      opening: {
        start: first.start,
        end: first.end,
        text: lowerOpening(first),
        opens: lower ? first.text : first.text,
      },
      rest: [{ start: phrase.start, end, text: anaphor.object }],
    };
  }
}

/** The statement begins with its subject, or leaves out an `I`. */
function hasSubject(doc: Doc, { sentence, first }: Said): boolean {
  if (/^(?:loving|enjoying|hating|missing|love|hate|miss|i|we|you|he|she|they)$/u.test(first.lower)) return true;
  const clause = doc.clauses.find((each) => each.sentence === sentence);
  return (
    clause?.start === first.start && clause.subject.tokens.length < 5 && !/^(?:it|this|that|there)$/u.test(first.lower)
  );
}

function objectAt(doc: Doc, said: Said, phrase: NounPhrase): AboutObject | undefined {
  const at = said.tokens.findIndex(({ index }) => index === phrase.tokens[0]?.index);
  const hold = governs(said, at);
  const before = said.tokens[at - 1]?.lower ?? '';
  if (at < 1 || !hold || !isDefinite(phrase, hold) || !isBareTopic(phrase, before) || !isNameable(phrase))
    return undefined;
  const next = tailEnd(said, at + phrase.tokens.length, phrase, hold);
  const last = next === undefined ? undefined : said.tokens[next - 1];
  if (next === undefined || !last) return undefined;
  const inside = said.tokens.slice(at, next);
  if (
    said.tokens
      .slice(0, at)
      .some(({ lower }) => /^(?:and|or|whether|that|such|who|which|because|if|when|while|,)$/u.test(lower))
  )
    return undefined;
  if (hasThirdPerson(inside.slice(1)) || !isOwners(said, phrase)) return undefined;
  const joined = inside.some(({ lower }) => lower === 'and');
  if (joined && !inside.every(({ lower }) => !/^(?:or|but|who|that|which)$/u.test(lower))) return undefined;
  const anaphor = joined ? THEY : anaphorOf(phrase);
  if (!anaphor || isSubjects(said, at, anaphor) || isRivalled(doc, said, last.end, anaphor)) return undefined;
  return { said, phrase, end: last.end, anaphor, next };
}

/** `her boat` can come before `she`, not before another. */
function isOwners({ first }: Said, { determiner }: NounPhrase): boolean {
  const owner = { his: 'he', her: 'she', their: 'they', its: 'it' }[determiner?.lower ?? ''];
  return owner === undefined || owner === first.lower;
}

/** A pronoun before the object that is the one the object would become. */
function isSubjects({ tokens }: Said, at: number, { subject, object, possessive }: Anaphor): boolean {
  return tokens.slice(0, at).some(({ lower }) => lower === subject || lower === object || lower === possessive);
}

function isDefinite({ kind, determiner, head, number, tokens }: NounPhrase, hold: 'whole' | 'alone'): boolean {
  if (kind === 'pronoun')
    return (
      /^(?:this|that|these|those|someone|somebody)$/u.test(head.lower) ||
      (head.lower === 'everything' && hold === 'whole')
    );
  if (kind === 'name') return true;
  if (determiner?.lower === 'all')
    return /^(?:the|my|our|these|those)$/u.test(tokens[1]?.lower ?? '') && number === 'plural';
  if (/^(?:the|this|these|that|those|my|our|your|his|her|their)$/u.test(determiner?.lower ?? '')) return true;
  return (
    determiner === undefined && hold === 'whole' && head.pos === 'NOUN' && tokens[0] === head && head.lower.length > 3
  );
}

/** A bare noun is a topic where it is what a feeling or an opinion is about. */
function isBareTopic({ determiner, kind, head }: NounPhrase, before: string): boolean {
  return (
    determiner !== undefined ||
    kind !== 'common' ||
    (!/^(?:with|by|for|in|on|to|at|from)$/u.test(before) && !/ing$/u.test(head.lower))
  );
}

const JOINS = /^(?:in|at|on|from|for|with|around|of|near|behind|under)$/u;

/** Index after the last token of the phrase with what belongs to it; undefined where that cannot be told. */
function tailEnd(
  said: Said,
  from: number,
  { kind, head, determiner }: NounPhrase,
  hold: 'whole' | 'alone',
): number | undefined {
  let at = from;
  const open = hold === 'whole' && (kind !== 'pronoun' || /^(?:someone|somebody|everything)$/u.test(head.lower));
  while (!isBoundary(said, at)) {
    const token = said.tokens[at];
    if (!token || token.text === ',') return undefined;
    if (!open && isOwned(determiner?.lower ?? '') && token.pos === 'ADP' && !/^(?:of|to)$/u.test(token.lower))
      return at;
    if (!open && token.lower !== 'of') return undefined;
    if (
      token.lower === 'to' ||
      (token.pos === 'AUX' && at === from && !/^(?:i|we)$/u.test(said.tokens[at - 1]?.lower ?? ''))
    )
      return undefined;
    if (at === from && !startsTail(token.lower, token.pos)) return undefined;
    if (!open) {
      at++;
      while (said.tokens[at] && /^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/u.test(said.tokens[at]?.pos ?? '')) at++;
      return isBoundary(said, at) ? at : undefined;
    }
    at++;
  }
  if (open && isTime(said, at) && isBoundary(said, at + 2)) return at + 2;
  return isBoundary(said, at) ? at : undefined;
}

/** What has an owner is named by itself: what follows belongs to the verb. */
function isOwned(determiner: string): boolean {
  return /^(?:my|our|your|his|her|their)$/u.test(determiner);
}

/** `the party last night`: when it was is part of what is named. */
function isTime({ tokens }: Said, at: number): boolean {
  return /^(?:last|this)$/u.test(tokens[at]?.lower ?? '') && tokens[at + 1]?.pos === 'NOUN';
}

function startsTail(lower: string, pos: string): boolean {
  return JOINS.test(lower) || /^(?:here|there|i|we|that|who|which|and|special|going)$/u.test(lower) || pos === 'PART';
}
