import type { Doc, Rule, Token } from '../../src/plugin.js';
import { inStyle } from '../around/style.js';

const DONE =
  /^(?:examined|removed|changed|reviewed|tested|discussed|prescribed|checked|measured|taken|performed|posted|sent|received|approved|rejected|signed|delivered|inspected|repaired|replaced|submitted|circulated|installed|serviced|cleaned|dressed|discharged|admitted|interviewed|agreed|filed|served|issued|adjourned|dismissed|granted|refused|withdrawn|returned|weighed|collected|fitted|updated|opened|closed|tabled|carried|elected|appointed|published|announced|cancelled|canceled|notified|informed|paid|credited|recorded|seen|assessed|referred|scanned|x-rayed|given|administered)$/u;
const PAST = ['this morning', 'yesterday', 'on Tuesday'];
const FUTURE = ['on Friday', 'next week', 'on Tuesday'];

export const doneOn: Rule = {
  about: 'Says on which day was done, or will be done, what a note or a letter reports in the passive',
  expects: { sentiment: 'same' },
  examples: [
    [
      'Both ears were examined. The results will be posted to the GP.',
      'Both ears were examined. The results will be posted to the GP on Friday.',
    ],
    ['The dressing was changed and she felt better.', 'The dressing was changed this morning and she felt better.'],
  ],
  leaves: [
    'The dressing was changed on day ten.',
    'The lock was changed because it stuck.',
    'The lid was removed by a man that I know',
    'No bag was checked',
    'The gate is opened by hand',
    'It was agreed that he is right',
    'If the lock was changed, tell me',
  ],
  *propose(doc) {
    if (TIMED.test(doc.text)) return;
    for (const token of doc.tokens) {
      const times = DONE.test(token.lower) ? timesOf(doc, token) : [];
      const end = times.length > 0 ? endOfPassive(doc, token) : undefined;
      if (end !== undefined)
        for (const time of times) yield { edits: [{ start: end, end, text: inStyle(doc, ` ${time}`) }] };
    }
  },
};

/** A day of the text's own, or a rule, or a question. */
const TIMED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|today|yesterday|tomorrow|tonight|january|february|march|april|june|july|august|september|october|november|december|ago|last|next|this (?:morning|afternoon|week|month|year)|shall|must|if|unless|until|when|whenever|every|each|daily|weekly|day|days|weeks?|months?|years?|hours?|minutes?|previously|earlier|later|after|before|since|recently|again|twice|once|never|no|not|had been|20\d\d|19\d\d|policy)\b|[?"“”]|n['’]t\b/iu;

function timesOf({ tokens }: Doc, { index }: Token): readonly string[] {
  const be = tokens[index - 1]?.lower ?? '';
  const subject = tokens[index - 2];
  if (/^(?:was|were)$/u.test(be))
    return subject &&
      /^(?:NOUN|PROPN|PRON)$/u.test(subject.pos) &&
      !/^(?:it|which|that|who|this|what|there)$/u.test(subject.lower)
      ? PAST
      : [];
  return be === 'be' && subject?.lower === 'will' && !/^(?:it|which|that|who)$/u.test(tokens[index - 3]?.lower ?? '')
    ? FUTURE
    : [];
}

/** The end of what was done, where the sentence ends or `and` follows with another. */
function endOfPassive({ tokens }: Doc, verb: Token): number | undefined {
  let last = verb;
  for (const token of tokens.slice(verb.index + 1)) {
    if (/^[.!;,]+$/u.test(token.text)) return last.end;
    if (token.lower === 'and')
      return /^(?:she|he|they|it|we|the|both|all)$/u.test(tokens[token.index + 1]?.lower ?? '') &&
        tokens[token.index + 2] &&
        hasVerbSoon(tokens, token.index)
        ? last.end
        : undefined;
    if (
      token.kind !== 'word' ||
      /^(?:VERB|AUX|SCONJ)$/u.test(token.pos) ||
      /^(?:that|which|who|by|as|of|so|because|but|or|than|for|with|how|what|whether|from|at|on|under|over|between|without|not)$/u.test(
        token.lower,
      )
    )
      return undefined;
    last = token;
  }
  return last.end;
}

function hasVerbSoon(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 5).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos));
}
