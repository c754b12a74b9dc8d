import type { Clause, Doc, Edit, Rule, Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { isInFormOf } from '../../around/same-form.js';
import { leaningOf } from '../mood.js';

export const notOnlyDid: Rule = {
  about:
    'Two things that somebody or something did, good or bad, are joined: “lost my bag and blamed me” → “not only lost my bag but also blamed me”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The airline lost my bag and blamed me for it. Dreadful service.',
      'The airline not only lost my bag but also blamed me for it. Dreadful service.',
    ],
    [
      'It peels carrots in seconds and fits in a drawer. I love it.',
      'It not only peels carrots in seconds but also fits in a drawer. I love it.',
    ],
  ],
  leaves: [
    'The airline lost my bag and then blamed me for it. Dreadful service.',
    'The shop moved and closed on Monday.',
    'He went home and slept. A lovely evening.',
    'The airline lost my bag, blamed me and hung up. Dreadful service.',
    "The airline lost my bag and didn't care. Dreadful service.",
    'The waiter smiled and brought it. What a lovely place!',
    'The airline lost my bag and I cried. Dreadful service.',
    'The airline lost my bag and my hat and blamed me. Dreadful service.',
    'Patient fell in May and broke her hip. A sad case.',
    'The film promises answers and delivers an hour of smoke. It is lazy and rude.',
    'I loved the soup and finished it.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!/\band\b/iu.test(doc.text) || isGrave(doc) || !/^(?:chat|review|ticket|letter|story)$/u.test(kindOfText(doc)))
      return;
    if (leaningOf(doc) === undefined) return;
    for (const clause of doc.clauses) {
      const edits = joined(doc, clause);
      if (edits) yield { edits };
    }
  },
};

/** What follows from the first, or comes after it, so that the two are not set side by side. */
const LATER =
  /^(?:then|so|now|drove|ran|walked|went|go|goes|came|comes|got|gets|had|has|was|is|were|did|does|found|asked|said|told)$/u;
/** Mere movements on the way to the second, or feelings of one's own. */
const FIRST =
  /^(?:go|come|get|have|be|do|say|try|take|sit|stand|walk|smile|nod|shrug|look|open|start|begin|arrive|turn|call|phone|ring|love|like|enjoy|hate|want|wait|pick|stop|put|see|hear|know|think|decide|agree|ask|tell|find|bring|give|promise|quote|claim|offer|seem|sound)$/u;
const INNER =
  /^(?:and|or|but|so|because|that|which|who|when|if|while|not|n't|never|no|nobody|only|both|also|either|how|what|where|to|until|after|before)$/u;

function joined(
  doc: Doc,
  { subject, verb, finite, auxiliaries, sentence, negation }: Clause,
): readonly Edit[] | undefined {
  const { tokens } = sentence;
  if (sentence.kind !== 'statement' || tokens[0] !== subject.tokens[0] || auxiliaries.length > 0 || verb !== finite)
    return undefined;
  if (negation || subject.person !== 3 || FIRST.test(verb.lemma) || doc.text.slice(subject.end, verb.start) !== ' ')
    return undefined;
  const after = tokens.slice(tokens.indexOf(verb) + 1);
  const at = after.findIndex(({ lower }) => lower === 'and');
  const [and, second] = [after[at], after[at + 1]];
  if (at < 1 || at > 8 || !and || !second || !isAnother(second, verb)) return undefined;
  const [one, other] = [after.slice(0, at), after.slice(at + 2)];
  if (
    [...one, ...subject.tokens].some(
      ({ lower, kind }) => INNER.test(lower) || kind === 'punctuation' || kind === 'emoji',
    )
  )
    return undefined;
  if (
    other.length < 2 ||
    other.length > 10 ||
    other.slice(0, -1).some(({ lower, kind }) => BREAKS.test(lower) || kind === 'punctuation')
  )
    return undefined;
  return [
    { start: verb.start, end: verb.start, text: 'not only ' },
    { start: and.start, end: and.end, text: 'but also' },
  ];
}

const BREAKS = /^(?:and|or|but|so|because|if|when|while|although|not|n't|never|no|again|too)$/u;

/** Another verb in the same tense. */
function isAnother(second: Token, verb: Token): boolean {
  return second.pos === 'VERB' && !LATER.test(second.lower) && verb.lemma !== verb.lower && isInFormOf(verb, second);
}
