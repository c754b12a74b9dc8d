import type { Rule } from '../../../src/plugin.js';

const ASKED =
  /^(?<who>Am I|Are we) (?<may>allowed|free|permitted|legally allowed) to (?<deed>\p{Ll}+ [^,?"“”;:()]+?)(?<case> (?:if|when|before|after|without|even) [^,?"“”;:()]+)?\?$/u;
/** What nobody does on purpose, or what is already a choice. */
const NO_DEED =
  /^(?:be|have|know|need|feel|get|see|hear|believe|think|lose|win|die|miss|become|own|do)\b|\b(?:or|and|any\p{L}*|ever|still|that|this|it|so)\b/u;

/** What somebody asks to be allowed to do is said to be their wish, and `do that` stands for it. */
export const allowedThat: Rule = {
  about: 'Says as a wish what somebody asks whether they are allowed to do, and takes it up by “do that”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Am I allowed to park on the lawn?', 'I want to park on the lawn. Am I allowed to do that?'],
    [
      'The sign says “no dogs”. Are we free to bring our newt if we carry her?',
      'The sign says “no dogs”. We want to bring our newt. Are we free to do that if we carry her?',
    ],
  ],
  leaves: ['Am I allowed to be late?', 'Am I allowed to stay or go?', 'Is she allowed to sing?', 'Am I late?'],
  words: () => ['allowed', 'free', 'permitted'],
  *propose(doc) {
    const sentence = doc.sentences.at(-1);
    const found = ASKED.exec(sentence?.text ?? '')?.groups;
    const { who = '', may = '', deed = '' } = found ?? {};
    if (!sentence || !found || doc.sentences.length > 3 || NO_DEED.test(deed)) return;
    const wish = `${who === 'Am I' ? 'I' : 'We'} want to ${deed}.`;
    yield {
      edits: [
        { start: sentence.start, end: sentence.end, text: `${wish} ${who} ${may} to do that${found['case'] ?? ''}?` },
      ],
    };
  },
};
