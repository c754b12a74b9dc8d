import { type Candidate, type Doc, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** What ends a course of events, and so comes after the rest rather than beside it. */
const COMES_AFTER =
  /^(?:leave|receive|wait|drive|walk|go|end|die|quit|stop|return|finish|come|run|laugh|vanish|disappear|apologise|apologize|sleep|wake|marry|decide|realise|realize|turn|fall|land|dock|hang|cry|sob|weep|resign|win|lose|become|break|eat|drink|see|find|get|stay|collapse|faint|expect|want|hope|rest|retire|know|let)$/u;
const BESIDE =
  /\b(?:also|too|as well|either|even|then|so|because|when|if|until|eventually|finally|since|yet|instead|later|next|nobody|nothing|neither|both|worst of all|best of all|in between)\b|[;?“”()]/iu;

export const andAlso: Rule = {
  about: 'The last of three things done is done “also”: “… and locked the gate” → “… and also locked the gate”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The shop moved, hired two bakers and has opened a café.',
      'The shop moved, hired two bakers and has also opened a café.',
    ],
    [
      'They swept the yard, fed the hens and locked the gate.',
      'They swept the yard, fed the hens and also locked the gate.',
    ],
    [
      'He mended the lamp, oiled the hinge, and tuned the radio.',
      'He mended the lamp, oiled the hinge, and also tuned the radio.',
    ],
  ],
  leaves: [
    'They fed the hens and locked the gate.',
    'They swept the yard, fed the hens and left.',
    "They swept the yard, fed the hens and didn't lock the gate.",
    'He was kind, quick and funny.',
    'The tea is weak, the cake is dry, and the staff are tired.',
    'Sweep the yard, feed the hens and lock the gate.',
    'They swept the yard, fed the hens and the ducks and left.',
    'He sweeps the yard, feeds the hens and called us.',
    'The tea will be weak, the cake will be dry, and the staff will be tired.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc) || /\b(?:died|hospice)\b/iu.test(doc.text)) return;
    for (const sentence of doc.sentences) {
      const candidate =
        sentence.kind === 'statement' && !matches(doc, BESIDE, sentence.text) ? lastOfThree(doc, sentence) : undefined;
      if (candidate) yield candidate;
    }
  },
};

/** `A-ed, B-ed(,) and C-ed`: the third verb, with nobody new to do it. */
function lastOfThree(doc: Doc, { tokens }: Sentence): Candidate | undefined {
  const and = tokens.findLast(({ lower }) => lower === 'and');
  const third = and && doc.tokens[and.index + 1];
  if (!and || !third || !(isDone(third) || HAVE.test(third.lower)) || isQuotedAt(doc, third.start)) return undefined;
  const comma = tokens.findLast(({ text, index }) => text === ',' && index < and.index - 1);
  const second = comma && doc.tokens[comma.index + 1];
  const after = doc.tokens[third.index + 1];
  if (!second || !isDone(second) || !after || after.pos === 'PUNCT') return undefined;
  const between = tokens.filter(({ index, lower }) => index > comma.index && index < and.index && lower === 'and');
  if (between.length > 0) return undefined;
  if (HAVE.test(third.lower)) {
    const told = after.pos === 'VERB' && !COMES_AFTER.test(after.lemma);
    return told ? { edits: [{ start: third.end, end: third.end, text: ' also' }] } : undefined;
  }
  return isPast(second) === isPast(third)
    ? { edits: [{ start: third.start, end: third.start, text: 'also ' }] }
    : undefined;
}

/** A verb of somebody or something that is named before: no command, infinitive or participle. */
function isDone(token: Token): boolean {
  const { pos, lower, lemma } = token;
  if (COMES_AFTER.test(lemma) || lower.endsWith('ing')) return false;
  return (pos === 'VERB' && lower !== lemma) || (pos === 'ADJ' && lower.endsWith('ed'));
}

const HAVE = /^(?:has|have)$/u;
const isPast = ({ lower }: Token) => !lower.endsWith('s');
