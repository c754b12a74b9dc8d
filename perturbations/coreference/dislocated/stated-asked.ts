import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { all, isOf } from '../../around/only-if.js';
import { isAskable, isHeated } from '../stated/askable.js';
import type { StatedTopic } from '../stated/topic.js';
import { hasStatedTopic } from '../stated/topics.js';
import { whereSilent } from '../where-silent.js';
import { haveYouTried } from './have-you-tried.js';
import { rememberOur } from './remember-our.js';
import { statedBefore } from './stated-before.js';

/** What is measured or half said is no answer to a question of one's own: `The shop? It was open`. */
function saysMuch(topic: StatedTopic): boolean {
  const { said, role, describes, named } = topic;
  if (SOBER.test(said.sentence.text)) return false;
  if (topic.role === 'object' && (leavesItsTime(topic) || isBlamed(topic))) return false;
  if (OF_A_WORK.test(said.sentence.text) && said.textEnd - said.sentence.start > 90) return false; // a critic writes
  if (PART_OF_WORK.test(said.sentence.text) && said.textEnd - said.sentence.start > 70) return false;
  return role !== 'subject' || (!describes && named !== 'name') || isHeated(said);
}

/** `excited for the regatta on Sunday`: the time or place belongs to the thing and would stay behind. */
function leavesItsTime({ said, rest: [edit] }: StatedTopic): boolean {
  const next = edit && said.tokens.find(({ start }) => start >= edit.end);
  return next !== undefined && TIME_OR_PLACE.test(next.lower);
}

const TIME_OR_PLACE =
  /^(?:on|in|at|from|near|by|next|this|last|tomorrow|tonight|today|yesterday|during|before|after|over|opposite|behind|beside|under|across|[a-z]+day)$/u;

/** Those who run a firm are `they` to whoever is angry with them. */
const isBlamed = ({ said, mention }: StatedTopic): boolean => FIRM.test(mention) && ANGRY.test(said.sentence.text);
const FIRM =
  /\b(?:company|team|bank|shop|store|council|airline|firm|agency|landlord|school|hospital|office|committee|club|restaurant|hotel|government|department|club|union|service|gym|garage|bakery|brand|supplier|insurer|landlords|college|university|board|management|crew|staff|clinic|surgery|practice|courier)$/iu;
const ANGRY =
  /\b(?:furious|angry|livid|annoyed|fuming|mad|disappointed|disgusted|fed up|frustrated|irritated|upset|outraged|pissed)\b/iu;

const PART_OF_WORK =
  /^(?:this|the|these|that) (?:[a-zà-ž]+ ){0,1}(?:plot|prose|dialogue|essays?|chapters?|scene|ending|script|screenplay|narrator|characters|cast|soundtrack|translation)\b/iu;
const OF_A_WORK =
  /^(?:this|the|these|that) (?:[a-zà-ž]+ ){0,2}(?:novel|drama|comedy|thriller|novella|memoir|biography|collection|anthology|documentary|production|exhibition|symphony|album|opera|ballet|essays?|stories|poems?|debut|sequel|trilogy|staging|adaptation|translation|study|monograph|performance|recital|film|play)\b/iu;

const SOBER =
  /\b(?:enough|alright|all right|moderately|fairly|quite|slightly|somewhat|relatively|rather|reasonably|mildly|usual|expected|[a-zà-ž]+(?:er|ier) than|excited to|happy to|ready to|nervous to)\b/iu;

const named: Rule = statedBefore({
  about: 'Names what a statement is about as a question, and answers with a pronoun',
  openings: ['{}?'],
  fits: ['subject', 'object', 'activity', 'owner', 'embedded'],
  suits: (topic) => isAskable(topic) && saysMuch(topic),
  talkative: true,
  examples: [
    ['My new shoes are superb! 👟', "My new shoes? They're superb! 👟"],
    ['I love this lamp', 'This lamp? I love it'],
    ['I hate waiting for buses 😤', 'Waiting for buses? I hate it 😤'],
    ['I regret selling this boat so much 😒', 'Selling this boat? I regret it so much 😒'],
    ["This phone's battery lasts for days", 'This phone? Its battery lasts for days'],
    ['Sailing with Ada was a dream', 'Sailing with Ada? It was a dream'],
    ['Hassan and Joy are getting married!', "Hassan and Joy? They're getting married!"],
    ['I have no idea how this oven works', 'This oven? I have no idea how it works'],
    ["I don't want this trip to end", "This trip? I don't want it to end"],
  ],
  leaves: [
    'I was late',
    'The grocery was open',
    'Ines works from the Leeds branch',
    'The quiz was moderately difficult',
    'The cake alone was brilliant',
    'The umpire was fair',
    "I'm so excited for the parade on Monday!",
    "I'm furious with the ferry company",
    "I can't bear the smell of those goats any more",
    'The inn has nine rooms in a row. Breakfast starts at eight.',
    'It was fine',
    'Our vet was gentle',
    'My dog saw a cat and it ran',
    'The soup was cold, so was it?',
    'The best part is that we won',
    'Did the lamp break?',
    'The lecture was adequate',
    'The tenant shall pay the rent',
    'I regret buying a second-hand sofa',
    'I am so proud of my team for finishing the marathon',
    'Everything about this trip was perfect',
    "My grandma's quilt is on the bed",
    'The bike shop fixed my brakes for free',
    'My grandfather fell twice on that ward and nobody told us.',
    'I had a lovely weekend at the lake',
    "I'm disappointed in the quality of these boots",
    'The wallpaper was beige',
    'The trail was flat',
    'The trip was uneventful',
    'The tram is running two minutes late',
    'I really enjoyed this',
    'My tomatoes are finally ripe',
    'The lamp was not sturdy',
    'I love the smell of rain when I open the door',
    'The cinema was as I remembered it',
    'The daughter says she is better, which is a joy.',
    'The soup was divine',
    'The print button has been giving error 404 since May, and nobody has answered my tickets.',
    'The plot turns on a letter that any child would have opened, and I gave up well before the last chapter.',
    'This second novel is dry, wise and tightly plotted. The uncle who tells it is so real that I heard his voice for a week.',
    'Our boat trip was glorious',
    'Mr Ashdown was late twice, was rude to a guest and lost the till. I could not hire him again.',
  ],
});

/** `Mr Ash was late twice.`: so one writes of somebody, and does not bring him up. */
const isTitled = (doc: Doc): boolean => doc.sentences.length > 1 && matches(doc, TITLED);
/** A fault that is reported to those who should mend it. */
const REPORTED =
  /\berror \d|\b(?:my|our|previous|this|the) (?:[a-zà-ž]+ )?tickets?\b(?!.*\b(?:concert|match|train)\b)|\b(?:returns?|returning|throws?|throwing) (?:an |the )?error\b/iu;

const TITLED = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lord|Lady|Judge|Captain|Sister|Father)\b\.?) \p{Lu}/u;

// Where the other may know the thing as well, one asks whether they do.
export const statedAsked: Rule = whereSilent([haveYouTried, rememberOur], {
  ...named,
  // It fits so many texts that it would crowd out all others.
  fallback: true,
  onlyIf: all(isOf('chat', 'review', 'story'), hasStatedTopic),
  propose: (doc, context) => (isTitled(doc) || matches(doc, REPORTED) ? [] : named.propose(doc, context)),
});
