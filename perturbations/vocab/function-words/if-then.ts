import type { Rule, Sentence, Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

/** Turns of phrase that set no condition. */
const NO_CONDITION =
  /^if (?:you ask me|you like|you will|i(?:['’]m| am) (?:honest|not mistaken|right)|only|anything|so|not|possible|necessary|memory|nothing|in doubt|need be|ever|at all|you please|you know what)\b/iu;
const MAIN =
  /^(?:i|we|you|he|she|it|they|this|that|there|the|my|our|your|do|don|please|go|call|ring|ask|tell|let|take|bring|send|buy|try|avoid|text|write|come)$/u;

export const ifThen: Rule = {
  about:
    'What follows from a condition is told with “then”: “If it rains, we stay in” → “If it rains, then we stay in”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['If it rains on Sunday, we stay in.', 'If it rains on Sunday, then we stay in.'],
    ["If you want a quiet beach, don't come here!", "If you want a quiet beach, then don't come here!"],
  ],
  leaves: [
    'If you ask me, it was fine',
    'If it rains, then we stay in',
    'If it rains, and it will, we stay in',
    'If it rains, what do we do?',
    'If late, ring the bell',
    'If you see Ada, tell her',
    'Even if it rains, we go',
    'IF IT RAINS, WE STAY IN',
    'If I had known, nobody would have come',
  ],
  words: () => [','],
  *propose(doc) {
    if (inCapitals(doc)) return;
    const chats = kindOfText(doc) === 'chat';
    for (const sentence of doc.sentences) {
      const comma = soleComma(sentence);
      const next = comma && doc.tokens[comma.index + 1];
      if (comma && next && MAIN.test(next.lower) && !(chats && next.pos === 'VERB') && setsCondition(sentence, comma))
        yield { edits: [{ start: next.start, end: next.start, text: 'then ' }] };
    }
  },
};

function soleComma({ tokens }: Sentence): Token | undefined {
  const commas = tokens.filter(({ text }) => text === ',');
  return commas.length === 1 ? commas[0] : undefined;
}

/** `If` with a clause of its own, and a consequence that states or tells to do something. */
function setsCondition({ tokens, text }: Sentence, comma: Token): boolean {
  if (tokens[0]?.lower !== 'if' || NO_CONDITION.test(text) || /[?:;"“]|\b(?:then|would|could|might|had)\b/iu.test(text))
    return false;
  const condition = tokens.filter(({ index }) => index < comma.index);
  return condition.length > 3 && condition.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
}
