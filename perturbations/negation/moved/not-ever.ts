import { type Clause, conjugate, type Edit, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal } from '../../around/register.js';

/** Deeds that one waited for: `never turned up` and `didn't turn up` are the same. */
const AWAITED =
  /^(?:turn|show|arrive|come|phone|call|ring|reply|answer|respond|apologise|apologize|write|return|pay|appear|materialise|materialize|explain|offer|listen|check|refund|fix|deliver|send|tell|ask|warn|say|thank|bother|look)$/u;

export const notEver: Rule = {
  about: 'The negation of a verb changes its form: “never came back” ↔ “didn’t come back”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The soup was cold and the waiter never came back.', "The soup was cold and the waiter didn't come back."],
    ["Marco didn't even say sorry", 'Marco never even said sorry'],
    ["Tomas doesn't eat mushrooms", 'Tomas never eats mushrooms'],
    ["The engineer didn't turn up.", 'The engineer never turned up.'],
  ],
  leaves: [
    'She never liked it',
    'She never answers my messages',
    "I've never felt so ignored by a shop.",
    'It never rains',
    "I'd never go back",
    'Never again!',
    "It didn't rain",
    "We didn't come back yesterday",
    'Never mind',
    'He never ever calls',
    'She never even called',
    'I never came or called',
    'The patient came for her yearly check. Her pulse was 72, and she does not smoke.',
    "The patient came for her yearly check. Her pulse was 72, and she doesn't drink.",
    'You never fail to make me laugh',
  ],
  words: () => neededWords(AWAITED, HABITS),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    // Of a patient it is put on record what he does, not how often.
    const onRecord = isFormal(doc) || /^(?:clinical|contract|notice|ticket)$/u.test(kindOfText(doc));
    for (const clause of doc.clauses) {
      if (clause.tokens.some(({ lower }) => /^(?:ever|or|nor|yet|until|once|again|not|only)$/u.test(lower))) continue;
      const edits = clause.negation?.lower === 'never' ? fromNever(clause) : toNever(clause, onRecord);
      if (edits) yield { edits };
    }
  },
};

/** What one does as a rule or not at all. */
const HABITS = /^(?:eat|drink|smoke|listen|answer|reply|apologise|apologize|drive|wear|clean|knock|cook|respond)$/u;

function fromNever({ negation, verb, auxiliaries, subject, tokens }: Clause): readonly Edit[] | undefined {
  const between = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start && token !== negation);
  if (!negation || auxiliaries.length > 0 || between.length > 0 || subject.head.lower === 'it') return undefined;
  const [base, past] = [verb.lemma, conjugate(verb.lemma, 'past')];
  if (past !== verb.lower || base === verb.lower || !AWAITED.test(base)) return undefined;
  return [{ start: negation.start, end: verb.end, text: `didn't ${base}` }];
}

/** `didn't turn up` → `never turned up`; with a time it would no longer be the one occasion. */
function toNever(clause: Clause, onRecord: boolean): readonly Edit[] | undefined {
  const { negation, verb, finite, auxiliaries, subject, tokens } = clause;
  if (negation && auxiliaries.length === 1 && /^(?:do|does)$/u.test(finite.lower) && HABITS.test(verb.lower)) {
    const between = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
    if (
      onRecord ||
      between.length !== 2 ||
      subject.person !== 3 ||
      tokens.some(({ lower }) => /^(?:any|anything|anymore|much|enough|today|now|all|at|and)$/u.test(lower))
    )
      return undefined;
    const form = finite.lower === 'does' ? conjugate(verb.lower, 'third') : verb.lower;
    return [{ start: finite.start, end: verb.end, text: `never ${form}` }];
  }
  if (!negation || finite.lower !== 'did' || auxiliaries.length !== 1 || !AWAITED.test(verb.lower)) return undefined;
  const [, , even] = tokens.filter((token) => token.start >= subject.end && token.end <= verb.start);
  if (even && even.lower !== 'even') return undefined;
  if (
    tokens.some(({ lower }) =>
      /^(?:yesterday|today|tonight|at|any|anything|all|much|because|last|this|morning|enough|too|and|but|want)$/u.test(
        lower,
      ),
    )
  )
    return undefined;
  return [{ start: finite.start, end: verb.end, text: `never ${even ? 'even ' : ''}${conjugate(verb.lower, 'past')}` }];
}
