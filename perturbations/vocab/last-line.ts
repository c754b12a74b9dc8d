import type { Doc, Rule } from '../../src/plugin.js';
import { closed } from './closed.js';
import { isOfAnOffice, kindOfText, setsRules } from './kind-of-text.js';
import { addresses, hasOpinion, isFelt, opensWithClause, takesStance } from './stance.js';

export const lastLine: Rule = {
  about:
    'A short line that adds nothing closes the text: “Just thought I’d mention it”, “Kind regards.”, “Copy on file.”',
  expects: { sentiment: 'same' },
  examples: [
    ['My cousin sells kites', "My cousin sells kites. Just thought I'd mention it"],
    ['Your plumber broke our sink.', 'Your plumber broke our sink. Regards.'],
    ['The patient slept well.', 'The patient slept well. Full notes on file.'],
    ['The lessee shall paint the door.', 'The lessee shall paint the door. Copies are available on request.'],
  ],
  leaves: [
    'You look lovely',
    'They lost my scan.',
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
    yield* closed(doc, lines(doc));
  },
};

const ON_REQUEST = ['Further details are available on request'];

function lines(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'clinical':
      return ['Full notes on file', 'See file for details'];
    case 'document':
      if (!/\.\s*$/u.test(doc.text) || /["”] means\b/u.test(doc.text) || hasOpinion(doc)) return [];
      if (setsRules(doc)) return ['Copies are available on request'];
      return doc.clauses[0]?.tense === 'past' ? ['Copy on file', 'See file for details'] : ON_REQUEST;
    case 'report':
      return isOfAnOffice(doc) && doc.clauses[0]?.tense !== 'past' ? ON_REQUEST : [];
    case 'letter':
      if (isOutburst(doc)) return [];
      return isCivil(doc) ? ['Kind regards', 'Best regards', 'With kind regards'] : ['Regards'];
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
    /\p{Extended_Pictographic}/u.test(text) ||
    /\b(?:shame|disgrace|ashamed|useless|worried sick|anybody there|you people)\b/iu.test(text)
  );
}

const LETTER = 28;

/** A request or thanks, rather than a complaint. */
function isCivil({ text }: Doc): boolean {
  return (
    /\b(?:please|thank|thanks|grateful|kind|would like|could you)\b/iu.test(text) &&
    !/\b(?:complain\w*|refund|unacceptable|ridiculous|disgrace\w*|never|again)\b/iu.test(text)
  );
}

const SHORT = 14;

/** A fact of no weight, told to nobody in particular. */
function isIdle(doc: Doc): boolean {
  if (!opensWithClause(doc) || addresses(doc) || isFelt(doc) || takesStance(doc) || hasOpinion(doc)) return false;
  const { clauses, sentences, tokens } = doc;
  return (
    sentences.length === 1 &&
    tokens.length < SHORT &&
    clauses.every(({ tense }) => tense !== 'past') &&
    tokens.every(({ kind, text }) => kind !== 'emoji' && text !== ',') &&
    !/[?]|\b(?:sorry|just|like|nobody|maybe|perhaps|think|guess|try|trying|wonder|can['’]?t)\b/iu.test(doc.text)
  );
}
