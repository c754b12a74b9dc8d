import { indefiniteArticle, type Rule } from '../../../src/plugin.js';
import { anaphorOf } from '../stated/anaphor-of.js';
import { retold } from '../stated/retold.js';
import { saidIn } from '../stated/said.js';

/** What one feels about a thing one has. */
const FELT =
  /^(i|we) (?:(?:'m|'re|am|are) (?:(?:so|really|absolutely|totally|completely|very|just|not|quite) )*(?:loving|enjoying|hating|thrilled with|delighted with|happy with|obsessed with|in love with|disappointed with|disappointed by|satisfied with|chuffed with|pleased with)|(?:(?:really|absolutely|just|honestly) )*(?:love|adore|hate|enjoy|like|regret buying|can't stand|ca n't stand)) (?:my|our) (?:lovely |brand )?new /u;
/** What is got with `a new`: goods, not what one attends or lives by. */
const NOT_GOT =
  /^(?:lessons?|class|classes|look|life|routine|colleagues?|neighbou?rs?|boss|manager|team|hair|haircut|year|nephew|niece|grandson|baby|one|schedule|name|glasses|jeans|trousers|scissors|pyjamas|shorts|tights|headquarters)$/u;

export const gotANew: Rule = {
  about: 'Says first that one has the new thing, and then what one feels about it, with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm loving my new kettle ☕", "I've got a new kettle and I'm loving it ☕"],
    ['We adore our new curtains', "We've got new curtains and we adore them"],
    ["I'm not happy with my new boiler", "I've got a new boiler and I'm not happy with it"],
  ],
  leaves: [
    "I'm loving my kettle",
    "I'm loving my new boss",
    "I'm loving my new kettle and its whistle",
    "I'm loving the new kettle",
    'She loves her new kettle',
    "I'm loving my new dance class",
  ],
  onlyIf: ({ sentences, text }) => sentences.length === 1 && text.includes(' new '),
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const { tokens, first, last } = said;
      const head = FELT.exec(`${tokens.map(({ lower }) => lower).join(' ')} `);
      const phrase = doc.nounPhrases.find(({ end, start }) => end === last.end && start > first.end);
      const [whose, next] = phrase?.tokens ?? [];
      if (!head || !phrase || !whose || !next || !/^(?:my|our)$/u.test(whose.lower)) continue;
      const anaphor = anaphorOf(phrase);
      if (!anaphor || !/^(?:it|they)$/u.test(anaphor.subject) || phrase.animacy === 'person') continue;
      if (NOT_GOT.test(phrase.head.lower) || phrase.tokens.length > 5 || phrase.head !== last) continue;
      if (
        tokens.length !==
        head[0].trim().split(' ').length +
          phrase.tokens.filter(({ start }) => start >= next.start).length -
          (head[0].includes('lovely') || head[0].includes('brand') ? 2 : 1)
      )
        continue;
      const thing = doc.text.slice(next.start, last.end);
      const article = anaphor.plural ? '' : `${indefiniteArticle(next.text)} `;
      const who = first.lower === 'i' ? first.text : 'we';
      if ((whose.lower === 'my') !== (first.lower === 'i')) continue; // `I'm thrilled with our new kitchen`
      const felt = `${who}${doc.text.slice(first.end, whose.start)}`.trimEnd();
      yield retold(said, `${who}'ve got ${article}${thing} and ${felt} ${anaphor.object}`);
    }
  },
};
