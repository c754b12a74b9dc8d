import { neededWords, type Rule } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

/** News of a thing that both know of: named as a reminder, then taken up. */
export const youKnow: Rule = {
  fallback: true,
  ...statedBefore({
    about: 'Reminds of the thing that there is news of, and tells the news with a pronoun',
    openings: ['You know {}?'],
    fits: ['subject', 'object'],
    talkative: true,
    alone: true,
    words: () => neededWords(DONE),
    suits: isNews,
    examples: [
      ['Our seminar moved to room B14', 'You know our seminar? It moved to room B14'],
      ['I aced my driving test 🚘', 'You know my driving test? I aced it 🚘'],
      ['I just dropped my tablet down the well 😭', 'You know my tablet? I just dropped it down the well 😭'],
      ['They towed my car from my own space', 'You know my car? They towed it from my own space'],
    ],
    leaves: [
      'The gym is open until nine',
      'The headphones broke within a week',
      "I lost my grandmother's ring",
      'The gym was half empty',
      'This ladder has nine rungs',
      'My sister is kind',
      'I ate my lunch, and he ate his',
      'The tenant paid the rent',
      'I left the house at nine',
      'Your parcel has arrived',
      'I failed my reversing again',
      'I just finished my first marathon!',
      'My pedicure is booked for noon',
      'Our baby boy arrived at noon! 👶',
    ],
  }),
};

const DONE =
  /^(?:moved|changed|failed|passed|aced|nailed|fixed|towed|raised|cancelled|canceled|restored|wrecked|lost|found|sold|broke|broken|smashed|stole|stolen|finished|postponed|delayed|closed|shut|reopened|collapsed|flooded|leaked|died|arrived|ripened|bloomed|ran|came|got|went|cost|ruined|burned|burnt|painted|repainted|replaced|repaired|tuned|returned|scratched|dropped|won|bought|booked|opened|quit|left|fell|stopped|started|watched|read|heard|tried|visited|met|switched|worked|turned|split|tore|torn|gone|called|ate|eaten|spilled|knocked|cleaned|scrapped)$/u;

/** Something has been done or has happened: in the past, of a thing that is mine, ours or known. */
function isNews({ said, mention, named, role, describes }: StatedTopic): boolean {
  if (/ing$|\bcertification$/u.test(mention)) return false; // `my parking`: one fails at it, and it is no news of a thing
  if (
    named !== 'definite' ||
    !/^(?:my|our) /u.test(mention) ||
    mention.split(' ').length > 4 ||
    /['’]s\b/u.test(mention)
  )
    return false;
  if (role === 'object' && !/^(?:i|we|they|she|he|someone|somebody)$/u.test(said.first.lower)) return false;
  if (
    /^(?:the|my|our) (?:(?:\p{L}+ )*(?:brother|sister|mum|mom|dad|son|daughter|mother|father|aunt|uncle|cousin|wife|husband|nan|gran|grandma|grandpa)$|house|bus|train|way|door|phone|bill|hand|head|time|rest|same|kids?|children|table|wallet|purse|glasses|lunch|dinner|breakfast|weather|sun|rain|news|world|internet|keys?|first|last|other|whole|\p{L}* ?(?:baby|twins|grandson|granddaughter|grandchild|puppy|kitten)\b.*)\b/u.test(
      mention,
    )
  )
    return false;
  if (
    said.tokens.some(
      ({ lower, text }) =>
        text === ',' || /^(?:and|but|or|not|n't|never|so|if|when|because|also|even|only|who|that|which)$/u.test(lower),
    )
  )
    return false;
  if (said.tokens.some(({ lower }) => lower === 'just') && (role !== 'object' || / first /u.test(mention)))
    return false;
  if (role === 'subject' && said.tokens.some(({ lower }) => lower === 'booked')) return false; // it is still to come
  if (describes) return false; // `Remember the gym? It was busy`: no news of it
  return said.tokens.slice(1).some(({ lower }) => DONE.test(lower));
}
