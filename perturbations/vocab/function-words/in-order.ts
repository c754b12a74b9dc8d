import type { Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { insertedAfter } from '../../around/inserted.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

/** What one did so as to do something else. */
const DONE_TO =
  /\b(?:phoned|telephoned|rang|returned|wrote|travelled|traveled|flew|drove|closed|shut|stayed behind|came back|went back|wrote back)(?= to (?:see|ask|check|find|collect|complain|apologi[sz]e|explain|say|confirm|tell|thank|fix|repair|make|get|help|allow|return)\b)/giu;

export const inOrder: Rule = {
  about:
    'What is done for a purpose is done “in order to”: “To open it, press the lid” → “In order to open it, press the lid”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The lamp runs on a battery that comes with it. To open the lid, press the knob.',
      'The lamp runs on a battery that comes with it. In order to open the lid, press the knob.',
    ],
    ['The lessee returned to fix the lamp in the yard.', 'The lessee returned in order to fix the lamp in the yard.'],
  ],
  leaves: [
    'She rang to say hi',
    'To Ana, with thanks for the lamp that came with the tent',
    'To be fair, it burns. It is on the shelf of the tent in the yard.',
  ],
  onlyIf: (doc) => kindOfText(doc) !== 'chat',
  *propose(doc) {
    if (inCapitals(doc)) return;
    yield* insertedAfter(doc, DONE_TO, 'in order');
    for (const { text, tokens } of doc.sentences) {
      const [first, second, third] = tokens;
      if (
        first?.text !== 'To' ||
        !second ||
        !/^(?:the|an?|it|them|your|my|this|each)$/u.test(third?.lower ?? '') ||
        !/^To [^.?!,]{4,40}, (?!i\b|it\b|we\b)/iu.test(text)
      )
        continue;
      if (!/^(?:be|sum|cut|top|give|make|whom|put|tell|say|add|start|begin)$/u.test(second.lower))
        yield inFrontOf(doc, first, 'In order');
    }
  },
};
