import type { Rule } from '../../src/plugin.js';
import { soleSentence, upper } from './statement.js';

export const pseudoCleft: Rule = {
  about: 'What one tries or needs to do becomes the focus: “I need to call” → “What I need to do is call”',
  expects: { sentiment: 'same' },
  examples: [
    ['I need to submit the form by Friday', 'What I need to do is submit the form by Friday'],
    ["I'm just trying to stay awake 😴", "All I'm trying to do is stay awake 😴"],
    ["We're trying to find a new flat.", "What we're trying to do is find a new flat."],
  ],
  leaves: [
    'I need a new phone',
    "I'm not trying to win",
    'She needs to call',
    'I really need to sleep',
    'I need to be quiet',
    'I need to call and I want to sleep',
    'I want to have a dog',
  ],
  *propose(doc) {
    const clause = soleSentence(doc);
    if (!clause || clause.negation || doc.clauses.length > 1 || !/^(?:I|We)$/u.test(clause.subject.text)) return;
    const tokens = doc.tokens;
    const trying = /^'(?:m|re)$/u.test(tokens[1]?.lower ?? '');
    const just = trying && tokens[2]?.lower === 'just';
    const at = trying ? (just ? 3 : 2) : 1;
    const [verb, to, action, after] = tokens.slice(at);
    if (
      !verb ||
      !to ||
      !action ||
      !after ||
      to.lower !== 'to' ||
      !(trying ? /^trying$/u : /^(?:need|have|want)$/u).test(verb.lower)
    )
      return;
    if (
      /^(?:be|have|do|not|know|stop|like)$/u.test(action.lower) ||
      action.pos === 'ADV' ||
      tokens.some(({ lower, text }) => /^(?:because|but|so|if)$/u.test(lower) || text === ',')
    )
      return;
    const subject = clause.subject.text === 'I' ? 'I' : 'we';
    const head = `${just ? 'all' : 'what'} ${subject}${trying ? tokens[1]?.text : ''} ${verb.text} to do is `;
    yield { edits: [{ start: clause.start, end: action.start, text: upper(head) }] };
  },
};
