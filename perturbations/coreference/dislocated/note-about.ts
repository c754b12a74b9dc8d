import type { Rule } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

/** A piece of information under the name of what it is about. */
export const noteAbout: Rule = statedBefore({
  about: 'Heads a piece of information with what it is about, and gives it with a pronoun',
  openings: ['About {}:'],
  fits: ['subject', 'object'],
  talkative: true,
  alone: true,
  suits: isInformation,
  examples: [
    ['The gym is open until nine', "About the gym: it's open until nine"],
    ["We're repainting the hallway this weekend", "About the hallway: we're repainting it this weekend"],
    ['The kickoff was delayed by an hour', 'About the kickoff: it was delayed by an hour'],
  ],
  leaves: [
    'The soup was cold',
    'This bench is a dream',
    'The gym is open, and I went',
    'My sister is in Leeds',
    'The tent was leaking by midnight',
    'Our cellar flooded',
    "I'm still deciding about the job in Leeds",
    'The instructions made no sense at all',
    'The kettle does what it says on the box',
    'The snow looks magical from up here',
    'The torch dies by midnight',
    'The new stove is a pleasure to cook on',
    'The bus company will run more buses from May.',
  ],
});

const PRACTICAL =
  /\b(?:open|opens|close|closes|closed|shut|shuts|start|starts|begin|begins|end|ends|run|runs|move|moves|moved|changed|delayed|postponed|cancelled|canceled|rescheduled|due|until|at|on|in|by|under|behind|from|between|labelled|announced|leaves|departs|arrives|costs?|expires|returns|takes)\b/iu;
const CHANGED =
  /\b(?:(?:is|are|been|was|were|['’]re|has|have) (?:been )?(?:moved|changed|delayed|postponed|cancelled|canceled|rescheduled|closed|labelled|announced|booked|extended)|moved|changed)\b/iu;
const JUDGING =
  /\b(?:so|too|very|really|best|worst|never|again|always|finally|even|awful|great|lovely|good|bad|i|me|my|we|us|love|hate|mad|crazy|stuck|broken?|dead|useless|ruined|lost|away|wall|air|fire|mess|tatters|bits|pieces|arms|magical|beautiful|[a-zà-ž]+fully|looks?|looking|feels?|stunning|gorgeous|perfect|sense|what|fit|fits|faulty|trash|far|dies|died|die|tore|torn|pleasure|joy|delight|dream|hassle|pain|nightmare|open plan)\b/iu;

/** What the speaker has done or is doing about a thing. */
const ARRANGED =
  /^(?:i|we|they)(?:['’](?:ve|re|ll|m)| have| are| will| am)? (?:still )?(?:switched|moved|changed|cancelled|canceled|rescheduled|booked|left|put|sent|posted|updated|updating|repainting|painting|moving|changing|booking|cancelling|send|drop|bring|put|leave|post|move|checked|checking|ordered|returned|uploaded|printed|renamed|extended|swapped) /iu;

/** What a firm or an office will do is news, and no note. */
const OF_A_FIRM = /\b(?:company|council|ministry|government|university|operator|airline|authority|agency|committee)$/iu;

function isInformation({ said, mention, named, role }: StatedTopic): boolean {
  if (OF_A_FIRM.test(mention) || (/\.\s*$/u.test(said.sentence.text) && said.tokens.length > 9)) return false;
  if (named !== 'definite' || !/^(?:the|our|your) /u.test(mention)) return false;
  if (
    said.mark.startsWith('!') ||
    said.tokens.length > 12 ||
    said.tokens.some(({ text, lower }) => text === ',' || /^(?:and|but|or|so|who|that|which)$/u.test(lower))
  )
    return false;
  if (
    /^(?:the|our|your) (?:weather|wind|rest|way|heart|sky|sun|traffic|people|world|kids?|children|\p{L}+ person)\b/u.test(
      mention,
    )
  )
    return false;
  if (role === 'object')
    return (
      ARRANGED.test(said.sentence.text) &&
      !/\b(?:puddle|canal|accident|by mistake|crash[a-zà-ž]*|again)\b/iu.test(said.sentence.text) &&
      !/^(?:the|our|your) (?:house|door|phone|bill|way|room)\b/u.test(mention)
    );
  const past = said.tokens.some(
    ({ lower, lemma, pos }) =>
      /^(?:was|were|had)$/u.test(lower) || (pos === 'VERB' && /ed$/u.test(lower) && lower !== lemma),
  );
  if (past && !CHANGED.test(said.sentence.text)) return false;
  const rest = said.sentence.text.toLowerCase().replace(mention, '');
  return PRACTICAL.test(rest) && !JUDGING.test(rest);
}
