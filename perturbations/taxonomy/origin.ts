import { type Edit, indefiniteArticle, type Rule, type Token } from '../../src/plugin.js';
import { LAND } from './lands.js';

/** What comes from the land that it is called after, whichever way one says it. */
const KIND =
  /^(?:company|band|brand|firm|manufacturer|carmaker|automaker|airline|newspaper|magazine|dish|dessert|pastry|soup|drink|liqueur|cheese|dance|instrument|film|movie|artist|painter|singer|composer|writer|author|poet|novelist|playwright|philosopher|actor|actress|director|scientist|inventor|mathematician|explorer|physicist|chemist|architect|designer|sculptor|footballer|musician|group|act|duo|rapper|comedian|astronomer|supermarket|retailer|bank|startup|pianist|violinist|cellist|guitarist|drummer|dancer|ballerina|chef|diplomat|engineer|biologist|botanist|economist|historian|geologist|astronaut|cosmonaut|sprinter|swimmer|boxer|cyclist|gymnast|skier|photographer|cartoonist|dramatist|theologian|psychologist|psychiatrist|sociologist|surgeon|breed|bread|stew|sauce|sausage)$/u;

export const origin: Rule = {
  about: 'What is of a nation is from its land: “Is Tivoli a Danish brand?” → “Is Tivoli a brand from Denmark?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is Tivoli a Danish brand?', 'Is Tivoli a brand from Denmark?'],
    ['Was the opera written by an Italian composer?', 'Was the opera written by a composer from Italy?'],
  ],
  leaves: [
    'Is Tivoli a Danish brand of soap?',
    'Is Tivoli the Danish brand?',
    'Was he a famous Danish composer?',
    'Does a Danish driver pay tolls?',
    'Was Anna Danish?',
    'Did a Danish composer live in Denmark?',
    'He saw a Danish film.',
  ],
  words: () => Object.keys(LAND),
  *propose({ questions, tokens, text }, { task }) {
    const [question] = questions;
    if (task.like !== 'yes-no' || !question || question.negation) return;
    const found = tokens.filter(({ lower, index }) => LAND[lower] && index > question.auxiliary.index);
    const [word] = found;
    if (!word || found.length > 1 || /["“”]/u.test(text)) return;
    const edits = turned(tokens, word);
    if (edits && !text.includes(LAND[word.lower] ?? '')) yield { edits };
  },
};

/** `a Danish brand`, and nothing behind it that would be heard with the land. */
function turned(tokens: readonly Token[], word: Token): Edit[] | undefined {
  const [article, noun, next] = [tokens[word.index - 1], tokens[word.index + 1], tokens[word.index + 2]];
  if (!article || !/^an?$/u.test(article.lower) || !noun || !KIND.test(noun.lower)) return undefined;
  if (next && next.kind === 'word' && !/^(?:before|after|in|during|when)$/u.test(next.lower)) return undefined;
  if (/^(?:in)$/u.test(next?.lower ?? '')) return undefined;
  return [
    {
      start: article.start,
      end: noun.end,
      text: `${indefiniteArticle(noun.text)} ${noun.text} from ${LAND[word.lower]}`,
    },
  ];
}
