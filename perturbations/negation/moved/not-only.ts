import type { Clause, Doc, Edit, Rule, Token } from '../../../src/plugin.js';
import { isFormal, isGrave } from '../../around/register.js';
import { cueOf } from '../cue.js';

export const notOnly: Rule = {
  about:
    'Two judgements of one kind are joined by “not only … but also”: “was rude and slow” → “was not only rude but also slow”',
  expects: { sentiment: 'same' },
  examples: [
    ['The staff were friendly and helpful', 'The staff were not only friendly but also helpful'],
    ['The guide was rude and incompetent 😤', 'The guide was not only rude but also incompetent 😤'],
    ["It's comfortable and stylish.", "It's not only comfortable but also stylish."],
  ],
  leaves: [
    'The staff were friendly but slow',
    'The staff were friendly and tired',
    'The staff were so friendly and helpful',
    'The room was clean, cosy and quiet',
    'The staff were not friendly and helpful',
    'The staff were nice and friendly people',
    'I was alone and sad',
    'The patient was rude and aggressive',
    'Were the staff friendly and helpful?',
    'It was nice and warm',
    'He was sick and tired of it',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (isFormal(doc) || isGrave(doc)) return;
    for (const clause of doc.clauses) {
      for (const edits of joined(doc, clause)) yield { edits };
    }
  },
};

/** Pairs that are one word in two. */
const FIXED = /^(?:nice|good|sick|safe|loud|short|bright|fair|well|clear|alive|lost|mad)$/u;

function* joined(doc: Doc, { finite, verb, negation, rest, tokens, sentence }: Clause): Generator<readonly Edit[]> {
  if (negation || verb !== finite || !/^(?:is|are|was|were|am|'s|'re|'m)$/u.test(verb.lower)) return;
  if (
    sentence.text.includes('?') ||
    tokens.some((token) => /^(?:and|or|but)$/u.test(token.lower) && token.end < verb.start)
  )
    return;
  const [first, and, second, after] = rest.tokens;
  if (!first || and?.lower !== 'and' || !second || FIXED.test(first.lower)) return;
  const well =
    second.pos === 'ADV' &&
    /ly$/u.test(second.lower) &&
    /^(?:written|made|acted|shot|played|produced|served|drawn|told|organi[sz]ed|run)$/u.test(after?.lower ?? '');
  if (well ? rest.tokens.length !== 4 : after !== undefined) return;
  if (!agree(first, second) || !closes(doc, well && after ? after : second)) return;
  const gap = { start: first.end, end: second.start };
  yield [
    { start: first.start, end: first.start, text: 'not only ' },
    { ...gap, text: ' but also ' },
  ];
}

function agree(first: Token, second: Token): boolean {
  const [one, other] = [cueOf(first), cueOf(second)];
  return one !== undefined && other !== undefined && one.polarity === other.polarity && second.pos !== 'NOUN';
}

/** Whether only a final mark or an emoji follows, or in a longer text another clause. */
function closes({ tokens, text }: Doc, { index }: Token): boolean {
  const next = tokens[index + 1];
  if (next?.text === ',') return text.length > 80 && /^(?:and|but)$/u.test(tokens[index + 2]?.lower ?? '');
  return next === undefined || next.kind === 'emoji' || /^[.!]+$/u.test(next.text);
}
