import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

export const cannotWin: Rule = {
  about:
    'One more mishap of one’s own ends in “Can’t catch a break”: “Another rejection, that makes six. Can’t catch a break”',
  expects: { sentiment: 'same' },
  examples: [
    ['Another flat tyre, the third this month 😩', "Another flat tyre, the third this month 😩 Can't catch a break"],
    ['My phone died and I missed the boat', "My phone died and I missed the boat. Can't catch a break"],
    ['ugh, the rash is back', "ugh, the rash is back. just can't win"],
  ],
  leaves: [
    'Another pie, my third',
    'The tunnel was flooded for the third time this year, and dozens of drivers spent the night in it.',
    'My phone died but I got home',
    "My phone didn't die",
    'The rash is gone',
    'Is the rash back?',
    'Another flat tyre, lucky me 🙄 could be worse',
    'Grandad fell again',
    'My phone died. The claimant left. He was late.',
    'He missed the boat again 🥳',
    'Your bill is wrong for the second month in a row, and I am tired of it.',
  ],
  words: () => neededWords(LUCKLESS),
  *propose(doc) {
    if (!isLuckless(doc)) return;
    const own = /\b(?:i|my|me|i['’]m)\b/iu.test(doc.text);
    if (!own && /^[Tt]he\b.{50,}\.$/u.test(doc.text)) return; // a report
    for (const said of ["Can't catch a break", "Just can't win", ...(own ? ["I just can't catch a break"] : [])]) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

const LUCKLESS =
  /\b(?:another (?:rejection|flat tyre|flat tire|bill|fine|parking ticket|cold|no\b|setback|dead end|delay)|(?:rash|cough|leak|mould|mold|damp|toothache|migraine|rats|mice) (?:is|['’]s|are) back|(?:the|this is the|that['’]s the|my) (?:second|third|fourth|fifth|sixth) [a-zà-ž]+ (?:this|in a) (?:week|month|year|row)|(?:laptop|phone|car|boiler|washing machine|fridge) (?:froze|died|packed in|broke down|gave up|conked out) (?:again|and)|(?:missed|lost) (?:my|the) (?:[a-zà-ž]+ )?(?:bus|train|flight|boat|ferry|wallet|keys|purse)\b.*\band\b|and (?:i )?missed the (?:bus|train|boat|ferry|flight)|(?:lost|failed|didn['’]t get) .*\bagain\b|engine light on|stung twice)/iu;
const ASIDE =
  /\b(?:but|luck\w*|worse|fell|sick|ill|hospital|sorry|please|thanks?|found|gone|happ\w+|give up|good|fine by|if|would|could|he|she|they|we|you|your|again[.!] again|win|break)\b|[?"“”:;]|[🥳😂🎉😍]/iu;

function isLuckless(doc: Doc): boolean {
  const { sentences, tokens } = doc;
  if (sentences.length > 2 || tokens.length > 22 || tokens.length < 4 || !isChat(doc)) return false;
  return matches(doc, LUCKLESS) && !matches(doc, ASIDE);
}
