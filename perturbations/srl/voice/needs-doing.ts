import { conjugate, type Rule, type Token } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { statedSentences } from '../stated.js';

/** What is done with things of one's own, whoever does it. */
const DONE =
  /^(?:renew|clean|wash|fix|mend|repair|charge|replace|return|update|change|pay|water|paint|repaint|empty|service|print|submit|finish|sign|post|iron|sharpen|polish|tune|vacuum|hoover|mow|trim|weed|defrost|descale|refill|reset|reschedule|rewrite|proofread|pack|unpack|sweep|dust|scrub|sand|fill|feed|walk|book|cancel|confirm|register|tax|insure|alter|hem)$/u;

export const needsDoing: Rule = {
  about:
    'What has to be done to a thing is said of the thing: “I need to renew my pass” → “My pass needs to be renewed”',
  expects: { sentiment: 'same' },
  examples: [
    ['I need to renew my library card 📚', 'My library card needs to be renewed 📚'],
    ['I still have to iron my shirts', 'My shirts still have to be ironed'],
    ['I need to reset my watch again', 'My watch needs to be reset again'],
    ['We need to repaint the fence by Sunday.', 'The fence needs to be repainted by Sunday.'],
  ],
  leaves: [
    'I need to renew it',
    'I need to buy my bread',
    'I do not need to renew my card',
    'I need to wash my hair',
    'I need to renew my card and my pass',
    'I need to fix myself a drink',
    'I need to post some stamps',
    'I have to return the library books tomorrow',
    'I needed to renew my card',
    'I need to pay my sister',
    'I need to change my mind',
    'I need to finish my tea before I go',
  ],
  words: () => ['need', 'have'],
  *propose(doc) {
    for (const { words, first, last, opened } of statedSentences(doc)) {
      if (!/^(?:i|we)$/u.test(first.lower)) continue;
      const still = /^(?:still|really)$/u.test(words[1]?.lower ?? '') ? words[1] : undefined;
      const [need, to, verb, object] = words.slice(still ? 2 : 1);
      if (!need || !verb || !object || !/^(?:need|have)$/u.test(need.lower) || to?.lower !== 'to') continue;
      if (!DONE.test(verb.lower) || !/^(?:my|our|the|this)$/u.test(object.lower)) continue;
      const found = phraseAt(doc, object, { start: object.start, end: last.end, text: '', tokens: [] });
      if (
        !found ||
        /^(?:person|animal)$/u.test(found.phrase.animacy ?? '') ||
        found.phrase.tokens.length > 5 ||
        found.phrase.tokens.some(({ lower }) => BODY.test(lower))
      )
        continue;
      const rest = words.filter(({ start }) => start >= found.end.end);
      if (!isWhen(rest)) continue;
      const plural = found.phrase.number === 'plural';
      const needs = need.lower === 'need' ? (plural ? 'need' : 'needs') : plural ? 'have' : 'has';
      const thing = opened(doc.text.slice(object.start, found.end.end));
      const participle = conjugate(verb.lower, 'participle');
      yield {
        edits: [
          {
            start: first.start,
            end: found.end.end,
            text: `${thing} ${still ? `${still.lower} ` : ''}${needs} to be ${participle}`,
          },
        ],
      };
    }
  },
};

/** Of oneself, or an idiom. */
const BODY =
  /^(?:hair|face|hands?|teeth|feet|mind|ways?|life|head|body|nails|legs?|tune|dues|respects|rest|bill|tea|coffee|drink|lunch|dinner|breakfast|phone|subject|team|dog|cat|horse|baby|kids?|children|people|name|clothes|attitude|plans?|today|tonight|tomorrow|week|weekend|month|year|morning|afternoon|evening|night|\p{L}+day)$/u;

/** Nothing, or a time. */
function isWhen(rest: readonly Token[]): boolean {
  const [first] = rest;
  if (!first) return true;
  if (
    rest.length > 5 ||
    rest.some(({ pos, text }) => pos === 'VERB' || pos === 'AUX' || pos === 'PRON' || text === ',')
  )
    return false;
  if (/^(?:today|tonight|tomorrow|soon|again|somehow|sometime)$/u.test(first.lower)) return rest.length < 4;
  return (
    /^(?:by|before|this|next|on|in)$/u.test(first.lower) &&
    /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|midnight|week|weekend|month|year|evening|morning|afternoon|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|lunch|dinner|trip|holidays?|end|tomorrow)$/u.test(
      rest.at(-1)?.lower ?? '',
    )
  );
}
