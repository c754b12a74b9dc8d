import type { Rule } from '../../src/plugin.js';
import { inStyle } from '../around/style.js';
import { askedThing } from './asked-thing.js';

const OPENINGS = ["I'm not sure", 'No idea', "I can't remember", "Can't remember"];

export const notSureWhat: Rule = {
  about:
    'A plain fact that is asked for is said not to be known: “What time does the gym shut?” → “I’m not sure what time the gym shuts”',
  expects: { sentiment: 'same' },
  examples: [
    ['What time does the gym shut?', "I'm not sure what time the gym shuts"],
    ['Which door leads to the cellar?', 'No idea which door leads to the cellar'],
    ['hey where does the ferry leave from?', 'no idea where the ferry leaves from'],
    ['How do I get to the hall from the station?', "I'm not sure how to get to the hall from the station"],
    ['Where can I park?', 'No idea where I can park'],
    ['What should I bring on Friday?', 'No idea what to bring on Friday'],
    ['When is the village concert?', "Can't remember when the village concert is"],
  ],
  leaves: [
    'What do you think of it?',
    'Who cares about it anyway?',
    'Where is your coat?',
    'Why is it shut?',
    'Where does it hurt?',
    'What time is it?',
    'When does the gym open, and is it free?',
    'Where are the plates with the gold rim?',
    'Which of the doors leads out?',
    "When doesn't the gym open?",
    'Where did he go? He left early.',
    'When is lunch?',
  ],
  *propose(doc) {
    const asked = askedThing(doc);
    const [opens] = doc.tokens;
    if (!asked || !opens) return;
    const known = /^(?:what|when|where|which)/u.test(asked.clause) && !/\bI can\b/u.test(asked.clause);
    for (const opening of known ? OPENINGS : OPENINGS.slice(0, 2))
      yield { edits: [{ start: opens.start, end: asked.end, text: `${inStyle(doc, opening)} ${asked.clause}` }] };
  },
};
