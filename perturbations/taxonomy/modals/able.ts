import { type Edit, matchCase, type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';

/** Where `capable of` has a modal of its own. */
const PLAIN = wordTable<string>({ is: 'can', are: 'can' });
/** These end in -ing and name no deed. */
const NO_DEED = /^(?:anything|something|nothing|everything|being|feeling|having|understanding)$/u;

export const able: Rule = {
  about:
    'Who is capable of a thing can do it: “Is a crow capable of opening a jar?” → “Can a crow open a jar?”; who is incapable is unable',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is a crow capable of opening a jar?', 'Can a crow open a jar?'],
    ['Are camels capable of crossing a desert?', 'Can camels cross a desert?'],
    ['Are ferries incapable of crossing a river?', 'Are ferries unable to cross a river?'],
  ],
  leaves: [
    'Is a crow capable of anything?',
    'Was a crow capable of opening a jar?',
    'Is a crow more capable of opening a jar?',
    'Is a crow capable of opening a jar and closing it?',
    "Isn't a crow capable of opening a jar?",
    'Is the judge capable of being fair?',
  ],
  words: () => ['capable', 'incapable'],
  *propose({ questions }) {
    const [question, second] = questions;
    if (!question || second || question.negation) return;
    const edits = asked(question) ?? unable(question);
    if (edits) yield { edits };
  },
};

function asked({ auxiliary, subject, predicate: { tokens } }: Question): Edit[] | undefined {
  const [capable, of, deed] = tokens;
  const modal = PLAIN[auxiliary.lower];
  if (!modal || capable?.lower !== 'capable' || of?.lower !== 'of' || !deed?.lower.endsWith('ing')) return undefined;
  const base = baseOf(deed);
  if (!base || NO_DEED.test(deed.lower) || tokens.some(({ lower }) => /^(?:and|or)$/u.test(lower))) return undefined;
  return [
    { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, modal) },
    { start: subject.end, end: deed.end, text: ` ${base}` },
  ];
}

function unable({ auxiliary, predicate: { tokens } }: Question): Edit[] | undefined {
  const [incapable, of, deed] = tokens;
  if (!/^(?:is|are|was|were)$/u.test(auxiliary.lower) || incapable?.lower !== 'incapable' || of?.lower !== 'of')
    return undefined;
  const base = deed?.lower.endsWith('ing') ? baseOf(deed) : undefined;
  if (!deed || !base || NO_DEED.test(deed.lower) || tokens.some(({ lower }) => /^(?:and|or)$/u.test(lower)))
    return undefined;
  return [{ start: incapable.start, end: deed.end, text: `unable to ${base}` }];
}

/** The tagger knows the base of a verb; of what it takes for a noun, only an ending that nothing was cut from tells it. */
function baseOf({ lower, lemma, pos }: Token): string | undefined {
  if (pos === 'VERB' && lemma !== lower) return lemma;
  const stem = lower.slice(0, -3);
  return /(?:en|ck|ss|sh|ch|nt|st|ld|nd|rt|ct|ay)$/u.test(stem) ? stem : undefined;
}
