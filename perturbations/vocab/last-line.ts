import type { Candidate, Doc, Rule } from '../../src/plugin.js';
import { isCharged, isPlainFact } from './charged.js';
import { closed } from './closed.js';
import { kindOfText } from './kind-of-text.js';
import { addresses, opensWithClause } from './stance.js';

export const lastLine: Rule = {
  about: 'A short line that adds nothing closes the text: “Just thought I’d mention it”, “Kind regards.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My cousin sells kites', "My cousin sells kites. Just thought I'd mention it"],
    [
      'I have two forms. Which one does your office need?',
      'I have two forms. Which one does your office need? Thanks in advance.',
    ],
  ],
  leaves: [
    'You look lovely',
    'The patient slept well.',
    'The lessee shall paint the door.',
    'They lost my scan.',
    'Reminder: the lift will be closed on the 3rd. Please use the stairs by the gate on that day.',
    'We got a broken lamp',
    'Our cat died',
    'Slow queue, cold soup, sticky tables. Even the candle on ours was broken. Avoid.',
    "I don't think I can do this anymore",
    'I hate this bus',
    'Is it cold?',
    'It was "cold"',
    'cold soup, cold bread,',
    'See https://example.org',
    'The soup was cold. Thanks',
  ],
  *propose(doc) {
    if (doc.sentences.every(({ kind }) => kind === 'fragment')) return;
    if (kindOfText(doc) === 'letter' && /\?\s*$/u.test(doc.text)) yield* asked(doc);
    else yield* closed(doc, lines(doc));
  },
};

/** A question at the end of a letter is thanked for beforehand. */
function* asked(doc: Doc): Generator<Candidate> {
  const { text } = doc;
  const end = text.trimEnd().length;
  const civil = isCalm(doc) ? ['Thanks in advance.', 'Many thanks.'] : [];
  const said = doc.sentences.length > 1 && /\b(?:you|your)\b/iu.test(text) ? ['I look forward to your reply.'] : civil;
  for (const thanks of isCalm(doc) ? civil : said) yield { edits: [{ start: end, end, text: ` ${thanks}` }] };
}

function isCalm(doc: Doc): boolean {
  return (
    !isCharged(doc) &&
    !/\b(?:going to do|explain|thank\p{L}*|why|still|again|how many|twice|you people)\b|[?].*[?]/isu.test(doc.text)
  );
}

function lines(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'letter':
      if (isOutburst(doc)) return [];
      return isCivil(doc) ? ['Kind regards', 'Best regards', 'With kind regards'] : [];
    case 'chat':
      return isIdle(doc) ? ["Just thought I'd mention it"] : [];
    default:
      return [];
  }
}

/** Cries and one-liners are not signed. */
function isOutburst({ text }: Doc): boolean {
  return (
    text.length < LETTER ||
    /^(?:ticket|rant|kindly)\b/iu.test(text) ||
    !/\b(?:you|your|please|wish to|concern|grievance|thanks|thank)\b/iu.test(text) ||
    /\p{Extended_Pictographic}/u.test(text) ||
    /\b(?:shame|disgrace|ashamed|useless|worried sick|anybody there|you people)\b/iu.test(text)
  );
}

const LETTER = 28;

/** A request or thanks, rather than a complaint. */
function isCivil({ text }: Doc): boolean {
  return (
    /\b(?:please|thank|thanks|grateful|kind|would like|could you)\b/iu.test(text) &&
    /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|[Uu]s)\b/u.test(text) && // somebody signs it
    !/\b(?:complain\w*|refund|unacceptable|ridiculous|disgrace\w*|never|again)\b/iu.test(text)
  );
}

const SHORT = 14;

/** A fact of no weight, told to nobody in particular. */
function isIdle(doc: Doc): boolean {
  if (!opensWithClause(doc) || addresses(doc) || !isPlainFact(doc)) return false;
  const { clauses, sentences, tokens } = doc;
  return (
    sentences.length === 1 &&
    tokens.length < SHORT &&
    clauses.every(({ tense }) => tense !== 'past') &&
    tokens.every(({ kind, text }) => kind !== 'emoji' && text !== ',') &&
    !/[?]|\b(?:sorry|just|like|nobody|maybe|perhaps|think|guess|try|trying|wonder|can['’]?t)\b/iu.test(doc.text)
  );
}
