import { matches, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless } from '../first-clause.js';

const DAYS = ['last week', 'last month', 'yesterday', 'a few weeks ago'];
const REGRET =
  /^i(?: (?:really|truly|deeply|so))? regret (?:not )?(?:buying|purchasing|ordering|wasting|spending|booking|getting|selling|signing|quitting|leaving|telling|lending|cutting|dyeing|accepting|downloading|trying|eating|watching|adopting|returning|renting|giving|missing|skipping|visiting|upgrading|paying)\b|^i wish i had(?:n['’]t| not| never) (?:bought|signed|told|ordered|booked|sold|quit|left|spent|wasted|lent|eaten|watched|paid|downloaded|accepted|moved|cut|opened|gone|upgraded)\b/iu;

export const regrettedWhen: Rule = {
  about: 'Dates what the speaker regrets',
  expects: { sentiment: 'same' },
  examples: [
    ['I regret ordering this lamp', 'I regret ordering this lamp last week'],
    ["I wish I hadn't sold my canoe 😢", "I wish I hadn't sold my canoe last month 😢"],
  ],
  leaves: [
    'I regret nothing',
    'I regret ordering it last week',
    'I regret telling her that I left',
    'I wish I had a dog',
  ],
  onlyIf: mayHave(REGRET),
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || inCapitals(doc) || !matches(doc, REGRET)) return;
    const timed = doc.tokens.some(({ lower }) => lower === 'never') ? !/\bnever\b/iu.test(doc.text) : !isTimeless(doc);
    if (
      timed ||
      /[,;:?]|\b(?:that|who|which|because|when|if|and|but|or|to (?!the|my|a|her|him|them)[a-zà-ž]+)\b/iu.test(doc.text)
    )
      return;
    const wish = /^i wish/iu.test(doc.text);
    for (const day of wish ? ['last month', 'last year'] : DAYS)
      yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};
