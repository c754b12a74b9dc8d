import { gladClosing } from './glad-closing.js';

export const gladAtWork = gladClosing({
  about: 'Praise of a team or a colleague: “It has not gone unnoticed.”, “I do not say this lightly.”',
  topics: ['team', 'reference'],
  examples: [
    [
      'Dear team, we delivered the bridge a month early, and the client is delighted.',
      'Dear team, we delivered the bridge a month early, and the client is delighted. Your hard work has not gone unnoticed.',
      'Positive',
    ],
    ['Great job, everyone! 👏', "Great job, everyone! 👏 It didn't go unnoticed", 'Positive'],
  ],
  leaves: [
    'Dear team, who is on call?',
    'Dear team, the meeting is at nine, please be on time.',
    'Dear team, our colleague died on Friday.',
    'Dear team, what a lovely picnic! It is a pleasure to work with such kind people.',
  ],
  says: ({ topic, chat }, { text }) => {
    if (topic === 'reference') return ['I do not say this lightly'];
    if (/\b(?:picnic|party|lunch|dinner|outing|cake|commend\w*|prais\w*|court)\b/iu.test(text)) return [];
    if (/\b(?:job|(?<!to )work|efforts?)\b/iu.test(text))
      return [
        chat ? "It hasn't gone unnoticed" : 'It has not gone unnoticed',
        ...(chat ? ["It didn't go unnoticed"] : []),
      ];
    return /\b(?:team|we|you)\b/iu.test(text)
      ? ['Your hard work has not gone unnoticed', 'None of your hard work has gone unnoticed']
      : [];
  },
});
