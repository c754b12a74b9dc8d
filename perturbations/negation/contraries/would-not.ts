import { conjugate, matches, type Rule } from '../../../src/plugin.js';
import { isNegator } from '../asked.js';
import { isLonghand } from '../longhand.js';

export const wouldNot: Rule = {
  about:
    'A refusal or failure, wherever it stands, is said by a negated verb: “two men who refused to leave” → “two men who wouldn’t leave”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My bank fails to answer letters', "My bank doesn't answer letters"],
    ["They're refusing to pay", "They won't pay"],
    ['It came with two men who refused to carry it', "It came with two men who wouldn't carry it"],
    ['My boss is refusing to fix the heating', "My boss won't fix the heating"],
    ['The tenant has failed to respond.', 'The tenant has not responded.'],
    [
      'You have failed to return our ladder, and we must ask you once more to bring it back by Friday at noon.',
      'You have not returned our ladder, and we must ask you once more to bring it back by Friday at noon.',
    ],
    ['She came back and failed to mention it', "She came back and didn't mention it"],
  ],
  leaves: [
    'They never refused to pay',
    "He didn't fail to call",
    'It was refused to us',
    'Did they refuse to pay?',
    'I refuse to believe it',
    'He has repeatedly failed to pay',
    'a failed attempt to pay',
    'He refused to pay or leave',
    'The tenant was late and has refused to discuss it.',
    'They are failing to pay',
    'He promised twice and failed to come each time.',
    'Our tiler failed to show up twice.',
  ],
  words: () => ['to'],
  *propose(doc) {
    if (doc.text.includes('?') || /\b(?:each|every) time\b/u.test(doc.text)) return;
    const longhand = isLonghand(doc) || (doc.text.length > 80 && !matches(doc, CONTRACTED));
    for (const { tokens } of doc.sentences) {
      if (tokens.some(isNegator)) continue;
      for (const [at, token] of tokens.entries()) {
        const [to, verb] = tokens.slice(at + 1);
        if (
          to?.lower !== 'to' ||
          !verb ||
          verb.lower === 'be' ||
          COUNTED.test(doc.text.slice(token.end)) ||
          !/^(?:refus|fail)/u.test(token.lower) ||
          tokens.slice(at).some(({ lower }) => lower === 'or')
        )
          continue;
        const before = tokens[at - 1];
        const have = /^(?:has|have)$/u.test(before?.lower ?? '') ? before : undefined;
        const be = /^(?:is|are|'s|'re)$/u.test(before?.lower ?? '') ? before : undefined;
        if (
          !before ||
          (!have && !be && !/^(?:NOUN|PROPN|PRON|CCONJ)$/u.test(before.pos)) ||
          /^(?:i|you)$/u.test(before.lower)
        )
          continue;
        const start = (have ?? be ?? token).start;
        const text = said(token.lower, have?.lower, be !== undefined, longhand);
        if (text === undefined) continue;
        const healed = have && token.lower === 'failed' ? ` ${conjugate(verb.lower, 'participle')}` : '';
        const gap = be && be.start === tokens[at - 2]?.end ? ' ' : '';
        yield { edits: [{ start, end: healed ? verb.end : to.end, text: gap + text + healed }] };
      }
    }
  },
};

/** `Did not turn up twice` may be said of whoever came once. */
const COUNTED = /^[^,.;!?]*\b(?:once(?! more)|twice|times|again|occasions?)\b/iu;

/** Whoever writes at length and contracts nothing would not begin here. */
const CONTRACTED = /[a-zà-ž]['’](?:t|m|re|ve|ll|d)\b|\b(?:it|that|there|he|she)['’]s\b/iu;

function said(word: string, have: string | undefined, be: boolean, longhand: boolean): string | undefined {
  if (have !== undefined) {
    const not = longhand ? `${have} not` : `${have}n't`;
    return word === 'failed' ? not : undefined;
  }
  if (be) return word === 'refusing' ? (longhand ? 'will not' : "won't") : undefined;
  if (word === 'refused') return longhand ? 'would not' : "wouldn't";
  if (word === 'refuses') return longhand ? 'will not' : "won't";
  if (word === 'failed') return longhand ? 'did not' : "didn't";
  return word === 'fails' ? (longhand ? 'does not' : "doesn't") : undefined;
}
