import { type Clause, type Doc, type Rule, wordTable } from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals, inStyle } from '../../around/style.js';
import { firstClause } from '../first-clause.js';
import { datesItself } from '../time-words.js';
import { ALONE, BY_DAY, encounters, TOGETHER, WORKDAYS } from './encounter-nouns.js';

const DAYS = wordTable<readonly string[]>({
  recent: ['yesterday', 'last night', 'on Saturday', 'on Friday', 'last week'],
  long: ['last month', 'last week', 'a few weeks ago', 'in March'],
});

export const metWhen: Rule = {
  about: 'Says when the speaker met with what a past clause judges: “The film I watched last night was dull”',
  expects: { sentiment: 'same' },
  examples: [
    ['The film was a letdown', 'The film I watched last night was a letdown'],
    ['The castle was splendid!', 'The castle we visited yesterday was splendid!'],
    ['The hostel was shabby and loud', 'The hostel we stayed at last month was shabby and loud'],
    ['The dance class was fun', 'The dance class I attended yesterday was fun'],
  ],
  leaves: [
    'The film is dull',
    'The film last night was dull',
    'The film that you picked was dull',
    'The first film was dull',
    'The film was on Friday',
    'The film industry was different',
    'A film was lost',
    'The restaurant was closed',
    'The beach was named after him',
    'The film was dull and I hated the book',
    'The castle was a joy to visit',
  ],
  words: () => [...encounters().keys()],
  *propose(doc) {
    const clause = judged(doc);
    const met = clause && encounters().get(clause.subject.head.lower);
    if (!clause || !met || inCapitals(doc) || /^the (?:escape|tea|show|court|green)[ -]?room\b/iu.test(doc.text))
      return;
    const noun = clause.subject.head.lower;
    const seen = met.verb === 'had' && clause.subject.animacy === 'person'; // `the locksmith I had last night`
    if (ofMeeting(clause)) return;
    for (const who of speakers(doc, noun).filter((each) => !seen || each === 'we'))
      for (const day of DAYS[met.span] ?? []) {
        if (day === 'last night' && (seen || BY_DAY.test(noun))) continue;
        if (/^on |^last week$/u.test(day) && (WORKDAYS.test(noun) || met.verb === 'had')) continue;
        const { end } = clause.subject;
        yield { edits: [{ start: end, end, text: inStyle(doc, ` ${who} ${met.verb} ${day}`) }] };
      }
  },
};

/** `a joy to visit`: that one met with it is said already. */
const ofMeeting = ({ rest }: Clause): boolean =>
  /\bto (?:visit|watch|see|read|eat|attend|stay|use|listen|look)\b/u.test(rest.text);

/** `The hotel room was …`: one past clause with `be` and what it was like, its subject bare. */
function judged(doc: Doc): Clause | undefined {
  const clause = firstClause(doc);
  if (
    !clause ||
    !(clause.copular || /^(?:had|tasted|smelled|smelt)$/u.test(clause.finite.lower)) ||
    clause.tense !== 'past' ||
    clause.auxiliaries.length > 0
  )
    return undefined;
  if (
    doc.text.includes('?') ||
    doc.clauses.slice(1).some((other) => other.sentence === clause.sentence && !goesOn(other))
  )
    return undefined;
  if (returns(doc, clause) || (doc.sentences.length > 1 && isOfficial(doc))) return undefined;
  const { tokens, head } = clause.subject;
  const [the, second] = tokens;
  if (
    the?.lower !== 'the' ||
    tokens.length > 3 ||
    tokens.at(-1) !== head ||
    doc.tokens[tokens.length] !== clause.finite
  )
    return undefined;
  if (!/^(?:was|were|wasn|weren|had|tasted|smelled|smelt)/u.test(clause.finite.lower)) return undefined;
  if (tokens.length === 3 && !(second?.pos === 'NOUN' && second.kind === 'word' && !/ing$/u.test(second.lower)))
    return undefined;
  const said = clause.rest.text.toLowerCase().replace(/\b(?:waste|lot) of time\b/u, '');
  if (
    /\b(?:that|who|which|i|we|you|it|because|when|if|than|by|at|on|named|closed|open|full(?! of)|supposed|going)\b/u.test(
      said,
    )
  )
    return undefined;
  if (
    /\btime\b/u.test(said) ||
    doc.tokens.some((token) => token !== head && token.lower !== 'time' && datesItself(token))
  )
    return undefined;
  const [predicate] = clause.rest.tokens.filter(({ pos }) => pos !== 'ADV');
  return predicate && /^(?:ADJ|DET|NOUN|VERB|CCONJ|PRON)$/u.test(predicate.pos) && !DONE.test(predicate.lower)
    ? clause
    : undefined;
}

/** Whether the noun returns, as `the film` does in `we left the film`. */
function returns({ tokens }: Doc, { subject: { head } }: Clause): boolean {
  return tokens.some((token) => token !== head && token.lemma === head.lemma);
}

/** `but the plot was thin`: of the same encounter. */
function goesOn({ tense, subject }: Clause): boolean {
  return (
    tense === 'past' &&
    subject.kind === 'common' &&
    /^(?:the|its|their|his|her)$/u.test(subject.determiner?.lower ?? '')
  );
}

/** `was cancelled`, `was held`: what was done to it, where nobody met with it. */
const DONE =
  /^(?:cancel\w+|held|postponed|delayed|sold|lost|built|found|made|written|named|moved|stolen|published|shot|filmed|going|coming|missing|gone|here|there|mine|yours)$/u;

/** Nobody gets a haircut together. */
function speakers({ text }: Doc, noun: string): readonly string[] {
  if (/\b(?:we|us|our)\b/iu.test(text)) return ['we'];
  if (/\b(?:i|me|my)\b/iu.test(text) || ALONE.test(noun)) return ['I'];
  return TOGETHER.test(noun) ? ['we'] : ['I', 'we'];
}
