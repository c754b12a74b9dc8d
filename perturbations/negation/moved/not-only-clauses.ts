import {
  type Clause,
  conjugate,
  type Doc,
  type Edit,
  lowerOpening,
  type Rule,
  type Sentence,
} from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { toneOf } from '../closings/tone.js';
import { cuesIn } from '../cue.js';
import { leaningOf } from '../mood.js';

export const notOnlyClauses: Rule = {
  about:
    'Two statements that are both good or both bad are joined by “Not only …, but …”: “The garage scratched my van, and the clerk was rude” → “Not only did the garage scratch my van, but the clerk was rude”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The garage scratched my van, and the clerk was rude to my wife.',
      'Not only did the garage scratch my van, but the clerk was rude to my wife.',
    ],
    [
      'The town has saved its lido from closure, and delighted swimmers queued at dawn.',
      'Not only has the town saved its lido from closure, but delighted swimmers queued at dawn.',
    ],
  ],
  leaves: [
    'The tent leaked, the pegs were broken, and the seller was rude.',
    'The tent is green, and the pegs are made of steel.',
    "The tent didn't leak, and the pegs were superb.",
    'The tent leaked, and the seller was lovely about it.',
    'We loved the tent, and the pegs were superb.',
    'When it rained the tent leaked, and the pegs were broken.',
    'The tent leaked, and it was terrible.',
    'The tent that leaked was awful, and the pegs were broken.',
    'The tent leaked and tore, and the pegs were broken.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (!doc.text.includes(', and ') || /["“”?]/u.test(doc.text) || isGrave(doc)) return;
    if (kindOfText(doc) === 'clinical') return;
    for (const sentence of doc.sentences) {
      const edits = joined(doc, sentence);
      if (edits) yield { edits };
    }
  },
};

/** Whatever binds, weighs or counts what is said. */
const BOUND =
  /\b(?:but|although|though|while|whereas|because|since|unless|until|if|when|whenever|as|than|so|only|even|too|also|just|still|again|either|both|neither|nor|or|hopefully|almost|nearly|would|could|should|might|may|must|let|please)\b|[,;:()—–]/iu;
const SUBJECT =
  /^(?:the|my|our|your|his|her|their|its|this|that|these|those|one|two|three|hundreds|dozens|thousands|it|he|she|they)$/u;
/** What hangs on the first statement is not set beside it. */
const HANGS =
  /^(?:it|this|that|so|then|i|we|both|all|now|later|the (?:rest|other|latter|former)|he|she|they|his|its|their|many|some|most)\b|\byou\b|\b(?:fears?|feared|hopes?|hoped|expects?|expected|says?|said|warns?|warned|described|it|this|too|also|then|as a result|simply)\b/iu;

function joined(doc: Doc, sentence: Sentence): readonly Edit[] | undefined {
  const at = sentence.text.indexOf(', and ');
  if (sentence.kind !== 'statement' || at < 0 || sentence.text.includes(', and ', at + 1)) return undefined;
  const cut = sentence.start + at;
  const [one, other] = [sentence.text.slice(0, at), sentence.text.slice(at + 6)];
  const first = doc.clauses.find(({ start }) => start === sentence.start);
  const second = doc.clauses.find(({ start }) => start === cut + 6);
  if (
    !first ||
    !second ||
    BOUND.test(one) ||
    /\band\b/iu.test(one) ||
    HANGS.test(other) ||
    /[,;:]|\bbut\b/u.test(other)
  )
    return undefined;
  if (second.subject.tokens.length === 0 || second.subject.start !== cut + 6 || !agree(doc, sentence, cut))
    return undefined;
  return turned(doc, first, cut);
}

/** Both tell something good, or both something bad, and nothing else does otherwise. */
function agree(doc: Doc, { tokens }: Sentence, cut: number): boolean {
  if (tokens.some(isNegator)) return false;
  const cues = cuesIn(tokens);
  const [cue] = cues;
  const tone = toneOf(doc);
  if (!cue || !cuesIn(doc.tokens).every(({ polarity }) => polarity === cue.polarity))
    return tone !== undefined && cues.every(({ polarity }) => polarity === tone);
  return (
    leaningOf(doc) === cue.polarity ||
    tone === cue.polarity ||
    (cues.some(({ token }) => token.start < cut) && cues.some(({ token }) => token.start > cut))
  );
}

/** `Not only did the garage scratch it`: the first statement with its subject behind an auxiliary. */
function turned(
  doc: Doc,
  { subject, finite, verb, negation, start }: Clause,
  cut: number,
): readonly Edit[] | undefined {
  const [opening] = subject.tokens;
  if (!opening || negation || subject.person !== 3 || subject.start !== start || !SUBJECT.test(opening.lower))
    return undefined;
  if (subject.tokens.length > 7 || /\b(?:who|which|that|what) /iu.test(subject.text.slice(4))) return undefined;
  if (doc.text.slice(subject.end, finite.start) !== ' ' || finite.end > cut || /^['’]/u.test(finite.text))
    return undefined;
  const auxiliary = finite !== verb || verb.lemma === 'be' ? finite.lower : support(verb.lower, verb.lemma);
  if (auxiliary === undefined || !/^(?:is|are|was|were|has|have|had|can|will|did|does|do)$/u.test(auxiliary))
    return undefined;
  const own = auxiliary === finite.lower && (finite !== verb || verb.lemma === 'be');
  const named = `${lowerOpening(opening)}${subject.text.slice(opening.text.length)}`;
  return [
    { start, end: finite.end, text: `Not only ${auxiliary} ${named}${own ? '' : ` ${verb.lemma}`}` },
    { start: cut, end: cut + 5, text: ', but' },
  ];
}

function support(said: string, lemma: string): string | undefined {
  if (said === conjugate(lemma, 'past') && said !== lemma) return 'did';
  if (said === conjugate(lemma, 'third')) return 'does';
  return said === lemma ? 'do' : undefined;
}
