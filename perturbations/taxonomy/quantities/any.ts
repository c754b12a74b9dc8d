import { type Edit, indefiniteArticle, type Rule, type Token } from '../../../src/plugin.js';

/** Things that are counted, of which one is as good as any. */
const COUNTED =
  /^(?:country|nation|element|month|animal|bird|mammal|city|state|planet|species|language|number|word|letter|place|river|island|king|queen|pope|novel|film|song|continent|fish|insect|plant|tree|metal|person|man|woman|law|way|reason|chance|possibility|connection|link|bone|muscle|organ|book|play|opera|desert|lake|mountain|volcano|town|village|capital|currency|flag|vitamin|mineral|gas|liquid|vaccine|cure|sport|game|team|president|monarch|bridge|airport|university|museum|moon|star|shape|colour|color|fruit|vegetable|spice|reptile|amphibian|snake|spider|whale|vehicle|machine|instrument|rule|limit|difference|ceremony|festival|holiday|day|year|tunnel|road|railway|train|ferry|border|museum|hospital|castle|palace|temple|pyramid|waterfall|glacier|forest|port|harbor|harbour|canal|dam|cave|crater|ocean|treaty|station|stadium|tower|company|poet|painter|dance|dish|cheese|breed|dinosaur|shark|frog|saint|god|goddess|character|legend|poem|symphony|robot|satellite|spacecraft)$/u;

export const any: Rule = {
  about: 'What there is any of, there is one of: “Is there any river that …?” → “Is there a river that …?”, and back',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is there any river that flows uphill?', 'Is there a river that flows uphill?'],
    ['Is there an island without snakes?', 'Is there any island without snakes?'],
    ['Was there a king who could not read?', 'Was there any king who could not read?'],
  ],
  leaves: [
    'Is there any milk in the fridge?',
    'Is there a cat on the roof?',
    'Are there any rivers?',
    'Is there a river nearby?',
    'There is a river that flows uphill.',
    'Is there any evidence that it rained?',
    'Is there a good chance that it rained?',
    'Is there a river on every island?',
    'Was there a queen of Tonga?',
  ],
  words: () => ['there'],
  *propose({ questions, tokens }) {
    const [question, second] = questions;
    if (!question || second || question.negation) return;
    if (tokens.some(({ lower }) => /^(?:every|each|all|both|if)$/u.test(lower))) return;
    const { auxiliary } = question;
    const [there, article, ...rest] = tokens.slice(auxiliary.index + 1, auxiliary.index + 7);
    if (!/^(?:is|was)$/u.test(auxiliary.lower) || there?.lower !== 'there' || !article) return;
    const edit = swapped(article, rest);
    if (edit) yield { edits: [edit] };
  },
};

/** With a clause or phrase behind it that says which: otherwise it is one that is near. */
function swapped(article: Token, [first, ...rest]: readonly Token[]): Edit | undefined {
  const [noun, next] = first?.pos === 'ADJ' ? rest : [first, rest[0]];
  if (!first || !noun || !next || noun.lower !== noun.lemma || !COUNTED.test(noun.lower)) return undefined;
  // `a king of Hawaii`: the office, of which there is one at a time
  if (next.lower === 'of' && /^(?:king|queen|pope|president|monarch|capital|flag|currency)$/u.test(noun.lower))
    return undefined;
  if (!/^(?:that|which|who|whose|where|without|with|of|on|in|to|for|between)$/u.test(next.lower)) return undefined;
  const place = { start: article.start, end: article.end };
  if (article.lower === 'any') return { ...place, text: indefiniteArticle(first.text) };
  return /^an?$/u.test(article.lower) && noun.lower !== 'chance' ? { ...place, text: 'any' } : undefined;
}
