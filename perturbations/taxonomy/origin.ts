import { type Edit, indefiniteArticle, type Rule, type Token } from '../../src/plugin.js';
import { LAND } from './lands.js';

/** What comes from the land that it is called after, whichever way one says it. */
const KIND =
  /^(?:company|band|brand|firm|manufacturer|carmaker|automaker|airline|newspaper|magazine|dish|dessert|pastry|soup|drink|liqueur|cheese|dance|instrument|film|movie|artist|painter|singer|composer|writer|author|poet|novelist|playwright|philosopher|actor|actress|director|scientist|inventor|mathematician|explorer|physicist|chemist|architect|designer|sculptor|footballer|musician|group|act|duo|rapper|comedian|astronomer|supermarket|retailer|bank|startup|pianist|violinist|cellist|guitarist|drummer|dancer|ballerina|chef|diplomat|engineer|biologist|botanist|economist|historian|geologist|astronaut|cosmonaut|sprinter|swimmer|boxer|cyclist|gymnast|skier|photographer|cartoonist|dramatist|theologian|psychologist|psychiatrist|sociologist|surgeon|breed|bread|stew|sauce|sausage)$/u;

export const origin: Rule = {
  about: 'What is of a nation is from its land: “Is Tivoli a Danish brand?” ↔ “Is Tivoli a brand from Denmark?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Is Tivoli a Danish brand?', 'Is Tivoli a brand from Denmark?'],
    ['Was the opera written by an Italian composer?', 'Was the opera written by a composer from Italy?'],
    ['Did a man from Norway climb it?', 'Did a Norwegian man climb it?'],
  ],
  leaves: [
    'Is Tivoli a Danish brand of soap?',
    'Is Tivoli the Danish brand?',
    'Was he a famous Danish composer?',
    'Does a Danish driver pay tolls?',
    'Was Anna Danish?',
    'Did a Danish composer live in Denmark?',
    'He saw a Danish film.',
    'Did a man from Norway and Sweden climb it?',
    'Is a letter from Norway late?',
    'Did a man from Norway meet a Dane from Denmark?',
  ],
  words: () => [...Object.keys(LAND), 'from'],
  *propose({ questions, tokens, text }, { task }) {
    const [question] = questions;
    if (task.like !== 'yes-no' || !question || question.negation) return;
    const found = tokens.filter(({ lower, index }) => LAND[lower] && index > question.auxiliary.index);
    const [word] = found;
    if (found.length > 1 || /["“”]/u.test(text)) return;
    if (!word) {
      const joined = tokens.flatMap((token) => fromLand(tokens, token) ?? []);
      if (joined.length === 1 && tokens.filter(({ lower }) => lower === 'from').length === 1) yield { edits: joined };
      return;
    }
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

const PEOPLE =
  /^(?:man|woman|person|pope|king|queen|team|expedition|player|student|tourist|sailor|journalist|raider|merchant)$/u;
const ADJECTIVE = new Map(Object.entries(LAND).map(([nation, land]) => [land, nation]));

/** `a man from Norway`, and nothing behind it that belongs to the land. */
function fromLand(tokens: readonly Token[], from: Token): Edit[] | undefined {
  const [article, noun] = [tokens[from.index - 2], tokens[from.index - 1]];
  if (from.lower !== 'from' || !article || !/^an?$/u.test(article.text) || !noun) return undefined;
  if (!KIND.test(noun.lower) && !PEOPLE.test(noun.lower)) return undefined;
  const the = tokens[from.index + 1]?.lower === 'the' ? 1 : 0;
  const land = tokens[from.index + 1 + the];
  const nation = ADJECTIVE.get(`${the ? 'the ' : ''}${land?.text}`);
  const next = tokens[(land?.index ?? 0) + 1];
  if (
    !land ||
    !nation ||
    (next && (/^(?:'s|’s|,|-|and|or|to|who|that)$/u.test(next.lower) || /^\p{Lu}/u.test(next.text)))
  )
    return undefined;
  const adjective = nation[0]?.toUpperCase() + nation.slice(1);
  return [{ start: article.start, end: land.end, text: `${indefiniteArticle(adjective)} ${adjective} ${noun.text}` }];
}
