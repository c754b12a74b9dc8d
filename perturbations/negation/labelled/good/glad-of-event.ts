import { gladClosing } from './glad-closing.js';

export const gladOfEvent = gladClosing({
  about: 'Good news of one’s own: “Couldn’t keep this to myself”, “I won’t forget this day”',
  topics: ['event'],
  examples: [
    [
      'My daughter took her first steps today! 👣',
      "My daughter took her first steps today! 👣 I couldn't keep this to myself",
      'Positive',
    ],
    ['We got the flat! 🔑', "We got the flat! 🔑 We couldn't keep this to ourselves", 'Positive'],
  ],
  leaves: [
    'Did she walk?',
    'She took your first draft',
    'I found the evening class deeply calming',
    'I smiled from the first song to the last',
    'He took us in at once, and our kitten has a home 💕',
    'My dog died this morning',
    'Blue sky at last after a month of drizzle',
  ],
  says: ({ who, chat }, { text }) => {
    const [I, my] = who === 'We' ? ['We', 'ourselves'] : ['I', 'myself'];
    const slept = /\bslept\b/iu.test(text);
    if (
      /\bfound (?:the|this|that|it) [^.!?]*\b(?:relaxing|soothing|calming|funny|moving|helpful|[a-zà-ž]+ing)\b/iu.test(
        text,
      )
    )
      return [];
    const heard = /\bheard\b/iu.test(text);
    const news =
      !slept &&
      !WEATHER.test(text) &&
      /\b(?:just|finally|got|first (?:steps?|words?|tooth|smile|time|prize|try)|adopted|won|found|at last|expecting|having|engaged|approved|accepted|sold out|offered)\b/iu.test(
        text,
      );
    if (!chat) return news ? [`${I} could not keep this to ${my}`] : [];
    const gift = /\b(?:surprised|brought (?:me|us)|drew me)\b/iu.test(text);
    const dear =
      !slept &&
      /\b(?:first (?:steps?|words?|tooth|smile|time)|engaged|said yes|twins|came home|newborn|my poem)\b/iu.test(text);
    const today = /\b(?:today|this morning|tonight|this afternoon|this evening)\b/iu.test(text);
    return [
      ...(news ? [`${I} couldn't keep this to ${my}`, `Couldn't keep that to ${my}`] : []),
      ...(gift
        ? [`${I} won't forget it in a hurry`]
        : dear && !heard
          ? [`${I}'ll never forget it`, ...(/illness/iu.test(text) ? [] : [`${I} won't forget it in a hurry`])]
          : LUCK.test(text)
            ? ["Can't complain about that"]
            : []),
      ...(today && !dear ? ['Not a bad day at all'] : []),
    ];
  },
});

/** What all can see for themselves. */
const WEATHER =
  /\b(?:sun|sunny|sunshine|rain|snow\w*|weather|blue sky|blue skies|warmth|thaw|rainbow|frost|fog|drizzle)\b/iu;
/** A stroke of luck, a win or a treat, of which one cannot complain. */
const LUCK =
  /\b(?:scored|won|second place|snow|free|slept|sold out|the last|tickets?|day off|bonus|discount|no school|school run|arrived early|upgraded?|cheaper|half price|hot shower)\b(?!.*[\u{1F495}\u{1F497}\u{1F496}\u{1F970}\u{1F62D}\u{1F979}❤])/iu;
