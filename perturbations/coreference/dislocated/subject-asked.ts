import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const subjectAsked = statedBefore({
  about: 'Names the thing that a verdict in set words is given on as a question, and gives it with a pronoun',
  openings: ['{}?'],
  fits: ['subject'],
  suits: isVerdict,
  talkative: true,
  alone: true,
  plain: true,
  examples: [
    ['The fireworks were out of this world', 'The fireworks? They were out of this world'],
    ['The second half of the film dragged terribly', 'The second half of the film? It dragged terribly'],
    ['This kettle does its job', 'This kettle? It does its job'],
  ],
  leaves: [
    'The fireworks were at nine',
    'The bus leaves at nine',
    'The film dragged, so we left',
    'The clerk does his job',
    'The tenant made no sense',
    'Your parcel has arrived',
  ],
});

const VERDICT =
  /\b(?:(?:is|are|was|were|['’]s|['’]re) (?:out of this world|garbage|rubbish|trash|gold|magic|nothing special|second to none|top notch|on point|a mess|a must|over the top|hit and miss|(?:absolutely |truly )?to die for)|dragged(?: on)?(?: forever| terribly)?|(?:does|did|do) (?:its|their|the) job|(?:makes?|made) no sense(?: at all| whatsoever)?|(?:works?|worked) like (?:a charm|magic|a dream)|(?:fell|falls|fall) flat|(?:blew|blows) (?:me|us) away|never disappoints?|(?:looks?|is looking|are looking|['’]s looking) (?:stunning|gorgeous|awful|terrible|beautiful|shabby)(?: this year| today)?|(?:has|have|had) (?:the best|lovely|wonderful|gorgeous|great|terrible|awful|dreadful) [a-zà-ž]+)$/iu;

/** The message is a verdict, and nothing but it. */
function isVerdict({ said, mention, named, opening }: StatedTopic): boolean {
  if (named !== 'definite' || said.sentence.index > 0 || said.textEnd > said.sentence.end + 8) return false;
  if (!/^(?:it|they)\b/u.test(opening.text) || mention.split(' ').length > 6 || mention.includes("'s ")) return false;
  const { text, start } = said.sentence;
  const given = text.slice(0, said.last.end - start);
  return VERDICT.test(given) && !given.includes(',');
}
