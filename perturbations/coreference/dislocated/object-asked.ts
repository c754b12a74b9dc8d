import { neededWords } from '../../../src/plugin.js';
import type { StatedTopic } from '../stated/topic.js';
import { statedBefore } from './stated-before.js';

export const objectAsked = statedBefore({
  about: 'Names the thing that one has dealt with, or feels something about, as a question, and answers with a pronoun',
  openings: ['{}?'],
  fits: ['object'],
  words: () => neededWords(FEELS, DEALS),
  suits: isDealtWith,
  talkative: true,
  plain: true,
  examples: [
    ['I finally passed my pottery exam 🏺', 'My pottery exam? I finally passed it 🏺'],
    ["I'm delighted with these mugs", "These mugs? I'm delighted with them"],
    ['I finally fixed my tent and it stays dry!', 'My tent? I finally fixed it and it stays dry!'],
    ['I have no opinion on the new menu', 'The new menu? I have no opinion on it'],
    ["I couldn't be happier with this stove", "This stove? I couldn't be happier with it"],
  ],
  leaves: [
    'I just failed',
    'I just dropped my phone down the well 😭',
    'I just finished my first marathon!',
    'We lost our tent in the storm',
    "I'm nervous about my interview on Monday",
    'I just beat my dad at chess',
    "I'm fed up with my neighbour drilling at dawn",
    'I fixed the tap and my wife cleaned the sink',
    'She fixed the tap',
    'I lost my mind',
    "I'm enjoying this lovely weather",
    "I'm thankful for my patient aunt",
    'I just deleted the wrong file',
    'I have to renew my passport by Friday',
  ],
});

const SELF = "(?:i|we)(?:['’]m|['’]re| am| are)?";
const DEGREE =
  '(?:(?:so|really|very|absolutely|completely|totally|still|not|never|just|a bit|pretty|quite|too|feeling|over|truly|genuinely|honestly|heartily|slightly|somewhat) )*';
/** What one feels, right before what it is about. */
const FEELS = new RegExp(
  `^(?:${SELF} ${DEGREE}(?:delighted with|satisfied with|dissatisfied with|happy with|unhappy with|impressed with|thrilled with|over the moon about|the moon about|indifferent about|undecided about|torn about|nervous about|worried about|thankful for|grateful for|hopeful about|excited about|in love with|loving|enjoying|dreading|fed up with|sick of|tired of|frustrated with|annoyed with|disappointed with|disappointed by|let down by|obsessed with|stressed about|scared of|looking forward to|gutted about|upset about|appalled by|ashamed of|unimpressed by|bored of|hooked on|addicted to|guilty about|neutral about|neutral on|ambivalent about|unsure about|undecided on|not sure about|on the fence about|in two minds about|of two minds about|lukewarm about|indifferent to)|(?:i|we) (?:can['’]t wait for|couldn['’]t be (?:happier with|prouder of)|(?:have|['’]ve got) (?:very )?mixed feelings about|haven['’]t made up my mind about|haven['’]t formed an opinion (?:on|about)|have no (?:(?:strong|particular|real|firm) )?(?:opinions?|views?|feelings|thoughts) (?:on|about)|have no preference about|could go either way on|don['’]t have an opinion (?:on|about)|(?:don['’]t|didn['’]t) (?:like|trust)|(?:really )?(?:don['’]t|didn['’]t) (?:enjoy|rate))) $`,
  'u',
);
/** What one has done with it. What one has yet to do is a note, and a mishap is cried out: nobody asks about those first. */
const DEALS =
  /^(?:i|we) (?:(?:just|finally|already|somehow|still) )?(?:passed|aced|fixed|finished|sold|patched|repaired|cleaned|painted|repainted|returned|renewed|sent|posted|booked|cancelled|watered|washed|restored|paid off|submitted|defended|nailed|updated) $/u;
const THINGS = /^(?:my|our|the|this|these|that|those) /iu;
const NOT_ASKED =
  /^(?:my|our|the|this|these|that|those) (?:[a-zà-ž]+ )*(?:mind|way|temper|voice|job|keys?|head|heart|time|place|rest|world|game|match|race|final|appetite|patience|dad|mum|mom|brother|sister|husband|wife|boss|dog|cat)$/iu;

/** What surrounds one, or is praised as it is named: nobody asks for it back. */
const NO_THING =
  /\b(?:weather|scenery|view|sun|sunshine|rain|things|life|moment|vacation|holiday|break|day|night|evening|morning|weekend|company|chance|call|stop|turn|point|wrong|patient|kind|supportive|sweet|caring|generous|thoughtful|loyal|rude|awful|brilliant|great|talented|helpful|loving|incredible|nice|lovely|beautiful|little|amazing|wonderful|horrible|terrible|much-needed)\b/iu;

/** The message is one thing said of oneself; what follows the thing is said of it, or of oneself. */
function isDealtWith({ said, mention, rest }: StatedTopic): boolean {
  const [object] = rest;
  if (!object || said.sentence.index > 0 || said.textEnd > said.sentence.end + 8) return false;
  if (
    !THINGS.test(mention) ||
    NOT_ASKED.test(mention) ||
    /\b(?:and|or|but)\b|ing\b/u.test(mention) ||
    mention.split(' ').length > 5
  )
    return false;
  if (NO_THING.test(mention) || /\bfirst\b/u.test(mention)) return false;
  const { start, text } = said.sentence;
  const before = text.slice(0, object.start - start).toLowerCase();
  const after = text.slice(object.end - start, said.last.end - start).toLowerCase();
  if (FEELS.test(before)) return after === '' || after === ' anymore' || after === ' yet';
  return (
    DEALS.test(before) &&
    /^(?:| (?:by|before|on|for the|in the|in a|in an|at the|at a|into|down the|down a|this|today|tomorrow|tonight|yesterday|again)(?: [a-z'’]+){0,5}|,? and (?:it|they|i) .+)$/u.test(
      after,
    ) &&
    !/\b(?:that|who|which|but|it and)\b/u.test(after)
  );
}
