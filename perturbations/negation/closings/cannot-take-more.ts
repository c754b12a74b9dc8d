import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

export const cannotTakeMore: Rule = {
  about: 'A nuisance that goes on ends in “Can’t take much more of this”',
  expects: { sentiment: 'same' },
  examples: [
    ['The people upstairs are drilling again', "The people upstairs are drilling again. Can't take much more of this"],
    ['this rain is getting me down 😩', "this rain is getting me down 😩 can't take much more of it"],
    [
      "I'm trying to read but the baby next door won't stop crying",
      "I'm trying to read but the baby next door won't stop crying. I can't take much more of this",
    ],
  ],
  leaves: [
    'The people upstairs are singing again, so pretty',
    'The baby is asleep',
    'Are they drilling again?',
    'They stopped drilling',
    'He keeps smiling at me 😍',
    'The tenant is shouting again. The landlord left. It was late.',
    "Can't take the drilling again",
    'She kept drilling',
  ],
  words: () => neededWords(NUISANCE),
  *propose(doc) {
    if (!isNuisance(doc)) return;
    const it = /\b(?:rain|weather|heat|cold|noise|drilling|barking) (?:is|['’]s)\b/iu.test(doc.text) ? 'it' : 'this';
    for (const said of [`Can't take much more of ${it}`, `I can't take much more of ${it}`]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

const NUISANCE =
  /\b(?:is|are|['’]s|['’]re) (?:drilling|hammering|shouting|screaming|barking|fighting|arguing|snoring|banging|playing (?:that|the same)|blasting)\b.*\b(?:again|all (?:night|day)|every (?:night|morning|day)|still|since)|\b(?:won['’]?t|doesn['’]?t|don['’]?t) stop (?:barking|crying|drilling|shouting|snoring|yapping|beeping|ringing|banging|screaming)|\bkeeps? (?:barking|crying|drilling|shouting|snoring|beeping|banging|waking (?:me|us)|crashing|cutting out|rejecting my|logging me out|kicking me out|freezing)|\b(?:plays|play|drills|shouts|sings|practises|practices|mows|vacuums|hoovers)\b[^.!?]*\b(?:at (?:midnight|dawn|\d ?am|two|three|four|five)|every (?:night|morning)|all night)|\b(?:getting|gets) me down|\bdriving (?:me|us) (?:mad|crazy|up the wall|insane|nuts)/iu;
const ASIDE =
  /\b(?:take|stand|pretty|lovely|sweet|cute|funny|love\w*|stopped|sorry|please|thank\w*|if|would|could|finally|baby of mine|my (?:son|daughter))\b|[?"“”:;]|[😍🥰😂🎉😊❤]/iu;

function isNuisance(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  if (sentences.length > 2 || tokens.length > 24 || !isChat(doc)) return false;
  return matches(doc, NUISANCE) && !matches(doc, ASIDE);
}
