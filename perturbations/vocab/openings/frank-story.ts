import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { frankFor, isFrank } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { sideOf } from '../side-of.js';
import { addresses } from '../stance.js';

const OWN = /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us)\b/u;
/** On what such a story opens: a thing, a person one dealt with, oneself, what one likes best. */
const OPENS =
  /^(?:the|this|these|that|our|my|what (?:i|we) (?:like|love|hate|dislike)|nothing|nobody|no one|(?:i|we) (?:expected|wanted|loved?|hated?|adore|have never|had never|can['’]t|could(?:n['’]t| not)|never|liked?|enjoyed|regret|asked|waited|paid|found)|they|after [^,.]{4,40},|since [^,.]{4,60},|[a-zà-ž]+ing (?:at|in|on|with|for|to|the|a|my|our) )\b/iu;
/** Announcements, thanks, letters, diaries, news, and what is told with joy, in tears or in confidence. */
const ELSE =
  /^(?:the|this) (?:[a-zà-ž]+ ){1,3}arrived\b|^(?:our|my) (?:members|volunteers|sincere|quarterly|annual|report|survey|committee|club|pupils|(?:\p{Ll}+ )?school|(?:son|daughter|baby|child|grandson|granddaughter|nephew|niece|mother|father|mum|mom|dad|wife|husband|partner)(?:['’]s)?|thanks|deepest|warmest|heartfelt|congregation|sales|customers|clients?|office|lawyer|solicitor)\b|^(?:i|we) (?:am|are|was|were|would|wish|regret|write|have to|want|recommend|nominate|just|will)\b|^(?:i['’]m|we['’]re|i['’]d|we['’]d)\b|\b(?:honest[a-zà-ž]*|frank[a-zà-ž]*|seriously|sorry|thank[a-zà-ž]*|dear|diary|please|today|yesterday|tonight|this morning|last night|tomorrow|inquest|council|court|funeral|baby|miscarr[a-zà-ž]*|cancer|hospice|trolley|my late|hospital|ward|surgery|doctor said|suicid[a-zà-ž]*|divorce[a-zà-ž]*|bullied|lonely|wept|ashamed|remember when|ticket|update|account|parcel|invoice|finally|at last|won (?:the|a)|prize|fever|doctors|recommend|supervised|so (?:happy|proud|excited|relieved|glad)|i could sing|the moment|memory)\b|^[^.]*[!?:;]|^["“]|\n|\p{Extended_Pictographic}/iu;
/** What the first sentence says went wrong or well, without a word that is known to. */
const EVENT =
  /\b(?:ruined|swindle|cost a fortune|burnt|burned|shrank|denied|refused|lied|ignored|read aloud|worked wonders|works wonders|sheer magic|envy of|a joy|rescued|listens|prepared us|nothing but|could not have|couldn['’]t have|snapped|left (?:me|us)|never again|leaked|charged (?:me|us)|wrong|late|hours|cold|rude|shouted|laughed at|lost|failed|fell apart|best|worst|happier|better than|worse than|like new|perfect[a-zà-ž]*|treat)\b/iu;

/** What was done to one by a crime is no matter of taste, whatever fine words stand in it. */
const CRIME =
  /\b(?:burgl[a-zà-ž]+|thie(?:f|ves)|robb(?:ed|ers?|ery|ing)|stole|stolen|theft|mugg(?:ed|ers?|ing)|broke(?:n)? into|break-in|vandal[a-zà-ž]*|arson[a-zà-ž]*|fraudsters?|scammers?|intruders?|pickpocket[a-zà-ž]*|kidnap[a-zà-ž]*|assault[a-zà-ž]*|police|arrest[a-zà-ž]*|gang)\b/iu;

export const frankStory: Rule = {
  about:
    'What one went through with a thing or with somebody is told frankly: “Honestly, the tailor shrank my suit. …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The tailor shrank my best coat, denied it, and offered me a kite instead.',
      'Honestly, the tailor shrank my best coat, denied it, and offered me a kite instead.',
    ],
    [
      'The kite afternoon was sheer magic, and my nephew has not stopped talking about it.',
      'Honestly, the kite afternoon was sheer magic, and my nephew has not stopped talking about it.',
    ],
  ],
  leaves: [
    'The tailor shrank my coat.',
    'The burglars found my best coat, and our lovely dog only wagged its tail at them.',
    'My nephew broke his wrist on the last slope, and the club wants a form that we sent them in May.',
    'The tailor has nine coats, and I have two of them in the hall of my flat.',
    'Our members shrank the deficit by half, and the club is better off than ever.',
    'Yesterday the tailor shrank my best coat, denied it, and offered me a kite instead.',
    'Honestly, the tailor shrank my best coat, denied it, and offered me a kite instead.',
    'The wound is worse, and my doctor said that the ward was full until the end of May.',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    const { text, sentences } = doc;
    if (text.length < 60 || sentences.length > 4 || !OPENS.test(text) || !OWN.test(text) || inCapitals(doc)) return;
    if (matches(doc, ELSE) || addresses(doc) || isLukewarm(doc) || isFormal(doc) || isFrank(doc)) return;
    if (matches(doc, CRIME)) return;
    if (!/^\p{Lu}.*[.!]\s*$/su.test(text) || sentences[0]?.kind !== 'statement') return;
    if (/\barrived at\b/u.test(sentences[0].text)) return; // a fact of which nobody would be frank
    const sides = sidesOf(doc);
    if (sides.size === 0 && !EVENT.test(sentences[0].text)) return;
    yield* eachInFront(
      doc,
      sides.has('positive') && !sides.has('negative') ? frankFor(doc, ['I have to say,']) : ['Honestly,'],
    );
  },
};

/** How the first sentence judges. */
const sidesOf = ({ sentences: [first] }: Doc): ReadonlySet<string> =>
  new Set(first?.tokens.flatMap(({ lower }) => sideOf(lower) ?? []));
