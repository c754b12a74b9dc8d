import { matches, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isPlain } from './mood.js';
import { soleClause } from './told-event.js';

export const planDenied: Rule = {
  about:
    'What one plainly does or plans is denied, and is as plain as before: “I’m saving up for a scooter” → “I’m not saving up for a scooter”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm saving up for a scooter 🛵", "I'm not saving up for a scooter 🛵"],
    ["We're changing trains in Lyon", "We're not changing trains in Lyon"],
    ["I'm repainting the shed this weekend 🎨", "I'm not repainting the shed this weekend 🎨"],
  ],
  leaves: [
    "I'm getting used to the night shifts",
    "I'm sleeping well",
    "I'm taking my tablets",
    "I'm learning a few words of Czech",
    "I'm making lentils again for dinner",
    "I'm switching to tea for a while",
    "I'm speaking to my brother on Sunday",
    "I'm running late",
    "I'm coming to your wedding",
    "I'm painting the shed!",
    "I'm looking forward to May",
    'I was painting the shed',
    "She's painting the shed",
    "I'm painting the shed and he's asleep",
  ],
  words: () => ["'m", "'re", 'am', 'are'],
  *propose(doc) {
    if (!/^(?:I|[Ww]e|i)(?:['’](?:m|re)| am| are) \p{L}+ing\b/u.test(doc.text) || matches(doc, UNSURE)) return;
    const clause = soleClause(doc);
    const [, be, doing, next] = doc.tokens;
    if (!clause || !be || !doing || doing.pos === 'ADJ' || NEEDED.test(doing.lemma)) return;
    if (next?.kind !== 'word' || !isPlain(doc) || !isChat(doc)) return;
    yield { edits: [{ start: be.end, end: be.end, text: ' not' }] };
  },
};

/** What one had better do, or would gladly: not to do it is a complaint, a relief or a confession. */
const NEEDED =
  /^(?:get|feel|enjoy|look|hope|love|improve|recover|manage|cope|sleep|eat|speak|talk|help|pay|marry|bring|keep|let|give|share|support|expect|run|worry|joke|kid|lie|come|make|progress|earn|live|heal|breathe|do|have|take|celebrate|visit|invite|call|listen|miss|cry|smile|laugh|struggle|suffer|wait|hear|see|follow|learn|work|try|date|quit|stop|leave|lose|win|go|move|retire|train|study|revise|aim|drink|smoke|trust|answer|reply|complain|ask|beg|sit|stay|stand|die|return|send|end|join|attend|care|wear|drive|guess|wonder|debate|decide|choose|hesitate|assume|suppose|say|tell|mean|sort|fix|finish|reach|grow|build|raise|cut)$/u;
const UNSURE =
  /\b(?:for (?:a|the) (?:while|bit|day|moment|week|time being)|few|baby|wedding|funeral|doctor|hospital|test|exam|job|my (?:mum|mom|dad|gran|wife|husband|sister|brother|son|daughter|own|medicine|tablets|best)|you|your|her|him|myself|some|more|other|too|another|different|from|without|until|till|half|new|by|now|currently)\b/iu;
