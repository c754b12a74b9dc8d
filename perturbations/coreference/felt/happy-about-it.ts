import { neededWords, type Rule } from '../../../src/plugin.js';
import { type Said, saidIn } from '../stated/said.js';

const FELT =
  'livid|furious|fuming|gutted|annoyed|thrilled|delighted|devastated|heartbroken|excited|upset|over the moon|chuffed|relieved|angry|disappointed|ecstatic|stoked|so happy|so sad|so glad|so pleased|so nervous|so worried|really worried|really happy|so stressed';
const FEELING = new RegExp(
  `(?:, |,? and |[.!] )(i(?:['’]m| am) (?:(?:so|really|absolutely|completely|totally|still|just|a bit|pretty|quite|getting) )*(?:${FELT}))$`,
  'iu',
);

export const happyAboutIt: Rule = {
  about:
    'What a feeling is about is taken up by “it”: “The shop is closing and I’m gutted” → “… and I’m gutted about it”',
  expects: { sentiment: 'same' },
  examples: [
    ["The shop is closing and I'm gutted", "The shop is closing and I'm gutted about it"],
    ["My visa's been approved, I'm over the moon 🌙", "My visa's been approved, I'm over the moon about it 🌙"],
    ["They cut down our hedge. I'm livid", "They cut down our hedge. I'm livid about it"],
  ],
  leaves: [
    "I'm gutted",
    "The shop is closing and it's sad, I'm gutted",
    "The shop is closing, so I'm gutted",
    "I'm at home and I'm so happy",
    "Is the shop closing? I'm gutted",
  ],
  words: () => neededWords(FEELING),
  *propose(doc) {
    const said = saidIn(doc);
    const last = said.at(-1);
    if (!last || doc.sentences.length > 2 || doc.sentences.length !== said.length || doc.text.includes('?')) return;
    const first = said[0];
    const text = doc.text.slice(first?.first.start, last.last.end);
    const felt = FEELING.exec(text);
    if (!first || !felt || !isTold(first, text.slice(0, felt.index))) return;
    yield { edits: [{ start: last.last.end, end: last.last.end, text: ' about it' }] };
  },
};

/** Something that happened, to which `it` can only refer as a whole. */
function isTold({ tokens }: Said, told: string): boolean {
  const [subject] = tokens;
  if (!subject || /^(?:i|i'm|this|that|it|what|how)$/u.test(subject.lower) || told.split(' ').length < 4) return false;
  return !/\b(?:it|its|this|that|but|so|because|if|when|might|could|feel|feeling)\b|,/iu.test(told);
}
