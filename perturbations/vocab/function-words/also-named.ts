import type { Doc, Rule, Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const ONE = '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+)';
/** Three things named of one that has, holds or brings them. */
const THREE = new RegExp(
  String.raw`\b(?:with|has|had|have|contains?|contained|includes?|included|found|brought|bought|ordered|received|got|saw|sells?|sold|made|packed|there (?:is|are|was|were)|offers?|comprises?) ${ONE} (?:[a-zà-ž'’-]+ ){0,4}[a-zà-ž'’-]+, (?!one (?:on|beside|in|at|by|for|with|of|to|from|near)\b)${ONE} (?:[a-zà-ž'’-]+ ){0,5}[a-zà-ž'’-]+,? and(?= ${ONE} [a-zà-ž])`,
  'giu',
);

export const alsoNamed: Rule = {
  about:
    'The last of three things that something has is there “also”: “a lamp, a chair and a rug” → “a lamp, a chair and also a rug”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The tent came with a lamp, a mat and a rope.', 'The tent came with a lamp, a mat and also a rope.'],
    ['The box contains one lid, two straps, and a key.', 'The box contains one lid, two straps, and also a key.'],
  ],
  leaves: [
    'I have a lamp, a chair was sold and a rug is here.',
    'The tent came with a lamp and a mat.',
    'We also had a lamp, a mat and a rope.',
    'Has it a lamp, a mat and a rope?',
    'It has a lamp, a mat and a rope, and a key.',
  ],
  words: () => ['and'],
  *propose(doc) {
    if (inCapitals(doc) || /\?|\b(?:also|both|too|either|as well|together|total|between)\b/iu.test(doc.text)) return;
    for (const match of doc.text.matchAll(THREE)) {
      const at = match.index + match[0].length;
      if (!isQuotedAt(doc, at) && isBareList(doc, match.index, at))
        yield { edits: [{ start: at, end: at, text: ' also' }] };
    }
  },
};

/** Whether no verb is among the things, so that each is one: `a lamp, a chair and a rug is here` has two clauses. */
function isBareList({ tokens }: Doc, start: number, at: number): boolean {
  const comma = tokens.find(({ text, start: from }) => text === ',' && from > start);
  const end = tokens.find(({ text, start: from }) => from > at && /^[.,;!—–]/u.test(text));
  const isVerb = ({ pos, lower }: Token) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed|en|wn)$/u.test(lower));
  const things = tokens.filter(
    ({ start: from }) => from > (comma?.start ?? at) && from < (end?.start ?? Number.POSITIVE_INFINITY),
  );
  return (
    end?.text !== ',' &&
    things.filter(({ lower }) => lower === 'and').length === 1 &&
    !things.some((token) => isVerb(token) || /^(?:that|which|who|but|or|for|from|to)$/u.test(token.lower))
  );
}
