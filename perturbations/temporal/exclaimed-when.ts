import type { Rule } from '../../src/plugin.js';
import { endOfWords } from '../around/end-of-words.js';
import { inCapitals } from '../around/style.js';
import { isTimeless } from './first-clause.js';

const TIMES = ['today', 'this morning', 'this afternoon'];

export const exclaimedWhen: Rule = {
  about: 'Says when, at the end of an exclamation without a verb',
  expects: { sentiment: 'same' },
  examples: [
    ['What a stunning view from the tower 😍', 'What a stunning view from the tower today 😍'],
    ['what a dreadful smell on the bus', 'what a dreadful smell on the bus this morning'],
    ['Such a mess in the kitchen', 'Such a mess in the kitchen this afternoon'],
  ],
  leaves: [
    'What a lovely morning',
    'What a singer she is',
    'What a rip-off, never again',
    'What a mess? No.',
    'What a shame',
    'What a life',
    'Such a kind man',
    'What a great app',
  ],
  *propose(doc) {
    const end = endOfWords(doc);
    if (!end || doc.sentences.length > 1 || !isTimeless(doc) || inCapitals(doc) || doc.text.includes('?')) return;
    if (!/^(?:what an?|such an?)\b/iu.test(doc.text)) return;
    if (doc.tokens.slice(2).some(({ pos, text }) => /^(?:VERB|AUX|PRON|SCONJ)$/u.test(pos) || /^[,;:.-]/u.test(text)))
      return;
    const event =
      /\b(?:game|match|breakfast|lunch|dinner|meal|surprise|smell|mess|view|sunset|concert|gig|show|lesson|class|service|crowd|noise|queue|atmosphere|walk|hike|ride|race|party|performance|turnout|welcome|win|defeat)\b/iu;
    if (!event.test(doc.text)) return;
    for (const time of TIMES)
      if (!/sunset|dinner/iu.test(doc.text) || /today|week/u.test(time))
        yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};
