import { statedBefore } from './stated-before.js';

export const statedExclaimed = statedBefore({
  about: 'Exclaims the topic of a statement that ends with an exclamation mark, and says it with a pronoun',
  openings: ['{}!'],
  fits: ['object', 'subject', 'activity', 'embedded'],
  talkative: true,
  suits: ({ named, role, said }) => named === 'definite' && (role !== 'activity' || said.sentence.index === 0),
  examples: [
    ['I miss our old garden!', 'Our old garden! I miss it!'],
    ['The sunset was unreal! 🌅', 'The sunset! It was unreal! 🌅'],
  ],
  leaves: ['I miss our old garden', 'It was fine!', 'We won!', "I'm so proud of my niece for winning!"],
});
