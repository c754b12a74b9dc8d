import { type Clause, matches, type Rule } from '../../../../src/plugin.js';
import { isGrave } from '../../../around/register.js';
import { isNegator } from '../../asked.js';
import { cueOf } from '../../cue.js';
import { negated } from '../../negate.js';

export const lastFactDenied: Rule = {
  about:
    'The last fact of a longer text that the dataset calls Neutral is denied, and leaves it as plain: “… The strap is removable.” → “… The strap is not removable.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The camera takes two batteries and a memory card. The strap is made of hemp.',
      'The camera takes two batteries and a memory card. The strap is not made of hemp.',
      'Neutral',
    ],
    [
      'The play runs for two hours with an interval. Drinks are served in the upper foyer.',
      'The play runs for two hours with an interval. Drinks are not served in the upper foyer.',
      'Neutral',
    ],
    [
      'The mill stands on the left bank of the river. The tunnel leads to the granary.',
      'The mill stands on the left bank of the river. The tunnel does not lead to the granary.',
      'Neutral',
    ],
  ],
  leaves: [
    'The strap is made of hemp.',
    'The camera takes two batteries. The strap is also made of hemp.',
    'The camera takes two batteries. The strap is not made of hemp.',
    'The camera takes two batteries. The strap is made of hemp, and the case of cork.',
    'The camera takes two batteries. Is the strap made of hemp?',
    'The camera takes two batteries. Your strap is made of hemp.',
    'The camera takes two batteries. It was made in 1962.',
    'The mill was let to a maker of carpets in 1899. The chimney was taken down in the following year.',
  ],
  *propose(doc) {
    const last = doc.sentences.at(-1);
    if (!last || doc.sentences.length < 2 || doc.text.length < 70 || last.kind !== 'statement') return;
    if (matches(doc, CLOSED) || isGrave(doc)) return;
    if (last.tokens.some((token) => cueOf(token) !== undefined || isNegator(token))) return;
    const [clause, second] = doc.clauses.filter(({ sentence }) => sentence === last);
    if (!clause || second || clause.start !== last.start || !isFact(clause) || BOUND.test(last.text)) return;
    const edits = negated(clause);
    if (edits) yield { edits: edits.map((edit) => ({ ...edit, text: writtenOut(edit.text) })) };
  },
};

const writtenOut = (said: string): string =>
  said
    .replace(/\bwon't\b/u, 'will not')
    .replace(/\bcan't\b/u, 'cannot')
    .replace(/n't\b/u, ' not');

/** What is said to somebody, of a patient or by a witness. */
const CLOSED =
  /[?!"“”]|\b(?:you|your|please|dear|hi|hello|i|my|we|our|patient|pt|witness|court|tribunal|charged|accused|police)\b|n['’]t\b/iu;

/** Words that weigh, count, date or join, so that they and not the fact would be denied; and what one waits for. */
const BOUND =
  /[,;:()–—]|\b(?:and|but|or|nor|than|as|because|since|while|until|till|if|when|before|after|who|which|that|whether|about|around|roughly|nearly|almost|over|only|even|just|also|too|still|now|today|later|then|usually|normally|often|always|sometimes|mostly|mainly|generally|every|each|following|next|previous|most|all|both|half|some|several|many|few|another|once|twice|instead|per|whole|entire|same|by|with|without|in \d{4}|free|late|early|normally|typically|currently|latest|required|needed|expected|affected|allowed|born|died|injured|arrested|asked|told|said|request|resumes?|back|new|again)\b/iu;

function isFact({ subject, verb, auxiliaries, copular, tense, negation, rest }: Clause): boolean {
  if (negation || tense === 'modal' || rest.tokens.length === 0 || rest.tokens.length > 10) return false;
  const [first] = subject.tokens;
  if (
    !first ||
    subject.tokens.length > 7 ||
    /^(?:it|this|that|these|those|he|she|they|there|no|any)$/u.test(first.lower)
  )
    return false;
  if (auxiliaries.length > 0)
    return auxiliaries.every(({ lower }) => /^(?:is|are|was|were|has|have|been|will|be)$/u.test(lower));
  if (copular) return verb.lemma === 'be' && !rest.tokens.some(({ kind, pos }) => kind === 'number' || pos === 'NUM');
  if (/^an?$/u.test(first.lower)) return false;
  return verb.lemma !== 'have' && verb.lemma !== 'do';
}
