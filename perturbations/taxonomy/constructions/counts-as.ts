import { type Edit, matchCase, type NounPhrase, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { doFor } from '../agreement.js';
import { capital } from '../editable.js';

/** Classes by which things are sorted: what is one counts as one. */
const CLASS =
  /^(?:fruit|fruits|vegetable|vegetables|berry|berries|nut|nuts|herb|herbs|spice|spices|grain|grains|legume|legumes|seed|seeds|mammal|mammals|fish|birds?|insects?|reptiles?|amphibians?|marsupials?|rodents?|primates?|apes?|arachnids?|crustaceans?|mollus[ck]s?|invertebrates?|vertebrates?|animals?|plants?|fung(?:us|i)|language|languages|sport|sports|planet|planets|continent|metal|metals|element|elements|gas|gases|liquid|liquids|hormone|hormones|protein|proteins|vitamin|vitamins|mineral|minerals|instrument|instruments|gemstone|gemstones|crime|crimes|felony|religion|religions|disease|diseases|dialect|desert|deserts|carnivores?|herbivores?|omnivores?|predators?|palindromes?|dinosaurs?|bears?|cats?|whales?|monkeys?|sharks?|lizards?|frogs?|toads?|spiders?|worms?|crabs?|beetles?|bugs?|moths?|snakes?|ducks?|geese|turtles?|squids?|beans?|roots?|cereals?|grass|grasses|trees?|flowers?|mushrooms?|cheeses?|breads?|pasta|desserts?|soups?|sandwich|sandwiches|sauces?|rocks?|stones?|crystals?|fossils?|organs?|muscles?|bones?|glands?|joints?|drugs?|poisons?|acids?|alloys?|fabrics?|fibers?|fibres?|bicycles?|vehicles?|weapons?|tools?|toys?|hats?|shoes?|holidays?|science|sciences|misdemeanou?r|islands?|peninsulas?|rhombus|polygons?|quadrilaterals?|rectangles?|parallelograms?)$/u;

/** What only one thing has its name for. */
const WORLDS = /^(?:planet|star|moon|continent|desert|country|galaxy|language|island|peninsula)$/u;

/** By what one sorts. */
const BY = /^(?:botanically|technically|legally|officially|scientifically|biologically)$/u;

const DETAIL =
  /^(?:stringed|string|wind|brass|percussion|musical|olympic|dwarf|romance|germanic|slavic|semitic|precious|chemical|noble|programming|contagious|infectious|citrus|tropical|flightless|aquatic|marine|cold-blooded|warm-blooded|true|real|official|rare|water-soluble|winter|team|contact|woodwind|keyboard|reed|celtic|baltic|bantu|indo-european|berber|turkic)$/u;

export const countsAs: Rule = {
  about: 'What is of a class counts as one: “Is a gecko a reptile?” → “Does a gecko count as a reptile?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a gecko a reptile?', 'Does a gecko count as a reptile?'],
    ['Are sea snakes reptiles?', 'Do sea snakes count as reptiles?'],
    ['Is the Gobi a desert?', 'Does the Gobi count as a desert?'],
    ['Is Elba an island?', 'Does Elba count as an island?'],
    ['Is Breton a Celtic language?', 'Does Breton count as a Celtic language?'],
    ['Is a pumpkin botanically a berry?', 'Does a pumpkin botanically count as a berry?'],
    ['Is surfing an Olympic sport?', 'Does surfing count as an Olympic sport?'],
  ],
  leaves: [
    'Is Nora an animal?',
    'Is this a fruit?',
    'Is a gecko a reptile that swims?',
    'Is the gecko a reptile?',
    "Isn't a gecko a reptile?",
    'Is a gecko a large reptile?',
    'Was a gecko a reptile?',
    'Is a gecko really a reptile?',
  ],
  onlyIf: isOneSentence,
  *propose(doc) {
    if (!/^(?:is|are)\b/iu.test(doc.text)) return;
    const [question, second] = doc.questions;
    const edits = question ? asked(question, second) : ofTwoNouns(doc.tokens);
    if (edits) yield { edits };
  },
};

function asked(question: Question, second: Question | undefined): Edit[] | undefined {
  if (second || question.negation || !/^(?:is|are)$/u.test(question.auxiliary.lower)) return undefined;
  const sort = question.predicate.tokens.findLast(({ kind }) => kind === 'word');
  return isOfAKind(question.subject) || (isNamed(question.subject) && WORLDS.test(sort?.lower ?? ''))
    ? sorted(question, question.predicate.tokens)
    : undefined;
}

/** `Are sea snakes reptiles?`: where the subject ends shows only in the class. */
function ofTwoNouns(tokens: readonly Token[]): Edit[] | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [are, first, second] = words;
  const [last, one] = [words.at(-1), words.at(-2)];
  if (!are || !first || !second || !last || !one || words.length > 4 || are.lower !== 'are') return undefined;
  if (!CLASS.test(last.lower) || words.slice(1).some(({ pos }) => pos !== 'NOUN') || !one.lower.endsWith('s'))
    return undefined;
  return [
    { start: are.start, end: are.end, text: matchCase(are.text, 'do') },
    { start: last.start, end: last.start, text: 'count as ' },
  ];
}

/** `a gecko`, `chestnuts`, `surfing`: one of a kind, or the kind; no name of somebody. */
function isOfAKind({ kind, tokens, animacy }: NounPhrase): boolean {
  if (kind !== 'common' || animacy === 'person' || tokens.length > 3 || tokens.slice(1).some(capital)) return false;
  const [first] = tokens;
  if (tokens.some(({ lower }) => /^(?:who|that|which|and|or|of)$/u.test(lower))) return false;
  return (
    first !== undefined && (/^an?$/u.test(first.lower) || !/^(?:DET|PRON|NUM)$/u.test(first.pos)) && !capital(first)
  );
}

/** `Antarctica`, `the Sun`: a name of no person. */
function isNamed({ kind, tokens, animacy }: NounPhrase): boolean {
  return kind !== 'pronoun' && animacy !== 'person' && tokens.every((token) => capital(token) || token.lower === 'the');
}

function sorted({ auxiliary, subject }: Question, tokens: readonly Token[]): Edit[] | undefined {
  const [adverb, ...after] = tokens.filter(({ kind }) => kind === 'word');
  const words = adverb && !BY.test(adverb.lower) ? [adverb, ...after] : after;
  const [first] = words;
  const sort = words.at(-1);
  if (!first || !sort || !CLASS.test(sort.lower) || words.length > 3) return undefined;
  const one = /^an?$/u.test(first.lower);
  const between = words.slice(one ? 1 : 0, -1);
  if ((auxiliary.lower === 'is') !== one || between.some(({ lower }) => !DETAIL.test(lower))) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, doFor(subject)) },
    { start: first.start, end: first.start, text: 'count as ' },
  ];
}
