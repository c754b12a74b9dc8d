import { matches, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { isFormal, isLetter } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { untimedStatements } from '../sentence-starts.js';

const STILL = /\bstill\b/iu;
const VIEW =
  /^(?:love|like|hate|adore|dislike|prefer|miss|treasure|despise|loathe|dread|admire|envy|regret|resent|cherish|use|own|trust|need|believe|think|reckon|suspect|feel)$/u;
const ADVERB = /^(?:really|absolutely|honestly|truly|totally|kind|sort|of|rather|quite|do)$/u;
/** What one may still not be able to do. */
const CANNOT =
  /^(?:stand|believe|decide|afford|find|figure|understand|sleep|taste|smell|hear|open|connect|access|reach|tell|remember|walk|concentrate|forgive|fathom|explain|grasp|shake|swallow|breathe|log)$/u;
const DO_NOT =
  /^(?:trust|know|understand|like|get|have|own|feel|see|believe|eat|drink|speak|agree|recognise|recognize|remember|love|miss|regret|fancy)$/u;

export const stillView: Rule = {
  about: 'Says that the speaker still thinks so, or still does not or cannot',
  expects: { sentiment: 'same' },
  examples: [
    ["I can't stand the new timetable 😒", "I still can't stand the new timetable 😒"],
    ["I don't trust this ladder one bit", "I still don't trust this ladder one bit"],
    ['I really miss my old street', 'I still really miss my old street'],
  ],
  leaves: [
    'I still miss it',
    'I love you today',
    "I can't find it yet",
    'I liked it',
    'I need to go',
    "I can't see a thing wrong with it",
    'If I like it I buy it',
    "I don't have time",
    'I love it when you sing',
    "I don't have any questions, thanks",
    "I don't think so",
    'I think of buying one',
  ],
  words: () => neededWords(VIEW, CANNOT, DO_NOT),
  *propose(doc) {
    if (isFormal(doc) || isLetter(doc) || matches(doc, STILL)) return;
    for (const { sentence, tokens } of untimedStatements(doc)) {
      const [subject] = tokens;
      if (subject && /^(?:i|we)$/u.test(subject.lower) && isView(tokens.slice(1), sentence.index === 0))
        yield { edits: [{ start: subject.end, end: subject.end, text: inStyle(doc, ' still') }] };
    }
  },
};

function isView(after: readonly Token[], first: boolean): boolean {
  const said = after.map(({ lower }) => lower).join(' ');
  if (/\b(?:enough|more|another|any questions|time|idea when|it when|if|whether you|you|your|wait)\b/u.test(said))
    return false;
  const [aux, second] = after;
  const third = after.find(({ lower }, at) => at > 1 && !/^(?:really|quite|even|possibly)$/u.test(lower));
  const negated = /^(?:n['’]t|not)$/u.test(second?.lower ?? '') || aux?.lower === 'cannot';
  const verb = aux?.lower === 'cannot' ? second : third;
  if (negated && /^(?:ca|can|cannot)$/u.test(aux?.lower ?? ''))
    return CANNOT.test(verb?.lower ?? '') && !/^(?:tell you|remember ever|hear you)/u.test(said);
  if (negated && aux?.lower === 'do')
    return (
      DO_NOT.test(after.find(({ lower }, at) => at > 1 && !/^(?:really|quite|even)$/u.test(lower))?.lower ?? '') &&
      !/\b(?:like it|that|so|mind|ever|anything to|feel like)\b/u.test(said)
    );
  const at = after.findIndex(({ lower }) => !ADVERB.test(lower));
  const main = after[at];
  const next = after[at + 1];
  if (!first || !main || !VIEW.test(main.lower) || !next || next.kind !== 'word') return false;
  if (/^(?:think|believe|reckon|suspect|feel)$/u.test(main.lower))
    return (
      /^(?:the|this|that|my|it|he|she|they|our|so|like|guilty|sick|terrible|awful|bad|lost)$/u.test(next.lower) &&
      !/^that[.,!]?$/u.test(next.lower)
    );
  return !/^(?:to|of|about|how|that|and|or|but)$/u.test(next.lower) || main.lower === 'love';
}
