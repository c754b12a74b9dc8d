import type { Doc, NounPhrase, Rule, Token } from '../../src/plugin.js';

const CLASS = new Set(
  `animal fish bird mammal insect reptile amphibian rodent marsupial crustacean mollusk mollusc spider snake lizard primate whale
   dinosaur dog cat bear shark plant tree flower fruit vegetable berry nut grain cereal herb spice fungus legume grass seaweed
   metal gas rock mineral gemstone alloy acid drug disease medicine virus instrument vehicle weapon boat ship aircraft horse monkey
   dance cheese bread pasta soup wine beer dessert cake fabric crystal protein vitamin hormone fuel tool toy poem bacterium pigment
   salad sauce fossil shellfish worm beetle moth crab duck pigeon parrot hat shoe coat boot glove knife sword gun gemstone dye`
    .trim()
    .split(/\s+/u),
);
const NARROWER =
  /^(?:string|stringed|percussion|wind|brass|woodwind|musical|keyboard|citrus|root|board|card|ball|precious|igneous|sedimentary|metamorphic|sea|marine|flightless|big)$/u;

export const kindOf: Rule = {
  about: 'What something may be becomes a kind of it: “Is yeast a plant?” → “Is yeast a kind of plant?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is yeast a plant?', 'Is yeast a kind of plant?'],
    ['Is a newt a reptile?', 'Is a newt a type of reptile?'],
    ['Is the zither a string instrument?', 'Is the zither a kind of string instrument?'],
    ['Are whales fish?', 'Are whales a kind of fish?'],
    ['Are newts reptiles?', 'Are newts a type of reptile?'],
    ['Are newts a reptile?', 'Are newts a kind of reptile?'],
  ],
  leaves: [
    'Is yeast a green plant?',
    'Is yeast a wild green plant?',
    'Is Rover a dog?',
    'Is it a plant?',
    'Is a man an animal?',
    'Is the newt in the jar a reptile?',
    'Is the newt a reptile?',
    'Is yeast the plant?',
    'Is a newt a reptile that swims?',
    'Is a newt a friend?',
    'Are newts friends?',
    'Are all whales fish?',
    'Are big whales fish?',
    'Does yeast kill a plant?',
    'Is a cow an animal, or a pet?',
    'Is my newt a reptile?',
    "Isn't a raft a boat?",
    'Is a newt?',
  ],
  *propose(doc) {
    const edit = ofSubject(doc) ?? ofPlural(doc);
    if (!edit) return;
    for (const word of ['kind', 'type'])
      yield { edits: [{ start: edit.start, end: edit.end, text: `a ${word} of${edit.rest}` }] };
  },
};

interface Place {
  readonly start: number;
  readonly end: number;
  readonly rest: string;
}

/** `Is a newt a reptile?`: the article is what gives way. */
function ofSubject({ questions: [question, second] }: Doc): Place | undefined {
  if (!question || second || question.negation || !/^(?:is|are)$/u.test(question.auxiliary.lower)) return undefined;
  const [article, ...words] = question.predicate.tokens;
  if (!article || !/^an?$/u.test(article.lower) || !isClass(words) || !isAny(question.subject, words)) return undefined;
  return { start: article.start, end: article.end, rest: '' };
}

/** `Are newts reptiles?`, which has no article to part subject and class. */
function ofPlural({ sentences: [sentence, second] }: Doc): Place | undefined {
  const [are, subject, named, end] = sentence?.tokens ?? [];
  if (second || are?.lower !== 'are' || !subject || !named || end?.text !== '?' || sentence?.tokens.length !== 4)
    return undefined;
  const singular = named.lower === 'fish' ? 'fish' : named.lemma;
  if (!CLASS.has(singular) || !/^\p{Ll}+s$/u.test(subject.text) || subject.pos !== 'NOUN') return undefined;
  return { start: named.start, end: named.end, rest: ` ${singular}` };
}

/** `a newt`, `yeast`, `whales`: any of them, not one that is pointed at or has a name; `the zither` where a class of instruments is asked for. */
function isAny({ kind, determiner, head, tokens }: NounPhrase, words: readonly Token[]): boolean {
  if (kind !== 'common' || tokens.length > 3 || /^(?:man|woman|human|person|baby|child)$/u.test(head.lower))
    return false;
  if (determiner && !/^an?$/u.test(determiner.lower) && !(isTheOne(determiner) && words.at(-1)?.lower === 'instrument'))
    return false;
  return tokens.every((token) => token === determiner || token.pos === 'NOUN' || token.pos === 'ADJ');
}

function isTheOne({ lower }: Token): boolean {
  return lower === 'the';
}

/** A class of things, or one with a word that makes a narrower class of it, and nothing more. */
function isClass(words: readonly Token[]): boolean {
  const [first] = words;
  const head = words.at(-1);
  if (!first || !head || words.length > 2) return false;
  return CLASS.has(head.lower) && (words.length === 1 || NARROWER.test(first.lower));
}
