import type { Doc, NounPhrase, Rule } from '../../../src/plugin.js';
import { mayHave } from '../../around/only-if.js';
import { anaphorOf } from '../stated/anaphor-of.js';
import { withObject, withSubject } from '../stated/relative-clause.js';
import { asTwo } from '../stated/retold.js';
import { hasThirdPerson, type Said, saidIn } from '../stated/said.js';

/** Verbs whose object is there, and not only wished for. */
const FACT =
  /^(?:buy|get|find|make|finish|start|adopt|receive|order|build|paint|write|see|watch|read|meet|have|love|lose|break|eat|try|discover|choose|pick|rent|wear|catch|join|borrow|sell|bake|cook|knit|complete|book|own)$/u;

/** A relative clause about an object becomes a sentence of its own, with a pronoun. */
/** What brings something new, and a second clause that takes it up. */
const NEW = /\b(?:an?|some|new)\b/iu;

export const relativeSplit: Rule = {
  about: 'Makes a sentence with a pronoun of a relative clause about an object',
  expects: { sentiment: 'same' },
  examples: [
    ['I just bought a tent that leaks 😤', 'I just bought a tent. It leaks 😤'],
    ["I finished a scarf that I'm really proud of!", "I finished a scarf! I'm really proud of it!"],
    ["There's a bug that deletes my notes 😡", "There's a bug. It deletes my notes 😡"],
    ['We got a new sofa that we found on sale', 'We got a new sofa. We found it on sale'],
  ],
  leaves: [
    'I want a job that pays well',
    'I have a friend who sings',
    "I've never had a coat that fits",
    'This is the best book that I own',
    'I need a phone that works',
    'I saw the film that you liked',
  ],
  onlyIf: mayHave(NEW),
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const split = splitOf(doc, said);
      if (split) yield asTwo(said, ...split);
    }
  },
};

function splitOf(doc: Doc, said: Said): readonly [first: string, second: string] | undefined {
  const phrase = doc.nounPhrases.find(
    (each) => each.start > said.first.start && each.end <= said.last.end && isNew(each),
  );
  const at = phrase ? said.tokens.findIndex(({ index }) => index === phrase.tokens[0]?.index) : -1;
  const verb = said.tokens[at - 1];
  if (
    !phrase ||
    !verb ||
    !(
      isThere(said, at) ||
      (/^(?:i|we|he|she|they)$/u.test(said.first.lower) && FACT.test(verb.lemma) && isFact(said, at))
    )
  )
    return undefined;
  const after = at + phrase.tokens.length;
  const relative = /^(?:that|which)$/u.test(said.tokens[after]?.lower ?? '');
  const rest = said.tokens.slice(relative ? after + 1 : after);
  const [first] = rest;
  const anaphor = anaphorOf(phrase);
  if (
    !first ||
    !anaphor ||
    hasThirdPerson(rest) ||
    rest.some(({ text, lower }) => text === ',' || /^(?:and|but|that|which|or)$/u.test(lower))
  )
    return undefined;
  const second = /^(?:i|we|you)$/u.test(first.lower)
    ? withObject(doc, rest, anaphor)
    : relative
      ? withSubject(doc, rest, anaphor)
      : undefined;
  return second === undefined ? undefined : [doc.text.slice(said.first.start, phrase.end), second];
}

/** `There's a …`, `there was a …` */
function isThere({ tokens }: Said, at: number): boolean {
  return tokens[0]?.lower === 'there' && at === 2 && /^(?:['’]s|is|was|are|were)$/u.test(tokens[1]?.lower ?? '');
}

/** `a lamp`, `my new lamp`: what is mentioned here for the first time. */
function isNew({ determiner, tokens, kind, head }: NounPhrase): boolean {
  if (kind !== 'common' || tokens.at(-1) !== head) return false;
  return (
    /^(?:an?|some)$/u.test(determiner?.lower ?? '') ||
    (/^(?:my|our)$/u.test(determiner?.lower ?? '') && tokens[1]?.lower === 'new')
  );
}

/** Nothing before the object that takes back or only wishes what is said. */
function isFact(said: Said, at: number): boolean {
  return said.tokens
    .slice(1, at)
    .every(
      ({ lower, lemma }) =>
        lemma !== 'not' &&
        !/^(?:never|to|would|could|should|might|will|['’]ll|['’]d|if|hardly|can|may|must)$/u.test(lower),
    );
}
