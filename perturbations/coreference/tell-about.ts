import { statedBefore } from './stated-before.js';

export const tellAbout = statedBefore({
  about: 'Announces what a statement tells about, and says it with a pronoun',
  openings: ['Let me tell you about {}:', 'A word about {}:'],
  fits: ['subject'],
  talkative: true,
  first: true,
  examples: [['The new printer jams on every page', 'Let me tell you about the new printer: it jams on every page']],
  leaves: ['I was late', 'It was fine', 'This lamp and that chair broke', 'The witness shall appear'],
});
