import { isPlace, lowerOpening, type Rule, type Token } from '../../../src/plugin.js';

const OPENINGS = ['Take', 'A question about', 'I have a question about'];

/** A place needs no knowledge of where the subject of the question ends. */
export const askedThere: Rule = {
  about: 'Names the place at the end of a longer question first, and says “there”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'Is a promise to sell a house enough to transfer it in England?',
      'Take England: is a promise to sell a house enough to transfer it there?',
    ],
    [
      'Is a will that nobody witnessed usually invalid in Norway if the heir is a child?',
      'A question about Norway: is a will that nobody witnessed usually invalid there if the heir is a child?',
    ],
  ],
  leaves: [
    'Is Oslo in Norway?',
    'Is a promise to sell a house usually void if nobody heard it in England?',
    'Are there more lakes with an island of their own in Finland?',
    'Can a monk who was born in Rome become the abbot of a house in Norway?',
    'Would it be odd for a Norwegian who has been there to settle in Peru?',
    'Why is a promise to sell a house enough to transfer it in England?',
    'Can a knight who has lost his horse be beaten by a queen in Chess?',
  ],
  onlyIf: ({ text }) => / in \p{Lu}/u.test(text),
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (!sentence || second || sentence.tokens.length < SHORTEST || !/ in \p{Lu}[^?]*\?$/u.test(sentence.text)) return;
    const [first] = sentence.tokens;
    if (!first || !AUXILIARY.test(first.text) || /\b(?:there|here|where)\b|["“”;:(),]/iu.test(sentence.text)) return;
    const names = sentence.tokens.filter(({ pos, index }) => pos === 'PROPN' && doc.tokens[index - 1]?.pos !== 'PROPN');
    const [name] = names;
    const before = name && doc.tokens[name.index - 1];
    if (!name || names.length > 1 || before?.lower !== 'in') return;
    const last = lastOf(doc.tokens, name);
    const next = doc.tokens[last.index + 1];
    const place = doc.text.slice(name.start, last.end);
    if (!isPlace(place) || !next || !/^(?:\?|if|when|after|before|because)$/u.test(next.lower)) return;
    if (sentence.tokens.some(({ lower, index }) => index < before.index && CLAUSE.test(lower))) return; // all of it, or the clause, is there
    const head = doc.tokens[before.index - 1];
    if (!head || head.index - first.index < 6 || /^(?:live|be|is|are|was|were)$/u.test(head.lower)) return;
    for (const opening of OPENINGS)
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opening} ${place}: ${lowerOpening(first)}` },
          { start: before.start, end: last.end, text: 'there' },
        ],
      };
  },
};

const SHORTEST = 11;
const CLAUSE = /^(?:if|when|after|before|because|while|although|since)$/u;
const AUXILIARY = /^(?:Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Can|Could|Will|Would|Should|May|Might|Must)$/u;

function lastOf(tokens: readonly Token[], name: Token): Token {
  let last = name;
  for (let next = tokens[last.index + 1]; next?.pos === 'PROPN'; next = tokens[last.index + 1]) last = next;
  return last;
}
