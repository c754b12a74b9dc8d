import type { Doc, Edit, Rule, Token } from '../../src/plugin.js';
import { isFormal, isLetter } from '../around/register.js';
import { inStyle } from '../around/style.js';
import { untimedStatements } from './sentence-starts.js';

const DEGREE = /^(?:so|really|very|pretty|quite|absolutely|totally|completely|a|bit|little|utterly)$/u;
const FEELING =
  /^(?:thrilled|delighted|disappointed|heartbroken|ashamed|embarrassed|devastated|furious|angry|annoyed|upset|gutted|fuming|livid|confused|baffled|undecided|unsure|torn|amazed|stunned|shocked|speechless|shaking|buzzing|proud|grateful|worried|obsessed|gobsmacked|mortified|humiliated|cross|mad|puzzled|sad|hurt|overjoyed|ecstatic|impressed|unimpressed|unconvinced|sceptical|skeptical|appalled|disgusted|horrified|hooked|smitten|bitter|chuffed|relieved|terrified|scared)$/u;
const PHRASE =
  /^(?:sick of|fed up|tired of|bored of|(?:dreading|missing|loving|enjoying|regretting|waiting|struggling|trying|looking|learning|hoping|recovering|wondering|searching|reeling|laughing|crying) \p{L}+|over the moon|blown away|in awe|in shock|in love|on cloud nine|in pieces|in tears|head over heels|not (?:sure|convinced|certain|impressed|over)|no wiser|none the wiser|in two minds|on the fence|lost for words)\b/iu;

export const stillFeel: Rule = {
  about: 'Says that the speaker still feels what the text tells',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm heartbroken that our choir split up", "I'm still heartbroken that our choir split up"],
    ["I'm over the moon about the flat!", "I'm still over the moon about the flat!"],
    [
      'The figs were sold out. I am not sure what to bake.',
      'The figs were sold out. I am still not sure what to bake.',
    ],
  ],
  leaves: [
    "I'm still cross about the fence",
    "I'm delighted to inform you that you won",
    "I'm so sad today",
    "I'm proud and tired at the same time",
    "I'm glad",
    "Whenever it rains I'm sad about it",
    "I'm sure it's fine",
    "My loan's been approved, I'm over the moon",
  ],
  *propose(doc) {
    if (
      isFormal(doc) ||
      isLetter(doc) ||
      /\b(?:still|fun|forward|for the first time|(?:look|try)ing (?:up|out)|(?:keep|stay) (?:cool|calm))\b|\b(?:am|['’]m) (?:\p{L}+ ){0,3}to (?:announce|inform|say|see|hear|meet|be)\b/iu.test(
        doc.text,
      )
    )
      return;
    for (const { tokens } of untimedStatements(doc)) {
      const at = tokens.findIndex(({ lower }, index) => isBe(tokens[index + 1]) && lower === 'i');
      const be = tokens[at + 1];
      if (be && at === 0 && feels(doc, tokens.slice(at + 2))) yield { edits: [said(doc, be)] };
    }
  },
};

const isBe = (token: Token | undefined): boolean => /^(?:am|['’]m|m)$/u.test(token?.lower ?? '');

function feels({ text }: Doc, after: readonly Token[]): boolean {
  const first = after.findIndex(({ lower }) => !DEGREE.test(lower));
  const word = after[first];
  const next = after[first + 1];
  if (!word) return false;
  if (PHRASE.test(text.slice(word.start))) return true;
  if (!FEELING.test(word.lower)) return false;
  return (
    next?.kind !== 'word' || /^(?:that|about|with|by|at|of|over|on|because|from|how|for|at)$/u.test(next?.lower ?? '')
  );
}

function said(doc: Doc, { end }: Token): Edit {
  return { start: end, end, text: inStyle(doc, ' still') };
}
