import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { asksAdvice, isOfGeneralInterest } from '../../around/general-interest.js';
import { isFormal, isGrave } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isUrgent, lastQuestion } from './question-text.js';

export const questionClosing: Rule = {
  about: 'Something courteous or idle follows the question: “…? Just wondering.”, “…? Thanks!”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is a tomato a fruit?', 'Is a tomato a fruit? Just wondering.'],
    ['Is it safe to eat a green potato?', 'Is it safe to eat a green potato? Thanks in advance!'],
  ],
  leaves: [
    'A tomato is red.',
    'Is it?',
    'Is it red? Is it round?',
    'If I sell my kite, can I fly it?',
    'Should a boy who has swallowed bleach drink milk?',
    'Can we see our breath on a warm day?',
    'A diver is stung by a ray at noon, and within an hour her ankle swells to twice its size. Is it wise to wait until Monday?',
  ],
  *propose(doc) {
    const question = lastQuestion(doc);
    if (!question) return;
    for (const said of remarks(doc))
      yield { edits: [{ start: question.end, end: question.end, text: ` ${inStyle(doc, said)}` }] };
  },
};

/** Of what is, not of what might be: one has not always wondered about an odd case. */
const PLAINLY_ASKED = /^(?:is|are|do|does|did|can|has|have)\s/iu;

/** What is decided on the spot, on somebody's health or money: nobody asks it idly. */
const PRESSING =
  /\b(?:nurse|doctor|patient|injection|vial|dose|tablets?|bleeding|poison\w*|overdose|choking|unconscious|fire|alarm|emergency|allerg\w+|pregnan\w+|police|arrest\w*|court|solicitor|evict\w*|redundan\w*)\b.*\b(?:should|must|may|can|would|could|does|is|has) (?:he|she|they|the)\b/iu;

/** What harms somebody while one asks. */
const IN_DANGER =
  /\b(?:swells?|swollen|vomit\w*|breathe|floppy|fever|temperature of|seizure|collapsed|faint\w*|chest pain|stroke|stung|bitten|swallowed|wound|revolver|pistol|gun|loaded|knife|smoke|flames|gas leak|drown\w*|hit (?:his|her|their) head|ambulance|adrenaline|overboard|stranded|trapped)\b/iu;

/** What one asks before one does it: thanks are in place. An odd case is asked of nobody in particular. */
const IN_NEED =
  /^is (?:it (?:safe|okay|ok|all right|alright|legal|allowed|dangerous|bad|healthy|possible) (?:for [a-zà-ž]+ )?to|there a way to)\b/iu;

/** Thanks for advice, and for what is one's own; idle words after what anyone may wonder about. */
function remarks(doc: Doc): readonly string[] {
  // a supposition is thought through: neither idle nor a favour
  if (/^(?:here['’]s|riddle|if)\b/iu.test(doc.text)) return [];
  if (isUrgent(doc)) return [];
  const past = /^(?:did|was|were|had|has|have)\b/iu.test(doc.text);
  const pressing =
    (isOfTheAsker(doc) || /\b(?:we|us|our(?! (?:solar|planet|galaxy|species)))\b/iu.test(doc.text)) && !past;
  const inNeed = asksAdvice(doc) && doc.sentences.length === 1 && matches(doc, IN_NEED);
  if (inNeed || (pressing && isOfTheAsker(doc))) return ['Thanks!', 'Thanks in advance!'];
  if (pressing) return [];
  if (/\b(?:today|tonight|tomorrow|now)\b|\p{Extended_Pictographic}/iu.test(doc.text)) return [];
  if (isFormal(doc) || isGrave(doc) || matches(doc, PRESSING)) return [];
  if (doc.tokens.length > 18 && matches(doc, IN_DANGER)) return [];
  const idle = ['Just wondering.', 'Just curious.'];
  return isOfGeneralInterest(doc) && doc.sentences.length === 1 && matches(doc, PLAINLY_ASKED)
    ? [...idle, "I've always wondered."]
    : idle;
}

/** Of the one who asks: `my`, and `I` unless it is a monarch's. */
function isOfTheAsker({ text }: Doc): boolean {
  return /\b(?:i|me|my|mine)\b/iu.test(text.replaceAll(/(?<=[^.?!]\s\p{Lu}\p{L}+ )I\b(?!['’])/gu, ''));
}
