import { type Doc, matches, type Rule } from '../../../../src/plugin.js';
import { afterPlain } from './plain-after.js';
import { plainProseOf } from './plain-prose.js';

export const workClosed: Rule = {
  about: 'What a report, a leaflet or a book is about is closed: “No other topics are covered.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'This leaflet explains how to register a boat. It lists the fees and the address of the office.',
      'This leaflet explains how to register a boat. It lists the fees and the address of the office. No other topics are covered.',
      'Neutral',
    ],
  ],
  leaves: [
    'Lovely soup',
    'Where is the depot? I was there on Monday.',
    'The report made me cry, and I have read it twice since Monday.',
    'This guide covers the ports of Kent and includes a map and an index.',
  ],
  *propose(doc) {
    const kind = plainProseOf(doc);
    if (kind === 'work') yield* afterPlain(doc, () => closings(doc));
  },
};

const OF_A_PLOT = /\b(?:tells|novel|story|poems?|stories|crew|follows)\b/iu;
/** What a book has besides topics. */
const PARTS = /\b(?:index|maps?|timeline|pages|photographs|illustrations|volumes?|years from)\b/iu;
const COMPARED = /\b(?:differs?|replaces?|same|new|adds?)\b/iu;

function closings(doc: Doc): readonly string[] {
  const head = doc.text.slice(0, 45);
  if (matches(doc, OF_A_PLOT) || matches(doc, PARTS)) return [];
  if (/\bedition\b/iu.test(head) && matches(doc, COMPARED)) return ['There are no other changes'];
  if (/^\w+ (?:\w+ )?(?:map|register|exhibition|display|edition)\b/iu.test(head)) return [];
  if (matches(doc, TOPIC))
    return /\b(?:report|leaflet|pamphlet|booklet|guide|paper|article|manual|brochure)\b/iu.test(head)
      ? ['No other topics are covered', 'It does not deal with anything else']
      : ['No other topics are covered', 'It does not cover anything else'];
  return [];
}

const TOPIC =
  /\b(?:describes|explains|covers|compares|deals with|discusses|is about|gives an account of|turns to|sets out|interviews)\b/u;
