import { type Doc, type NounPhrase, type Question, readLexicon, type Token } from '../../../src/plugin.js';
import { POSSESSIVE, phraseAt } from '../asked.js';

/** A question's predicate that a passive can be made of: a verb, its object and what stays at the end. */
export interface Transitive {
  readonly adverbs: string;
  readonly verb: string;
  readonly object: string;
  readonly number: NounPhrase['number'];
  readonly tail: string;
}

let verbs: ReadonlySet<string> | undefined;

/** Verbs whose passive with an agent is natural. */
function takesPassive(verb: string): boolean {
  verbs ??= new Set(
    readLexicon(new URL('../../lexicons/passive-verbs.tsv', import.meta.url)).map((row) => row['verb'] ?? ''),
  );
  return verbs.has(verb);
}

/** What may follow the object and stay at the end. */
const TAIL = /^(?:in|at|during|before|after|over|since)$/u;

/** The parts of a question whose verb takes a natural passive and whose object ends surely; undefined where one is in doubt. */
export function transitive({ predicate, form, auxiliary, subject }: Question, doc: Doc): Transitive | undefined {
  const at = predicate.tokens.findIndex((token) => token.pos !== 'ADV');
  const [verb, first] = [predicate.tokens[at], predicate.tokens[at + 1]];
  if (!verb || !first || !takesPassive(verb.lower)) return undefined;
  const object = phraseAt(doc, first, predicate);
  if (!object || !isPatient(object.phrase, form === 'modal') || predicate.tokens.some(isObstacle)) return undefined;
  const next = predicate.tokens.find((token) => token.start >= object.end.end);
  if (next && (!TAIL.test(next.lower) || isBare(object.phrase))) return undefined;
  if (
    next &&
    mayBelong(
      next,
      predicate.tokens.find(({ start }) => start >= next.end),
      doc,
    )
  )
    return undefined;
  if (next?.lower === 'in' && !isSettled(predicate.tokens.find(({ start }) => start >= next.end))) return undefined;
  if (form === 'do' && /^an?$/iu.test(subject.determiner?.text ?? '')) return undefined;
  if (/^(?:should|must|may)$/u.test(auxiliary.lower)) return undefined;
  return {
    adverbs: predicate.tokens
      .slice(0, at)
      .map((token) => `${token.text} `)
      .join(''),
    verb: verb.lower,
    object: doc.text.slice(first.start, object.end.end),
    number: object.phrase.number,
    tail: next ? ` ${doc.text.slice(next.start, predicate.end)}` : '',
  };
}

/** `the prize in literature`, `the match at the Olympics`: what is no time may belong to the object, which the passive would part from it. */
function mayBelong({ lower, end }: Token, first: Token | undefined, doc: Doc): boolean {
  if (!/^(?:in|at|over)$/u.test(lower) || !first || first.kind === 'number') return false;
  if (
    /^(?:at (?:once|night|noon|dawn|sunrise|sunset)|in (?:winter|summer|spring|autumn|January|February|March|April|May|June|July|August|September|October|November|December))\b/u.test(
      `${lower}${doc.text.slice(end)}`,
    )
  )
    return false;
  return !/\b(?:century|decade|year|month|week|day|hours?|minutes?|\d{4}s?|war|age|era)\b/iu.test(doc.text.slice(end));
}

/** `in 1209`, `in Peru`: what could not be taken for the agent's own place. */
function isSettled(first: Token | undefined): boolean {
  return first !== undefined && (first.kind === 'number' || first.pos === 'PROPN' || first.lower === 'the');
}

/** `celebrate day before …`: what follows a bare noun may belong to it. */
function isBare({ kind, determiner, number }: NounPhrase): boolean {
  return kind === 'common' && !determiner && number === 'singular';
}

/** A definite, bare or named object; after a modal also one with `a`. */
function isPatient({ kind, determiner, tokens, head, number }: NounPhrase, modal: boolean): boolean {
  if (
    kind === 'pronoun' ||
    tokens.some((token) => POSSESSIVE.test(token.lower) || (token.kind === 'punctuation' && /["“”]/u.test(token.text)))
  )
    return false;
  if (/^(?:any|no|some|every|each|more|most|many|few|enough|all|another)$/u.test(determiner?.lower ?? '')) return false;
  if (kind === 'name' && !modal && /s$/u.test(head.lower)) return false;
  if (!modal && /^(?:fish|sheep|deer|salmon|trout|shrimp|squid|bison|moose|aircraft|data)$/u.test(head.lower))
    return false; // one or many
  if (!modal && number === 'singular' && kind === 'common' && /[^s]s$/u.test(head.lower)) return false; // no word we know
  return modal || !/^an?$/u.test(determiner?.lower ?? '');
}

function isObstacle({ lower, text }: Token): boolean {
  return (
    /^(?:and|or|but|that|which|who|whom|if|because|when|while|than|to|by|any|ever|not|never|his|her|its|their|himself|herself|itself|themselves|they|he|she|it|where|how|what|as)$/u.test(
      lower,
    ) || text === ','
  );
}
