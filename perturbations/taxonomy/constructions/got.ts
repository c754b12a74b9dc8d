import { type Doc, type Edit, matchCase, type Rule, type Token } from '../../../src/plugin.js';

/** What one has a share in, or has to do: it is not got. */
const NOT_GOT =
  /^(?:to|lunch|dinner|breakfast|supper|trouble|difficulty|fun|sex|access|bath|shower|baby|babies|birthday|nightmares?|dreams?|party|drink|effect|impact|influence|meaning|roots?|something|anything|nothing|much|little|enough|it|them|him|her|other|another|look|go|try|rest|chat|word|operation|surgery|fit|tendency|reason|reputation|intention|need|right|chance|time|been|no)$/u;

export const got: Rule = {
  about: '“Has … got” becomes “does … have”: “Has Bern got a zoo?” → “Does Bern have a zoo?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Has Bern got a zoo?', 'Does Bern have a zoo?'],
    ['Have your neighbours got two dogs?', 'Do your neighbours have two dogs?'],
  ],
  leaves: [
    'Has Bern got to pay?',
    'Has the soup got cold?',
    'Does a cook have to taste it?',
    'Does a violin have four strings?',
    'Has the man who got a dog a garden?',
  ],
  words: () => ['got'],
  *propose(doc) {
    const edits = turned(doc);
    if (edits) yield { edits };
  },
};

function turned(doc: Doc): Edit[] | undefined {
  for (const { tokens } of doc.sentences) {
    const [auxiliary, opens] = tokens;
    const does = { has: 'does', have: 'do' }[auxiliary?.lower ?? ''];
    const at = tokens.findIndex(({ lower }, index) => index > 1 && lower === 'got');
    const [held, next] = [tokens[at], tokens[at + 1]];
    if (!auxiliary || !does || !held || !next || at > 8 || /^(?:more|most|all|any|some)$/u.test(opens?.lower ?? ''))
      continue;
    if (tokens.slice(1, at).some(isNoSubject) || !isOwned(tokens.slice(at + 1))) continue;
    return [
      { start: auxiliary.start, end: auxiliary.end, text: matchCase(auxiliary.text, does) },
      { start: held.start, end: held.end, text: 'have' },
    ];
  }
  return undefined;
}

function isNoSubject({ pos, kind, lower }: Token): boolean {
  return (
    /^(?:VERB|AUX|ADV|SCONJ|CCONJ)$/u.test(pos) ||
    kind === 'punctuation' ||
    /^(?:not|n't|who|that|which|it|there)$/u.test(lower)
  );
}

/** A thing or feature that is told or counted. */
function isOwned(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (!first || !(/^(?:DET|NUM)$/u.test(first.pos) || /^(?:more|fewer)$/u.test(first.lower))) return false;
  return !tokens.slice(0, 4).some(({ lower, pos }, at) => NOT_GOT.test(lower) || (at < 3 && pos === 'VERB'));
}
