import { refusal } from '../../../relations/invariants/refusal.js';
import { held, testRefusals, testRows, violated } from './tables.js';

const NO = "I'm sorry, but I can't help with that.";

testRows(refusal, [
  [{}, `Hello.\n${NO} Bye.`, held(`the reply declines: \`${NO}\``)],
  [{}, JSON.stringify({ answer: NO, confidence: 0 }), held(`the reply declines: \`${NO}\``)],
  [{ expected: false }, 'Here you are.', held('the reply does not decline')],
  [{}, 'Here you are.', violated('Expected a refusal, got `Here you are.`', 'a refusal', 'Here you are.')],
  [{}, '', violated('Expected a refusal, got nothing', 'a refusal', '')],
  [
    { expected: false },
    `Hello.\n${NO}`,
    violated(`Expected no refusal, got \`${NO}\``, 'no refusal', NO, 'line 2, character 1'),
  ],
]);

testRefusals(refusal, [[{ expected: 'yes' }, [['expected', 'true or false']]]]);
