import { matches, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { isPlain } from './mood.js';
import { soleClause } from './told-event.js';

export const planDenied: Rule = {
  about:
    'A plain arrangement with its time or place is denied, and is as plain as before: “We’re changing trains in Lyon” → “We’re not changing trains in Lyon”',
  expects: { sentiment: 'same' },
  examples: [
    ["We're changing trains in Lyon", "We're not changing trains in Lyon"],
    ["I'm repainting the shed this weekend 🎨", "I'm not repainting the shed this weekend 🎨"],
    ["We're flying out on the ninth 🧳", "We're not flying out on the ninth 🧳"],
  ],
  leaves: [
    "I'm cheering for the home side tonight",
    "I'm saving up for a scooter",
    "I'm updating the guest list",
    "I'm guessing it lands on Thursday",
    "I'm getting used to the night shifts",
    "I'm taking my tablets on Friday",
    "I'm repainting your room this weekend",
    "I'm coming to your wedding on Sunday",
    "I'm painting the shed on Sunday!",
    'I was painting the shed on Sunday',
    "She's painting the shed on Sunday",
    "I'm painting the shed on Sunday and he's asleep",
  ],
  words: () => ["'m", "'re", 'am', 'are'],
  *propose(doc) {
    if (!ARRANGED.test(doc.text) || matches(doc, UNSURE) || !WHEN.test(doc.text)) return;
    const clause = soleClause(doc);
    const [, be, doing, next] = doc.tokens;
    if (!clause || !be || !doing || doing.pos === 'ADJ' || next?.kind !== 'word') return;
    if (!isPlain(doc) || !isChat(doc)) return;
    yield { edits: [{ start: be.end, end: be.end, text: ' not' }] };
  },
};

/** What is as well left undone, or done another day. */
const ARRANGED =
  /^(?:I|[Ww]e|i)(?:['’](?:m|re)| am| are) (?:repainting|painting|changing (?:trains|planes|buses)|transferring|flying|driving|cycling|heading|travelling|traveling|catching|parking|reorgani[sz]ing|rearranging|sorting|defrosting|relabelling|decluttering|wallpapering|varnishing|sanding|tiling|repotting|planting|pruning|sowing|baking|roasting|photographing|sketching|meeting) /u;
const WHEN =
  /\b(?:(?:on|next|this|at) (?:the \p{L}+th|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|week|afternoon|evening|morning|month|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|half|\d)|today|tonight|tomorrow|in (?!the\b|my\b|our\b)\p{Lu}\p{L}+|in (?:spring|summer|autumn|winter))/u;
const UNSURE =
  /\b(?:for (?:a|the) (?:while|bit|day|moment|week|time being)|few|baby|wedding|funeral|doctor|hospital|test|exam|job|my (?:mum|mom|dad|gran|wife|husband|sister|brother|son|daughter|own)|you|your|her|him|them|myself|some|more|other|too|another|different|from|without|until|till|half|new|by|now|currently|home|first class)\b/iu;
