import { conjugate, type Doc, neededWords, type Rule } from '../../../src/plugin.js';
import { lowered, type Stated, statedSentences } from '../stated.js';

/** A feeling about somebody, and what that person did. */
const HEAD =
  /^(?:i|we) (?:'m|'re|am|are|was|were) (?:(?:so|very|really|incredibly|absolutely|still|just|truly|extremely) )*(?:proud of|grateful to|thankful to|(?:angry|annoyed|furious|livid|mad) (?:at|with)) /u;
const WHO = /^(?:my|our|the|this) (?:[a-z]+ ){1,3}?for $/u;

/** `proud of my niece for winning …`: where the feeling ends, who it is about, and what was done. */
export function forDoing(doc: Doc, { words, first, last }: Stated) {
  const head = HEAD.exec(`${lowered(words)} `);
  if (!head) return undefined;
  const from = head[0].trim().split(' ').length;
  const at = words.findIndex(({ lower }, place) => lower === 'for' && place > from);
  const [link, who, end, done] = [words[from - 1], words[from], words[at - 1], words[at + 1]];
  const felt = words[from - 2];
  if (!link || !felt || !who || !end || !done || !/.ing$/u.test(done.lower)) return undefined;
  if (!WHO.test(`${lowered(words.slice(from, at + 1))} `)) return undefined;
  const phrase = doc.nounPhrases.find(({ start, end: close }) => start === who.start && close === end.end);
  if (!phrase || words.slice(at + 1).some(({ text, lower }) => text === ',' || JOINING.test(lower))) return undefined;
  if (/^(?:be|have|do|go|know|keep|try|get)$/u.test(done.lemma) || conjugate(done.lemma, 'gerund') !== done.lower)
    return undefined;
  return {
    feeling: doc.text.slice(first.start, felt.end),
    link: link.text,
    phrase,
    did: `${conjugate(done.lemma, 'past')}${doc.text.slice(done.end, last.end)}`,
  };
}

const JOINING = /^(?:and|but|or|so|because|not|when|while|who|which)$/u;

export const forDoingThat: Rule = {
  about:
    'What somebody did becomes a clause with its subject: “proud of Dad for quitting smoking” → “proud that Dad quit smoking”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm so proud of my nephew for fixing his own bike 🚲", "I'm so proud that my nephew fixed his own bike 🚲"],
    ["We're grateful to our neighbour for feeding the cat.", "We're grateful that our neighbour fed the cat."],
    ["I'm furious with the builders for leaving the gate open", "I'm furious that the builders left the gate open"],
  ],
  leaves: [
    "I'm so proud of my nephew",
    "I'm proud of you for fixing it",
    "I'm grateful to my boss for being so patient",
    "I'm grateful to my boss for the lift",
    "I'm mad at my brother for lying and for shouting",
    "I'm not proud of my nephew for lying",
  ],
  words: () => neededWords(HEAD),
  *propose(doc) {
    if (!/\bfor \p{L}+ing\b/u.test(doc.text)) return;
    for (const stated of statedSentences(doc)) {
      const found = forDoing(doc, stated);
      if (!found) continue;
      const text = `${found.feeling} that ${found.phrase.text} ${found.did}`;
      yield { edits: [{ start: stated.first.start, end: stated.last.end, text }] };
    }
  },
};
