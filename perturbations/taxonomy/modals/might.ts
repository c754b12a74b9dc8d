import { matchCase, type Rule } from '../../../src/plugin.js';

export const might: Rule = {
  about: 'Might asks what could: “Might a storm sink the ferry?” → “Could a storm sink the ferry?”',
  expects: { 'yes-no': 'same' },
  examples: [['Might a storm sink the ferry?', 'Could a storm sink the ferry?']],
  leaves: ['Might I ask you something?', "Mightn't a storm sink it?", 'It might rain. Could the ferry sink?'],
  words: () => ['might'],
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation) return;
    const { auxiliary, subject } = question;
    if (auxiliary.lower !== 'might' || subject.person !== 3) return;
    yield { edits: [{ start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, 'could') }] };
  },
};
