import type { ReportNotes } from '../../src/reports/index.js';

const zero = { task: 'sentiment', context: false, shots: 'zero' } as const;
const gpt = { ...zero, model: 'openai:gpt-4o' } as const;

/** Notes of `usual`; the last violation of the first model is one too many, that of the second is hostile. */
export const notes: ReportNotes = {
  title: 'chat sentiment',
  seed: 42,
  version: '0.1.0',
  counts: { items: 50, cases: 340, requests: 1234 },
  remarks: ['The same source asked again changed its answer in 9 of 150 sources (openai:gpt-4o).'],
  violations: [
    {
      ...{ ...gpt, category: 'taxonomy', rule: 'synonym', relation: 'same' },
      source: 'This software is very complicated.',
      followUp: 'This software is very complex.',
      edits: [{ start: 22, end: 33, text: 'complex' }],
      sourceAnswer: 'Negative',
      followUpAnswer: 'Neutral',
      reason: 'Expected the follow-up to be answered Negative too, got Neutral',
    },
    {
      ...{ ...gpt, category: 'negation', rule: 'be-not', relation: 'opposite' },
      source: `${'I walked home in the rain and did not mind it much. '.repeat(4)}The phone that I ordered last week is great.`,
      followUp: `${'I walked home in the rain and did not mind it much. '.repeat(4)}The phone that I ordered last week is not great.`,
      edits: [{ start: 246, end: 246, text: 'not ' }],
      sourceAnswer: 'Positive',
      followUpAnswer: 'Positive',
      reason: 'Expected Negative, the opposite of Positive, got Positive',
    },
    {
      ...{ ...gpt, category: 'robustness', rule: 'swap', relation: 'same' },
      source: 'I am so tired',
      followUp: 'I am so tried',
      sourceAnswer: 'Negative',
      followUpAnswer: 'Neutral',
      reason: 'Expected the follow-up to be answered Negative too, got Neutral',
    },
    {
      ...{ ...gpt, category: 'fourth', relation: 'same' },
      source: 'not shown',
      followUp: 'not shown',
      sourceAnswer: 'Negative',
      followUpAnswer: 'Neutral',
      reason: '',
    },
    {
      ...{ ...zero, shots: 'one', context: true, model: 'gemini:gemini-2.0-flash-experimental-001' },
      ...{ category: 'ner', relation: 'same' },
      source: '\u001b]8;;http://x\u0007<script>alert(1)</script>\u001b[2J | *Ann*\nis \u202etired\tnow',
      followUp: '\u001b]8;;http://x\u0007<script>alert(1)</script>\u001b[2J | *Jane*\nis \u202etired\tnow',
      sourceAnswer: '<i>Negative</i>',
      followUpAnswer: '$Neutral$',
      reason: '',
    },
  ],
};
