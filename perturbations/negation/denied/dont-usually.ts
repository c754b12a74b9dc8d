import { type Candidate, type Doc, matches, type Rule, uncapitalize } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { withItsApostrophes } from '../../around/style.js';
import { isPlain } from '../mood.js';
import { PLAIN_EMOJI } from './opinion-clause.js';

export const dontUsually: Rule = {
  about:
    'A plain habit, guess or perhaps is denied: “I usually take the stairs” → “I don’t usually take the stairs”, “I think the blue one is yours” → “I don’t think …”',
  expects: { sentiment: 'same' },
  examples: [
    ['I usually take the stairs', "I don't usually take the stairs"],
    ['I think the blue folder is yours 📁', "I don't think the blue folder is yours 📁"],
    ['I might take the early ferry', 'I might not take the early ferry'],
    ["I think I'll have the soup 🥣", "I don't think I'll have the soup 🥣"],
    ['We normally park behind the church', "We don't normally park behind the church"],
  ],
  leaves: [
    'I usually enjoy the stairs',
    'I think the soup is great',
    'I might cry',
    'I usually take the stairs!',
    'I think so',
    'I think about the sea',
    'I think some of it is mine',
    'I usually take the stairs and read',
    'I think he is already here',
    'I might be late',
    'I usually help him',
    'I think you should go',
    'I reckon this is the silliest hat in town',
  ],
  words: () => ['usually', 'normally', 'think', 'reckon', 'might', 'typically'],
  *propose(doc) {
    if (!/^(?:I|We|we|i) (?:usually|normally|typically|think|reckon|might) /u.test(doc.text)) return;
    if (doc.sentences.length > 1 || doc.tokens.length > 16 || !isChat(doc) || !isPlain(doc) || matches(doc, ASIDE))
      return;
    const emoji = doc.text.match(/\p{Extended_Pictographic}/gu) ?? [];
    if (emoji.some((each) => !PLAIN_EMOJI.test(each))) return;
    const candidate = denied(doc);
    if (candidate) yield candidate;
  },
};

const ASIDE =
  /\b(?:and|or|but|if|so|because|than|already|some|someone|somebody|something|too|also|both|until|you|help\w*|should|late|cry|quit|leave|die|vote|baby|love|miss|doctor|try|need|skip|miss|avoid|must|everyone|all|at least|a lot|few|rather|who|what|that's|about|of|maybe|actually|ever|the (?:most|least|(?!(?:lat|near|clos|w|e|gu|t|for|n|ch|r|v|requ)est\b)[a-zà-ž]+est))\b|[,;:]/iu;
const THOUGHT =
  /^(?:it['’ ]|it is|it was|the|this|that (?:[a-zà-ž]+ )|these|those|my|our|his|her|their|he|she|they|we|i['’]ll|i will|i['’]m going)/iu;

function denied(doc: Doc): Candidate | undefined {
  const [who, word, next] = doc.tokens;
  if (!who || !word || !next) return undefined;
  if (word.lower === 'might') {
    if (next.lower === 'be' || next.lower === 'have' || next.lower === 'not') return undefined;
    return { edits: [{ start: word.end, end: word.end, text: ' not' }] };
  }
  if (/^(?:think|reckon)$/u.test(word.lower) && !isThought(doc.text.slice(next.start))) return undefined;
  return {
    edits: [
      { start: word.start, end: word.end, text: `${withItsApostrophes(doc, "don't")} ${uncapitalize(word.text)}` },
    ],
  };
}

function isThought(text: string): boolean {
  return (
    THOUGHT.test(text) &&
    /\b(?:is|are|was|were|will|has|have|opens?|closes?|leaves?|starts?)\b|['’](?:s|re|ll|m)\b/iu.test(text)
  );
}
