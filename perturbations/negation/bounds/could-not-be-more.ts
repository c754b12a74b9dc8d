import type { Clause, Doc, Edit, Rule, Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonghand } from '../longhand.js';
import { polarAdjectives, type State, stateOf } from '../polar.js';

export const couldNotBeMore: Rule = {
  about: 'A strong state is said by a negated comparative: “so happy” → “couldn’t be happier”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm so grateful for my sister", "I couldn't be more grateful for my sister"],
    ['The nurses were very helpful.', "The nurses couldn't have been more helpful."],
    ['The food was fantastic', "The food couldn't have been better"],
    ["I'm so relieved the test went well", "I couldn't be more relieved that the test went well"],
    ["I'm so happy we met", "I couldn't be happier that we met"],
  ],
  leaves: [
    "I'm so tired that I could sleep here",
    "I'm not so happy",
    'The soup was too salty',
    "I'm a bit confused",
    "I'm so tired I could cry",
    'THE SOUP WAS AMAZING',
    "I'm so happy every time we meet",
    'The room was clean and quiet',
    'Was the room clean?',
    'Everyone was so welcoming',
    'Every course was superb',
    'My doctor is wonderful',
    'The soup was good',
    'The ending was disappointing',
    "I'm so happy this week",
    'The lighting was poor',
    "I'm so happy it hurts",
    "I'm so proud I could burst",
    "I'm not sure I'm so happy",
    "It's wonderful to see you",
    'My cough is so bad tonight that I can hardly talk',
  ],
  words: () => polarAdjectives(),
  *propose(doc) {
    if (/^(?:clinical|contract|notice|appraisal)$/u.test(kindOfText(doc))) return; // which are measured
    for (const clause of doc.clauses) {
      const state = stateOf(clause);
      const edit = state && !clause.negation ? rewritten(state, clause, doc) : undefined;
      if (edit) yield { edits: [edit] };
    }
  },
};

/** What one is about a fact: `happy (that) we met`; with others the clause is a result (`so tired I could cry`). */
const GLAD = /^(?:happy|pleased|proud|grateful|thankful|excited|relieved|disappointed|sad)$/u;

/** What one is so glad that it happens. */
const RESULT =
  /^ (?:it hurts?|(?:I|we|my [a-zà-ž]+) (?:could|can|might|nearly|almost|want|cried|feel|keep|hurts?|just|forgot)|I['’]m [a-zà-ž]+ing|I['’](?:d|ve been))\b/iu;

function rewritten(state: State, clause: Clause, doc: Doc): Edit | undefined {
  const { adjective, degree, polar, next, past, verb } = state;
  if (polar.polarity !== 'positive' && polar.polarity !== 'negative') return undefined;
  if (degree && !/^(?:so|very|really|extremely|incredibly)$/u.test(degree.lower)) return undefined;
  if (!degree && (polar.extreme === undefined || /^(?:bad|poor)$/u.test(adjective.lower))) return undefined;
  if (!degree && clause.subject.animacy === 'person') return undefined;
  if (
    /^(?:and|but|or|than|that|,|as|if|because|right|now|in|at|while|before|during|once)$/u.test(next?.lower ?? '') ||
    clause.rest.tokens.some(({ lower }) =>
      /^(?:since|lately|recently|whenever|always|time|times|often)$/u.test(lower),
    ) ||
    (next?.lower === 'when' && !past) ||
    (next?.lower === 'to' && clause.subject.head.lower === 'it')
  )
    return undefined;
  if (hangs(doc, adjective)) return undefined;
  if (hedged(doc, clause, adjective)) return undefined;
  if (/^(?:every|everyone|everybody|all|each|both|most|some|many|no)\b/iu.test(clause.subject.text)) return undefined;
  const best = verb === 'be' ? polar.extreme : undefined;
  if (
    best !== undefined &&
    clause.subject.animacy !== 'thing' &&
    clause.subject.head.lower !== 'staff' &&
    clause.subject.head.lower !== 'service'
  )
    return undefined;
  if (best !== undefined && /^(?:difference|change|noise|speed|price)$/u.test(clause.subject.head.lower))
    return undefined;
  const more = best ?? polar.more;
  if (more === undefined) return undefined;
  const be = verb === 'be' ? 'be' : 'feel';
  const could = isLonghand(doc) ? 'could not' : "couldn't";
  const text = past ? `${could} have ${be === 'be' ? 'been' : 'felt'} ${more}` : `${could} ${be} ${more}`;
  const rest = doc.tokens.slice(adjective.index + 1);
  const fact = next?.pos === 'DET' && rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (next?.pos === 'NOUN' && next.lower === 'fun') return undefined; // `great fun`
  if (next?.pos === 'DET' && !fact) return undefined;
  const clauseNext = next?.pos === 'PRON' || fact;
  if (clauseNext && (!GLAD.test(adjective.lower) || RESULT.test(doc.text.slice(adjective.end)))) return undefined;
  const link = clauseNext ? ' that' : '';
  const gap = clause.finite.start === clause.subject.end ? ' ' : '';
  return { start: clause.finite.start, end: adjective.end, text: `${gap}${text}${link}` };
}

/** `so bad today that I can hardly talk`: a result, which hangs on `so`. */
function hangs(doc: Doc, adjective: Token): boolean {
  const [, result] = /^[^.!?;]*?\bthat(?= )([^.!?;]*)/u.exec(doc.text.slice(adjective.end)) ?? [];
  return result !== undefined && (!GLAD.test(adjective.lower) || RESULT.test(result));
}

/** `just so happy`, `always so happy`, `kind of sad`: adverbs that the comparative cannot keep. */
function hedged(doc: Doc, { subject }: Clause, adjective: Token): boolean {
  return doc
    .span(subject.end, adjective.start)
    .tokens.some((token) => token.pos === 'ADV' && !/^(?:so|very|really|extremely|incredibly)$/u.test(token.lower));
}
