import { type Doc, matches, once, type Question, type Rule, readLexicon } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { editable } from '../editable.js';

/** What somebody or something with a name is, and words of texts in which that would say too much. */
interface Kind {
  readonly kind: string;
  readonly unless: RegExp;
}

/** Of each name its kind; read at first use. */
const kinds = once(() => {
  const rows = readLexicon(new URL('../../lexicons/named-kinds.tsv', import.meta.url));
  return new Map(
    rows.flatMap(({ kind = '', names = '', unless = '' }) => {
      const said: Kind = { kind, unless: new RegExp(`\\b(?:${unless})`, 'iu') };
      return names.split('|').map((name) => [name, said] as const);
    }),
  );
});

/** Here it is asked who or what it is, or it is one of two. */
const ASKS_WHO =
  /\b(?:names?|named|called|nam(?:ed|ing) after|known|famous|alias|nickname\w*|pseudonym|profession|occupation|job|career|work(?:ed|s)? as|real|fictional|same (?:person|man|woman)|(?:or|and) \p{Lu}\p{Ll}+ (?:both|the same)|become|kind|type|sort)\b/iu;

export const namedKind: Rule = {
  about:
    'Who or what has a known name is called by its kind too: “Did Vermeer marry?” → “Did the painter Vermeer marry?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Did Frida Kahlo keep a parrot?', 'Did the painter Frida Kahlo keep a parrot?'],
    ['Was Jane Austen older than her sister?', 'Was the novelist Jane Austen older than her sister?'],
    ['Is Reykjavik colder than Rome?', 'Is the city of Reykjavik colder than Rome?'],
  ],
  leaves: [
    'Was Frida Kahlo a sculptor?',
    'Did Frida Kahlo paint parrots?',
    "Did Frida Kahlo's parrot talk?",
    'Did Frida Kahlo and Jane Austen meet?',
    'Is Frida Kahlo the name of a ship?',
    'Was young Frida Kahlo a dancer?',
    'Did Frida Kahlo, who was ill, travel?',
    'Is Reykjavik a capital?',
    'Is this Jane Austen?',
    'Frida Kahlo kept a parrot.',
  ],
  words: () => [...kinds().keys()].map(longestWord),
  onlyIf: isOneSentence,
  *propose(doc, { task }) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { subject, sentence } = question;
    const said = kinds().get(subject.text);
    const [first, last] = [subject.tokens[0], subject.tokens.at(-1)];
    if (!said || !first || !last || !isBare(doc, question) || isAskedFor(question)) return;
    if (said.unless.test(doc.text.replace(subject.text, '')) || matches(doc, ASKS_WHO)) return;
    if (!editable(doc)({ doc, sentence, first, last, task: task.like }, true)) return;
    yield { edits: [{ start: first.start, end: first.start, text: `${said.kind} ` }] };
  },
};

/** Of `The Great Gatsby`, what stands in few texts. */
function longestWord(name: string): string {
  const words = name.toLowerCase().match(/[a-zà-ž\d]+/gu) ?? [''];
  return words.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** Right behind the auxiliary, and the predicate or an adverb right behind it. */
function isBare({ tokens }: Doc, { auxiliary, subject, predicate }: Question): boolean {
  const next = tokens[(subject.tokens.at(-1)?.index ?? -2) + 1];
  return (
    tokens[auxiliary.index + 1] === subject.tokens[0] &&
    next?.kind === 'word' &&
    !/^\p{Lu}/u.test(next.text) &&
    next.start <= predicate.start
  );
}

/** What somebody may be beside what they are known for. */
const BESIDES =
  /^(?:residents?|citizen|native|subject|pallbearer|suburb|friend|neighbou?r|contemporary|guest|victim|relative|cousin|brother|sister|son|daughter|father|mother|parent|widow|widower|teenager|vegetarian|vegan|bachelor|twin|orphan|member|founder|part|smoker|fan|descendant|uncle|aunt|nephew|niece|inspiration|triumph|success|failure|flop|seaport|port)$/u;

/** `Was she a nurse?`: what somebody is asked to be stands behind `be` with its article. */
function isAskedFor({ form, predicate: { tokens } }: Question): boolean {
  const opens = tokens.find(({ pos }) => pos !== 'ADV');
  if (form !== 'be' || !opens) return false;
  if (opens.pos !== 'DET') return /^(?:one|his|her|their|my|your|our|its)$/u.test(opens.lower) || opens.pos === 'NOUN';
  return !tokens.slice(1, 4).some(({ lower }) => BESIDES.test(lower));
}
