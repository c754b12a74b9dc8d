import { type Edit, matchCase, type Question, type Rule } from '../../../src/plugin.js';
import { beFor, doFor } from '../agreement.js';

/** What is said with `be`, and the verb that says it, which of these may have it for its subject, and which way round. */
interface Said {
  readonly state: string;
  readonly verb: string;
  readonly way: 'verb' | 'state';
  readonly subject?: RegExp;
  readonly rest?: RegExp;
}

/** Stuff that is got from a plant or an animal. */
const STUFF =
  /\b(?:saffron|honey|milk|wool|silk|cork|rubber|vanilla|cocoa|chocolate|ivory|cashmere|opium|amber|sugar|oil|cinnamon|pepper|cotton|linen|leather|caviar|wax|quinine|aspirin|tea|coffee|gelatine?|musk|resin|flour|starch)$/iu;
const GLOWS =
  /\b(?:lightning|lava|magma|steam|venus|mercury|mars|neptune|uranus|jupiter|pluto|sun|ice|nitrogen|core|flame|plasma|oven|furnace|volcano|snow)$/iu;
const EATEN =
  /\b(?:lemons?|limes?|apples?|bananas?|grapes?|honey|sugar|onions?|cherr(?:y|ies)|grapefruits?|oranges?|carrots?|peas|beets?|melons?|watermelons?|strawberr(?:y|ies)|raspberr(?:y|ies)|cranberr(?:y|ies)|potatoes|tomatoes|peppers?|chocolate|milk|vinegar|juice|pineapples?|mango(?:e?s)?|dates?|figs?|peach(?:es)?|pears?|plums?|syrup|sorbet|jam)$/iu;

const SAID: readonly Said[] = [
  ...['the capital of', 'the currency of', 'the official language of', 'the seat of', 'capital of'].map(
    (state): Said => ({ state, verb: `serve as ${state}`, way: 'verb', rest: /^(?:the )?\p{Lu}/u }),
  ),
  { state: 'employed as', verb: 'work as', way: 'verb' },
  { state: 'saltier than', verb: 'taste saltier than', way: 'verb', subject: EATEN },
  { state: 'hotter than', verb: 'have a higher temperature than', way: 'verb', subject: GLOWS },
  { state: 'colder than', verb: 'have a lower temperature than', way: 'verb', subject: GLOWS },
  { state: 'cooler than', verb: 'have a lower temperature than', way: 'verb', subject: GLOWS },
  { state: 'entitled to', verb: 'have the right to', way: 'state' },
  { state: 'without', verb: 'lack', way: 'state', rest: /^(?:an?|the|any|its|their) / },
  { state: 'obtained from', verb: 'come from', way: 'state', subject: STUFF, rest: /^(?:an?|the|\p{Ll}+s\b)/u },
];

export const servesAs: Rule = {
  about:
    'What is something serves or works as such: “Is Oslo the capital of Norway?” → “Does Oslo serve as the capital of Norway?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Oslo the capital of Norway?', 'Does Oslo serve as the capital of Norway?'],
    ['Is the zloty the currency of Spain?', 'Does the zloty serve as the currency of Spain?'],
    ['Is Homer Simpson employed as a baker?', 'Does Homer Simpson work as a baker?'],
    ['Is lava hotter than boiling milk?', 'Does lava have a higher temperature than boiling milk?'],
    ['Does Malta lack a river?', 'Is Malta without a river?'],
    ['Does ivory come from a tree?', 'Is ivory obtained from a tree?'],
    ['Does a lodger have the right to keep a goat?', 'Is a lodger entitled to keep a goat?'],
  ],
  leaves: [
    'Is Oslo the capital of fashion?',
    'Was Bonn the capital of Germany?',
    "Isn't Oslo the capital of Norway?",
    'Is Nora sweeter than Ada?',
    'Does a baker lack a sense of smell?',
    'Do snails lack the ability to hop?',
    'Does the word come from a tree?',
    'Is tea hotter than it was?',
    'Does Nora come from a town?',
  ],
  words: () => ['of', 'as', 'than', 'lack', 'from', 'right'],
  *propose({ questions, text }) {
    const [question, second] = questions;
    if (!question || second || question.negation || /\b(?:that|which|who|also|still|ever)\b/iu.test(text)) return;
    for (const said of SAID) {
      const edits = said.way === 'verb' ? toVerb(question, said) : toState(question, said);
      if (edits) yield { edits };
    }
  },
};

function toVerb(question: Question, { state, verb, subject: of, rest }: Said): Edit[] | undefined {
  const { auxiliary, subject } = question;
  if (!/^(?:is|are)$/u.test(auxiliary.lower) || !isSaid(question, state, of, rest)) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, doFor(subject)) },
    { start: question.predicate.start, end: question.predicate.start + state.length, text: verb },
  ];
}

function toState(question: Question, { state, verb, subject: of, rest }: Said): Edit[] | undefined {
  const { auxiliary, subject } = question;
  if (!/^(?:do|does)$/u.test(auxiliary.lower) || !isSaid(question, verb, of, rest)) return undefined;
  if (state === 'without' && (subject.animacy === 'person' || subject.kind === 'pronoun')) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, beFor(subject)) },
    { start: question.predicate.start, end: question.predicate.start + verb.length, text: state },
  ];
}

/** Whether the predicate begins with the phrase and goes on with a noun phrase, and nothing that has a verb. */
function isSaid({ subject, predicate }: Question, phrase: string, of?: RegExp, rest?: RegExp): boolean {
  if (!predicate.text.startsWith(`${phrase} `) || (of && !of.test(subject.text))) return false;
  const behind = predicate.text.slice(phrase.length + 1);
  const words = phrase.split(' ').length;
  return (
    (rest?.test(behind) ?? true) &&
    !predicate.tokens
      .slice(words)
      .some(
        ({ pos, lower }) =>
          pos === 'AUX' ||
          pos === 'SCONJ' ||
          /^(?:sense|ability|power|right|strength|skill|capacity|knowledge|means)$/u.test(lower),
      )
  );
}
