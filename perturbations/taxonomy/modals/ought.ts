import { matchCase, type Rule, type Token } from '../../../src/plugin.js';

export const ought: Rule = {
  about: 'Ought becomes should: “Ought a sailor to learn to swim?” → “Should a sailor learn to swim?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Ought a sailor to learn to swim?', 'Should a sailor learn to swim?'],
    ['The ice is thin. Ought the skaters to stay off it?', 'The ice is thin. Should the skaters stay off it?'],
  ],
  leaves: [
    'They ought to rest',
    'Ought we?',
    'Ought the man who has to pay to rest?',
    'They ought to rest, ought they not?',
  ],
  words: () => ['ought'],
  *propose(doc) {
    for (const { tokens } of doc.sentences) {
      const [opening, ...rest] = tokens;
      if (opening?.lower !== 'ought') continue;
      const at = rest.findIndex(({ lower }) => lower === 'to');
      const [before, to] = [rest[at - 1], rest[at]];
      if (!before || !to || !rest.slice(0, at).every(isOfSubject)) continue;
      yield {
        edits: [
          { start: opening.start, end: opening.end, text: matchCase(opening.text, 'should') },
          { start: before.end, end: to.end, text: '' },
        ],
      };
    }
  },
};

/** One plain noun phrase, at most with where it is or how old. */
function isOfSubject({ pos, lower }: Token): boolean {
  return /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|ADP)$/u.test(pos) && !/^(?:who|that|which|not)$/u.test(lower);
}
