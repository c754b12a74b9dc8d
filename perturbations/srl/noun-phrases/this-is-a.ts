import { indefiniteArticle, isUncountable, type Rule, type Token } from '../../../src/plugin.js';
import { isJudgement } from '../judgements.js';
import { statedSentences } from '../stated.js';

const DEGREE =
  /^(?:so|very|really|incredibly|extremely|absolutely|totally|truly|painfully|fairly|pretty|rather|surprisingly|utterly|ridiculously|unbelievably)$/u;

/** What is said after a noun only, or means another thing before it. */
const AFTER_ONLY =
  /^(?:fine|ok|okay|alright|right|ready|due|free|open|shut|closed|available|worth|ill|well|unwell|able|alone|alive|awake|asleep|late|off|broken|faulty|dead|gone|done|out|up|down|hot|sick|sorry|glad|short|full|empty|hard|easy|fair|poor|cool|clean|dirty|missing|present|certain|sound)$/u;

/** No `a` before them. */
const UNCOUNTED =
  /^(?:food|weather|software|service|music|water|coffee|news|furniture|traffic|information|equipment|advice|work|stuff|bread|meat|rice|scenery|hair|clothing|wine|cheese|tea|staff|soup|stew|cake|pasta|curry|fish|chicken|beer|milk|paint|glue|ice|noise|heat|rain|snow|wind|wifi|internet|help|support|play|writing|acting|dialogue|homework|research|luggage|damage|progress|mess|heatwave|humidity|temperature|pressure|silence|darkness|dust|mud|smoke|mould|mold|dirt|air|light|pain|stress|behaviour|behavior|waste|litter|rubbish|trash|garbage|content|week|weekend|month|year|day|morning|evening|afternoon|night|time|one|place|thing|man|woman|guy|lady|person|kid|child|team|class|pizza|chocolate|jam|honey|butter|salad|wood|fabric|leather|material|stage|part|bit|side|end|news|series)$/u;

export const thisIsA: Rule = {
  about: 'What is said of what is at hand goes before its noun: “This coat is so warm” → “This is such a warm coat”',
  expects: { sentiment: 'same' },
  examples: [
    ['This laptop is painfully slow', 'This is a painfully slow laptop'],
    ['This coat is so cosy 🧥', 'This is such a cosy coat 🧥'],
    ['These gloves are very comfortable.', 'These are very comfortable gloves.'],
    ['This bike pump is useless 😤', 'This is a useless bike pump 😤'],
  ],
  leaves: [
    'This laptop is not slow',
    'This soup is awful',
    'This lamp is fine',
    'This laptop is slow for work',
    'This laptop is slow and heavy',
    'This laptop was slow',
    'This is awful',
    'The laptop is slow',
    'This laptop is too slow',
    'This laptop of mine is slow',
    'This weather is gorgeous',
    'This humidity is unbearable',
  ],
  words: () => ['this', 'these'],
  *propose(doc) {
    for (const { words, first, last } of statedSentences(doc)) {
      if (!/^(?:this|these)$/iu.test(first.text)) continue;
      const at = words.findIndex(({ lower }) => /^(?:is|are)$/u.test(lower));
      const [head, degree, more] = [words[at - 1], words[at + 1], words[at + 2]];
      if (at < 2 || at > 3 || !head || !degree || (first.lower === 'these') !== (words[at]?.lower === 'are')) continue;
      const graded = more !== undefined && DEGREE.test(degree.lower);
      const adjective = graded ? more : degree;
      if (adjective !== last || !isSaidBefore(adjective) || !words.slice(1, at).every(isNoun)) continue;
      if (UNCOUNTED.test(head.lower) || (first.lower === 'this' && isUncountable(head.lower))) continue;
      const noun = doc.text.slice(words[1]?.start ?? head.start, head.end);
      const said = doc.text.slice(graded && degree.lower !== 'so' ? degree.start : adjective.start, adjective.end);
      const one = first.lower === 'this';
      const article = one ? `${indefiniteArticle(said)} ` : '';
      const such = graded && degree.lower === 'so' ? `such ${article}` : article;
      yield {
        edits: [{ start: first.end, end: last.end, text: ` ${words[at]?.text ?? 'is'} ${such}${said} ${noun}` }],
      };
    }
  },
};

function isNoun({ pos, kind, lower, text }: Token): boolean {
  return pos === 'NOUN' && kind === 'word' && text === lower;
}

function isSaidBefore({ pos, lower }: Token): boolean {
  if (AFTER_ONLY.test(lower)) return false;
  return (
    isJudgement(lower) ||
    (pos === 'ADJ' &&
      /^(?:slow|comfortable|cosy|cozy|useless|warm|cute|sturdy|handy|clever|ugly|tiny|huge|flimsy|noisy|loud|soft)$/u.test(
        lower,
      ))
  );
}
