import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

/** What people went through together. */
const SHARED =
  /^our (?:(?:first|last|little|big|family|camping|road|school|skiing|fishing|hiking|walking|boat|train|bus|day|summer|winter|beach|birthday|wedding|pottery|dance|cooking) )*(?:trip|holiday|vacation|honeymoon|wedding|cruise|safari|picnic|barbecue|party|hike|walk|reunion|weekend|stay|visit|tour|workshop|lesson|class)(?: (?:to|in|at|on|around|through|along|with) .+)?$/u;

const FELT =
  /\b(?:was|were) (?:(?:so|absolutely|truly|just|utterly|completely|really) )*(?:[a-zà-ž]+)[^a-zà-ž\p{N}]*$/iu;

export const rememberOur = statedBefore({
  about: 'Reminds of what people went through together, and says then with a pronoun how it was',
  openings: ['Remember {}?'],
  fits: ['subject'],
  words: () => neededWords(/^our$/u),
  suits: isShared,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['Our first boat trip was glorious', 'Remember our first boat trip? It was glorious'],
    ['Our holiday in Crete was dreadful 😩', 'Remember our holiday in Crete? It was dreadful 😩'],
  ],
  leaves: [
    'Our boat trip is glorious',
    'Our boat trip was cancelled',
    'Our boat was glorious',
    'Your boat trip was glorious',
    'Our boat trip was glorious, thank you!',
    'Our boat trip was on Sunday',
  ],
});

function isShared({ mention, said, describes, opening }: StatedTopic): boolean {
  const { text } = said.sentence;
  return describes && /^it\b/u.test(opening.text) && SHARED.test(mention) && FELT.test(text) && !text.includes(',');
}
