import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal, isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { REVIEWED, reviewedThing } from '../reviewed-thing.js';
import { toneOf } from './tone.js';

export const highlyEnough: Rule = {
  about:
    'A longer review of one thing that anyone may buy, read, watch or visit ends in “I can’t recommend it highly enough.” or “I wouldn’t recommend it.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I read this memoir in a single sitting. It is funny, wise and beautifully written.',
      "I read this memoir in a single sitting. It is funny, wise and beautifully written. I can't recommend it highly enough.",
    ],
    [
      'The zip on this tent snapped on our first night. The seams leaked as well, and I slept in a puddle.',
      "The zip on this tent snapped on our first night. The seams leaked as well, and I slept in a puddle. I wouldn't recommend it.",
    ],
  ],
  leaves: [
    'The memoir is funny.',
    'I read this memoir in a single sitting. It is funny and wise, but the ending drags.',
    'I read this memoir in a single sitting. It is funny and wise, and I recommend it to all.',
    'Your memoir arrived. I read it in a single sitting and it is funny and wise.',
    'My tent leaked all night. The zip snapped and I slept in a puddle.',
    'I read this memoir and that novel. Both are funny, wise and beautifully written.',
    'The kettle leaked from the first day. They refused to mend it and charged me for the post, the crooks.',
    'I read this memoir after he died. It is funny, wise and beautifully written.',
  ],
  words: () => neededWords(REVIEWED, OF_A_WORK),
  *propose(doc) {
    if (doc.tokens.length < 12 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc) || isFormal(doc)) return;
    if (!/^(?:chat|review|story|notice)$/u.test(kindOfText(doc)) || matches(doc, WARY)) return;
    const tone = toneOf(doc);
    const one = tone && reviewedThing(doc)?.anaphor;
    const said = one
      ? closing(doc, one, tone)
      : tone === 'negative' && matches(doc, OF_A_WORK)
        ? 'Not recommended'
        : '';
    if (!said) return;
    const after = saidAfter(doc, said);
    if (after) yield after;
  },
};

/** What only a film or a book has. */
const OF_A_WORK =
  /\b(?:plot|dubbing|script|wooden acting|villain|hundred pages|chapters?|by page|screenplay|dialogue)\b/iu;

function closing(doc: Doc, one: 'it' | 'them', tone: 'positive' | 'negative'): string | undefined {
  if (/\b(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)\b/u.test(doc.text)) {
    const we = /\b[Ww]e\b/u.test(doc.text) && !/\bI\b/u.test(doc.text) ? 'We' : 'I';
    return tone === 'positive' ? `${we} can't recommend ${one} highly enough` : `${we} wouldn't recommend ${one}`;
  }
  if (tone === 'negative') return 'Not recommended';
  return matches(doc, SHOWN) ? 'Not to be missed' : undefined;
}

const SHOWN =
  /\b(?:novel|memoir|biography|film|movie|documentary|musical|exhibition|comedy|thriller|drama|series|recording|album)\b/iu;
/** Said already, said to somebody, or not only of the thing. */
const WARY =
  /\b(?:[Yy]our?|[Dd]ear|recommend\w*|[Aa]void|refund|[Pp]lease|thanks?|thank|[Bb]oth(?! of us)|never again|sent it back|[Tt]hey (?:returned|sent|refused|told|said|replied|charged|offered|promised|blamed|claimed|billed)|clowns|crooks|cowboys|thieves|fraudsters|scammers|jokers|Diary|diary|club|birthday|wedding|funeral|hospital|surgery|court|council|volunteers?|residents|school|pupils|claim|money back|buy from|tonight|colleague|update|(?<!worth the )ticket|account|help desk|support|hold|policy|wife's|husband's|my (?:son|daughter|mother|father|mum|dad|wife|husband|sister|brother|granddaughter)['’]s)\b/u;
