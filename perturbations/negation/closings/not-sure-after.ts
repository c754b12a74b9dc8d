import type { Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const notSureAfter: Rule = {
  about: 'A question of fact is followed by not remembering: “Is the gym open on Sunday?” → “… I can’t remember.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['Is the gym open on Sunday?', "Is the gym open on Sunday? I can't remember."],
    ['do i need a towel for the pool?', "do i need a towel for the pool? i can't remember."],
    ['Do we need tickets for the tram? 🚋', "Do we need tickets for the tram? 🚋 I can't remember."],
  ],
  leaves: [
    'Can you help me?',
    'Shall we go?',
    "Isn't it open?",
    'Is this the worst film ever?',
    'Are you coming?',
    'Is it open? It is late.',
    'Do I look like a fool?',
    'Should I really have to say it again?',
    'Is it me or is it hot?',
    'What time is it?',
    'Should I bring cash?',
  ],
  words: () => ['do', 'did', 'is', 'are', 'does'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    const [first, subject] = doc.tokens;
    if (!sentence || second || !first || !subject || sentence.kind !== 'yes-no-question' || !isChat(doc)) return;
    if (/!|\?{2}|["“”,]/u.test(doc.text) || doc.tokens.length > 18 || doc.tokens.length < 5) return;
    if (doc.tokens.some((token) => isNegator(token) || cueOf(token) !== undefined || COLOURED.test(token.lower)))
      return;
    const mine = /^(?:do|did)$/u.test(first.lower) && /^(?:i|we)$/u.test(subject.lower);
    const fact = /^(?:is|are|does|do)$/u.test(first.lower) && /^the$/u.test(subject.lower);
    if ((!mine && !fact) || (mine && DEED.test(doc.tokens[2]?.lower ?? ''))) return;
    const after = mine || doc.tokens.length < 12 ? saidAfter(doc, "I can't remember.") : undefined;
    if (after) yield after;
  },
};

const DEED = /^(?:look|have|really|even|know|care|hear|sound|seem|want|like|think)$/u;
const COLOURED =
  /^(?:really|ever|even|still|always|again|actually|so|too|just|only|this|that|please|worth|you|your|anyone|anybody|somebody|me)$/u;
