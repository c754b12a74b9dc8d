import { matchCase, type NounPhrase, type Question, type Rule } from '../../src/plugin.js';
import { opensClause } from './agreement.js';
import { asksOtherThanAbility } from './allowed.js';

/** Asked of somebody, these are favours or feats of their own; with others `can` asks what they are called or may do. */
const OTHERWISE =
  /^(?:please|tell|help|remember|give|send|name|explain|think|imagine|believe|say|guess|call|called|considered|described|said|seen|trusted|expected|have|not|vote|ask|blame|afford|claim|sue|refuse|return|cancel|evict|fire|legally|still|ever|also|often|only|even|really|always|both|all|just)$/u;

const PERSONAL =
  /\b(?:please|i|me|my|mine|we|us|our|am|yourself|still|ever|even|either|neither|whether|today|tonight|tomorrow)\b|[;:()–—]/iu;

export const possibleFor: Rule = {
  about:
    '“Can” asks what is possible: “Can you see Mars from a city?” → “Is it possible to see Mars from a city?”, “Can lava melt …?” → “Is it possible for lava to melt …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can you see Mars from a city?', 'Is it possible to see Mars from a city?'],
    ['Can twins be a boy and a girl?', 'Is it possible for twins to be a boy and a girl?'],
    ['Can lava melt a steel rail?', 'Is it possible for lava to melt a steel rail?'],
    ['Could you sail from Bern to Rome?', 'Would it be possible to sail from Bern to Rome?'],
  ],
  leaves: [
    'Can you help me with this?',
    'Can I swim here?',
    'Can a Muslim eat gelatin?',
    'Can a landlord evict a tenant?',
    'Could you see the sea in 1400?',
    'Could lava melt a rail?',
    'Can it rain?',
    'Can a notary witness a will?',
    "Can't you see Mars?",
    'Can an owl that lost a wing fly?',
  ],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || doc.sentences.length > 1) return;
    const { auxiliary, subject, predicate } = question;
    if (!/^(?:can|could)$/u.test(auxiliary.lower) || !opensClause(doc, question) || PERSONAL.test(doc.text)) return;
    const [verb] = predicate.tokens;
    if (!verb || verb.pos === 'ADV' || OTHERWISE.test(verb.lower) || asksOtherThanAbility(doc)) return;
    if (isAnyone(subject)) {
      const opening = auxiliary.lower === 'can' ? 'is it possible to' : 'would it be possible to';
      yield {
        edits: [{ start: auxiliary.start, end: subject.end, text: matchCase(auxiliary.text, opening) }],
      };
    } else if (auxiliary.lower === 'can' && mayBefall(question)) {
      yield {
        edits: [
          { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'is it possible for') },
          { start: subject.end, end: subject.end, text: ' to' },
        ],
      };
    }
  },
};

function isAnyone({ kind, text }: NounPhrase): boolean {
  return kind === 'pronoun' && /^(?:you|one)$/iu.test(text);
}

/** A thing does it, or it befalls somebody: what people do themselves they are able to do, or allowed. */
function mayBefall({ subject, predicate: { tokens } }: Question): boolean {
  if (subject.kind === 'pronoun' || subject.tokens.length > 4) return false;
  if (subject.tokens.some(({ lower, text }) => /^(?:who|that|which|whose|and|or)$/u.test(lower) || text === ','))
    return false;
  const [be, done] = tokens;
  if (be?.lower === 'be')
    return !OTHERWISE.test(done?.lower ?? 'be') && !tokens.some(({ lower }) => lower === 'allowed');
  return subject.animacy === 'thing' && !/(?:ary|ist|ian|eer)$/u.test(subject.head.lower);
}
