import { gladClosing } from './glad-closing.js';

export const ofEvent = gladClosing({
  about: 'Good news of one’s own: “Couldn’t keep it to myself”, “I won’t forget this day”',
  topics: ['event'],
  examples: [
    [
      'My daughter took her first steps today! 👣',
      "My daughter took her first steps today! 👣 I couldn't keep it to myself",
      'Positive',
    ],
    ['We got the flat! 🔑', "We got the flat! 🔑 We couldn't keep it to ourselves", 'Positive'],
  ],
  leaves: ['Did she walk?', 'She took your first draft', 'My dog died this morning'],
  says: ({ who, chat }, { text }) => {
    const [I, my] = who === 'We' ? ['We', 'ourselves'] : ['I', 'myself'];
    const news =
      /\b(?:just|finally|got|first|adopted|won|found|at last|expecting|having|engaged|approved|accepted|sold out|offered)\b/iu.test(
        text,
      );
    if (!chat) return news ? [`${I} could not keep it to ${my}`] : [];
    const dear =
      /\b(?:first (?:steps?|words?|tooth|smile|time)|engaged|said yes|twins|came home|newborn|drew me|surprised|my poem|brought (?:me|us))\b/iu.test(
        text,
      );
    const today = /\b(?:today|this morning|tonight|this afternoon|this evening)\b/iu.test(text);
    return [
      ...(news ? [`${I} couldn't keep it to ${my}`, `Couldn't keep that to ${my}`] : []),
      ...(dear ? [`${I}'ll never forget it`, `${I} won't forget it in a hurry`] : ["Can't complain about that"]),
      ...(today && !dear ? ['Not a bad day at all'] : []),
    ];
  },
});
