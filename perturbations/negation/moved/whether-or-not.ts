import type { Rule } from '../../../src/plugin.js';

export const whetherOrNot: Rule = {
  about: 'A question told in a sentence is left open both ways: “whether it fits” → “whether or not it fits”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['I wonder if the bakery is open on Mondays', 'I wonder whether or not the bakery is open on Mondays'],
    [
      'I am writing to ask whether the lease can be extended.',
      'I am writing to ask whether or not the lease can be extended.',
    ],
    [
      'The clerk will announce by the end of May whether the mill is for sale.',
      'The clerk will announce by the end of May whether or not the mill is for sale.',
    ],
    ["I don't know if they take cards 🤔", "I don't know whether or not they take cards 🤔"],
  ],
  leaves: [
    'I wonder whether he came or left',
    'I asked whether or not it fits',
    'Let me know if you need anything',
    'If it rains, I wonder what they do',
    "I wonder if you'd help me",
    'I wonder whether anyone cares',
    "I don't know if I can take any more of this",
  ],
  words: () => ['whether', 'if'],
  *propose(doc) {
    if (!/\b(?:whether|if)\b/iu.test(doc.text) || /\bor\b/iu.test(doc.text)) return;
    for (const [at, token] of doc.tokens.entries()) {
      const next = doc.tokens[at + 1];
      if (!next || !/^(?:whether|if)$/u.test(token.text)) continue;
      const before = doc.text.slice(0, token.start);
      if (!(token.text === 'whether' ? ASKED : ASKED_IF).test(before)) continue;
      const rest = doc.text.slice(token.end).split(/[.!?]/u)[0] ?? '';
      if (/^(?:you|anyone|anybody|someone|somebody|any|there|i|we)$/u.test(next.lower) && !OPEN.test(rest)) continue;
      if (HEAVY.test(rest)) continue;
      yield { edits: [{ start: token.start, end: token.end, text: 'whether or not' }] };
    }
  },
};

const ASKED =
  /\b(?:ask(?:s|ed|ing)?|wonder(?:s|ed|ing)?|know|knows|see|check(?:s|ed|ing)?|decid(?:e|ed|ing)|confirm|tell (?:me|us)|let (?:me|us) know|sure|find out|advise|clear|say) (?:me |us |him |her |them )?$|\b(?:announce|decide|vote|say|discuss|debate|determine|establish|examine|consider|investigate|rule|depends?|question)(?:s|d|ed|ing)?(?: (?:on|by|in|at|next|this|the|end|of|as|to|over|about|tomorrow|[a-zà-ž]+day|week|month|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december))* $/iu;
/** After `ask` and the like `if` is `whether`; after `tell me if` or `say if` it may be a condition. */
const ASKED_IF = /\b(?:wonder|wondering|asked|asking|don['’]?t know|not sure|unsure|check|find out|writing to ask) $/iu;
/** With `I` and `we` what is open is a fact or a plan. */
const OPEN = /^ (?:i|we) (?:(?:need|have|should|want|ought) |['’]?(?:ll|m|re) )|^ there (?:is|are|will)\b/iu;
const HEAVY = /\b(?:any|anything|anyone|ever|even|really|either|both|not|never|can take|else|but)\b|n['’]t\b|["“]/iu;
