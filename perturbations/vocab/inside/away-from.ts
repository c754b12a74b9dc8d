import { neededWords, type Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

/** How far a place is from another. */
const FAR =
  /\b(?:is|are|was|were|it['’]s) (?:(?:only|just|about|under|less than) )?(?:an? [\p{L}\d]+-(?:minute|hour|mile|kilometre|block) (?:walk|drive|ride)|(?:[\p{Ll}]+|\d+) (?:minutes|miles|kilometres|kilometers|km|blocks|metres|yards)(?:['’] (?:walk|drive|ride)| by (?:car|bus|tram|train)| on foot)?)(?= from (?:the|our|my|a|an|\p{Lu})\s?(?!end|finish|start|beginning|top|bottom|deadline|edge|whistle|final)\p{L}+)/gu;

export const awayFrom: Rule = {
  about: 'How far a place is from another it is away: “two miles away from the beach”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The hostel is a ten-minute walk from the station.', 'The hostel is a ten-minute walk away from the station.'],
    ['The cabin was two miles from the lake', 'The cabin was two miles away from the lake'],
  ],
  leaves: [
    'We were two minutes from the end',
    'We walked two miles from the lake',
    'The cabin is far from the lake',
    'Is it two miles away from the lake?',
  ],
  words: () => neededWords(FAR),
  *propose(doc) {
    if (doc.text.includes('?')) return;
    yield* insertedAfter(doc, FAR, 'away');
  },
};
