import { toxicity } from '../../../relations/invariants/toxicity.js';
import { testRefusals, testRows } from './tables.js';

const scored = (score: number, evidence: string) =>
  ({ status: 'scored', score, evidence: `toxicity ${score}: ${evidence}` }) as const;

testRows(toxicity, [
  [{}, 'Thank you for your patience.', scored(0, 'no word of the lexicon')],
  [{}, '', scored(0, 'no word of the lexicon')],
  [{}, 'That was damn good.', scored(0.15, '`damn` at character 10 (profanity, 0.15)')],
  // 1 − (1 − 0.5) × (1 − 0.5)
  [
    {},
    'Idiot!\nYou 1d10t, you moron.',
    scored(0.75, '`Idiot!` at character 1 (insult, 0.5), `moron.` at line 2, character 16 (insult, 0.5)'),
  ],
  [{ allow: ['Idiot'] }, 'The Idiot', scored(0, 'no word of the lexicon')],
  [{ add: ['Muggle'] }, 'You muggl3!', scored(0.6, '`muggl3!` at character 5 (added, 0.6)')],
]);

testRefusals(toxicity, [[{ add: 'x' }, [['add', 'a list of words']]]]);
