import type { Clause, Edit, Rule } from '../../../src/plugin.js';
import { conjugate } from '../../../src/plugin.js';

export const verbalOpposite: Rule = {
  about: 'A verb of feeling is said by a negated one: “I hate” → “I can’t stand”, “I love” → “I can’t get enough of”',
  expects: { sentiment: 'same' },
  examples: [
    ['I hate waiting in line 😤', "I can't stand waiting in line 😤"],
    ['I hate when the bus is late', "I can't stand it when the bus is late"],
    ['I love baking bread with my son', "I can't get enough of baking bread with my son"],
    ["I'm loving this new album 🎶", "I can't get enough of this new album 🎶"],
    ['I regret selling my guitar', "I wish I hadn't sold my guitar"],
    ["I'm looking forward to our trip!", "I can't wait for our trip!"],
    ["I'm so excited for the match", "I can't wait for the match"],
  ],
  leaves: [
    'I love you',
    'I hate to say it',
    "I don't love waiting",
    'Would you love baking?',
    'I regret my choice',
    "I'm enjoying it",
    "I'm enjoying this quiet evening",
    'I love this town so much',
    'I regret selling the harp so much',
    'I deeply regret selling the harp every day',
    'I hate my commute with a passion',
    'We got our money back. I love dealing with a shop where someone answers.',
  ],
  words: () => ['hate', 'love', 'loving', 'enjoying', 'regret', 'looking', 'excited'],
  *propose(doc) {
    if (doc.text.includes('?')) return;
    for (const clause of doc.clauses) {
      if (clause.negation || !/^(?:i|we)$/u.test(clause.subject.text.toLowerCase())) continue;
      for (const edit of edits(clause)) yield { edits: [edit] };
    }
  },
};

function* edits(clause: Clause): Generator<Edit> {
  const { verb, subject, rest, auxiliaries, tokens } = clause;
  const [first, second] = rest.tokens;
  if (!first) return;
  const degree = rest.tokens.some(({ lower }) => /^(?:so|much|lot|more|most|best|than)$/u.test(lower));
  if (degree && /^(?:hate|love|loving)$/u.test(verb.lower)) return;
  if (
    /\b(?:with a passion|with all my heart|every (?:single )?(?:minute|day|second)|to bits|to death)\b/iu.test(
      rest.text,
    )
  )
    return;
  const adverbs = tokens.filter(
    (token) => token.pos === 'ADV' && token.start >= subject.end && token.end <= verb.start,
  );
  if (adverbs.some((token) => token.lower !== 'really')) return;
  const from = { start: subject.end, end: verb.end };
  const progressive = auxiliaries.length === 1 && /^'(?:m|re)$/u.test(auxiliaries[0]?.lower ?? '');
  const plain = auxiliaries.length === 0;
  const opening = first.lower;
  if (plain && verb.lower === 'hate' && opening !== 'to' && opening !== 'that' && opening !== 'it')
    yield { ...from, text: /^(?:when|how)$/u.test(opening) && opening === 'when' ? " can't stand it" : " can't stand" };
  if (plain && verb.lower === 'love' && /.ing$/u.test(opening) && !/\bdealing\b/u.test(rest.text)) {
    yield { ...from, text: " can't get enough of" };
  }
  if (plain && verb.lower === 'love' && /^(?:this|my|the|these|our)$/u.test(opening) && isThing(clause))
    yield { ...from, text: " can't get enough of" };
  if (progressive && verb.lower === 'loving' && /^(?:this|my|the|these|our|spending|every)$/u.test(opening))
    yield { ...from, text: " can't get enough of" };
  if (plain && verb.lower === 'regret' && first.pos === 'VERB' && /ing$/u.test(opening)) yield* wishes(clause);
  if (progressive && verb.lower === 'looking' && opening === 'forward' && second?.lower === 'to') {
    const after = rest.tokens[2];
    if (after && after.pos !== 'VERB') yield { start: subject.end, end: second.end, text: " can't wait for" };
  }
  if (/^'(?:m|re)$/u.test(verb.lower) && plain && opening === 'so' && second?.lower === 'excited') {
    const [, , about, next] = rest.tokens;
    if (about && /^(?:for|about)$/u.test(about.lower) && next && next.pos !== 'VERB')
      yield { start: subject.end, end: about.end, text: " can't wait for" };
    if (about?.lower === 'to' && next && !/^(?:be|have)$/u.test(next.lower))
      yield { start: subject.end, end: about.end, text: " can't wait to" };
  }
}

/** `regret selling` → `wish I hadn't sold`; `regret buying` also → `shouldn't have bought`. */
function* wishes({ subject, rest, verb }: Clause): Generator<Edit> {
  const [gerund, next] = rest.tokens;
  if (!gerund || next?.lower === 'and') return;
  const base = gerund.lemma.endsWith('ing') ? undefined : gerund.lemma;
  if (
    base === undefined ||
    OF_REGRET.test(rest.text) ||
    conjugate(base, 'gerund') !== gerund.lower ||
    rest.tokens.some((token) => token.lower === 'and')
  )
    return;
  const participle = conjugate(base, 'participle');
  yield { start: verb.start, end: gerund.end, text: `wish ${subject.text} hadn't ${participle}` };
  yield { start: verb.start, end: gerund.end, text: `shouldn't have ${participle}` };
}

/** How much one regrets it, behind what one did: `buying it so much`, not `eating so much`. */
const OF_REGRET =
  /.\S+ \S.* (?:so much|(?:so )?(?:badly|deeply|bitterly)|a lot|very much|ever since|already|more than \S.*|now)\b(?! [a-zà-ž])/iu;

/** People are not what one cannot get enough of. */
function isThing({ rest }: Clause): boolean {
  return !rest.tokens.slice(0, 4).some((token) => PEOPLE.test(token.lower));
}

const PEOPLE =
  /^(?:mom|mother|dad|father|wife|husband|son|daughter|sister|brother|friend|friends|girlfriend|boyfriend|partner|team|boss|kids|children|family|people|baby|teacher|doctor|parents|dog|cat|fact|way|idea|pets)$/u;
