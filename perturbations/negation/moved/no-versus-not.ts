import { type Clause, type Edit, type Rule, wordTable } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonghand } from '../longhand.js';
import { anyOrArticle } from './any-or-article.js';

export const noVersusNot: Rule = {
  about: 'The negation moves between verb and object: “have no idea” ↔ “don’t have any idea”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I don't have strong views", 'I have no strong views'],
    ['I have no strong feelings about the new rug', "I don't have any strong feelings about the new rug"],
    ["I don't have a preference", 'I have no preference'],
    ['There was no soap in the bathroom', "There wasn't any soap in the bathroom"],
    ["There isn't a quiz this week.", 'There is no quiz this week.'],
    ['She had no complaints', "She didn't have any complaints"],
    ['I have no fridge', "I don't have a fridge"],
    ["There's no audition", "There isn't an audition"],
  ],
  leaves: [
    'The kitchen was visited without warning. Meat was kept on the floor, the basin had no soap, and droppings were found.',
    'I have no choice but to wait',
    'There is no doubt',
    'There is no lift',
    'We have no rest',
    "I don't have to go",
    'I have nothing',
    'No one has an opinion',
    'Do you have no opinion?',
    'I really have no opinion',
    "There isn't a single seat",
    "I can't have a dog",
    'The wound has healed well, and there are no signs of infection. The patient sleeps well.',
  ],
  words: () => ['no', 'there', 'have'],
  *propose(doc) {
    if (doc.text.includes('?') || doc.text.includes('dry eye') || kindOfText(doc) === 'clinical') return; // `no signs of`: as notes have it
    const longhand = isLonghand(doc); // where nothing is contracted
    for (const clause of doc.clauses) {
      const edits = clause.negation ? (toNo(clause) ?? thereIsNo(clause)) : longhand ? undefined : toNot(clause);
      if (edits) yield { edits };
    }
  },
};

const FORMS = wordTable<readonly [verb: string, negated: string]>({
  have: ['have', "don't have"],
  has: ['have', "doesn't have"],
  had: ['have', "didn't have"],
  is: ['is', "isn't"],
  are: ['are', "aren't"],
  was: ['was', "wasn't"],
  were: ['were', "weren't"],
  "'s": ['is', " isn't"],
});

/** `no choice but`, `no doubt`, `no idea`: fixed. */
const FIXED =
  /^(?:choice|doubt|idea|need|matter|way|problem|wonder|point|use|one|longer|sooner|regrets|clue|option|words|excuse|luck|end|hurry|rush|future|intention|memory|telling|denying|comparison|substitute|match|dull)$/u;

function toNot({ verb, auxiliaries, subject, rest, tokens }: Clause): readonly Edit[] | undefined {
  const [no, next] = rest.tokens;
  const form = FORMS[verb.lower];
  const there = subject.head.lower === 'there';
  if (!no || !next || no.lower !== 'no' || !form || auxiliaries.length > 0 || FIXED.test(next.lower)) return undefined;
  if (
    there !== (verb.lemma === 'be') ||
    tokens.filter((token) => token.lower === 'no' || token.lower === 'but').length > 1
  )
    return undefined;
  if (tokens.some((token) => token.start >= subject.end && token.end <= verb.start)) return undefined;
  const instead = anyOrArticle(rest.tokens.slice(1));
  if (instead === undefined || (verb.lower === "'s" && !there)) return undefined;
  if (/^(?:are|were)$/u.test(verb.lower) && instead !== 'any') return undefined;
  return [
    { start: verb.start, end: verb.end, text: form[1] },
    { start: no.start, end: no.end, text: instead },
  ];
}

/** `There isn't a quiz` → `There's no quiz`. */
function thereIsNo({ verb, finite, negation, rest, tokens, subject }: Clause): readonly Edit[] | undefined {
  const [article, next] = rest.tokens;
  if (subject.head.lower !== 'there' || !/^(?:is|was|are|were)$/u.test(finite.lower) || verb !== finite)
    return undefined;
  if (negation?.lower !== "n't" || !article || !next || !/^(?:an?|any)$/u.test(article.lower) || FIXED.test(next.lower))
    return undefined;
  if (tokens.some(({ lower }) => /^(?:single|bit|lot|or|nor|but)$/u.test(lower))) return undefined;
  return [
    { start: negation.start, end: negation.end, text: '' },
    { start: article.start, end: article.end, text: 'no' },
  ];
}

/** What one says to have none of; `I have no kettle` is stiff. */
const HELD =
  /^(?:preferences?|opinions?|views?|feelings?|complaints?|plans?|problems?|questions?|objections?|memor(?:y|ies)|experience|interest|reservations?|strong|particular|trace|record|evidence)$/u;

/** `don't have an opinion` → `have no opinion`. */
function toNo({ verb, finite, negation, auxiliaries, rest, tokens, subject }: Clause): readonly Edit[] | undefined {
  const [article, next] = rest.tokens;
  if (!negation || !article || !next || verb.lower !== 'have' || auxiliaries.length !== 1 || FIXED.test(next.lower))
    return undefined;
  const bare = /^(?:strong|particular)$/u.test(article.lower);
  if (!bare && !HELD.test(next.lower) && !HELD.test(rest.tokens[2]?.lower ?? '')) return undefined;
  if (!/^(?:a|an|any)$/u.test(article.lower) && !bare) return undefined;
  if (tokens.filter((token) => token.start >= subject.end && token.end <= verb.start).length !== 2) return undefined;
  const have = finite.lower === 'did' ? 'had' : finite.lower === 'does' ? 'has' : 'have';
  if (!/^(?:do|does|did)$/u.test(finite.lower)) return undefined;
  return [
    { start: finite.start, end: verb.end, text: have },
    bare
      ? { start: article.start, end: article.start, text: 'no ' }
      : { start: article.start, end: article.end, text: 'no' },
  ];
}
