import { conjugate, neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isOfficial } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';

const DAYS = ['yesterday', 'today', 'this morning', 'this week'];
const EVENTS =
  /^(?:got|lost|found|left|finished|bought|missed|passed|failed|saw|broke|won|dropped|fixed|burned|burnt|forgot|locked|met|sold|picked|adopted|moved|ordered|cancelled|canceled|spilled|stepped|finally)$/u;

export const droppedSubject: Rule = {
  about: 'Says when, at the end of a message that tells what happened and leaves out “I”',
  expects: { sentiment: 'same' },
  examples: [
    ['Got fired again 😞', 'Got fired again yesterday 😞'],
    ['finally found my passport!!', 'finally found my passport yesterday!!'],
    ['Left your umbrella on the porch', 'Left your umbrella on the porch yesterday'],
  ],
  leaves: [
    'Left or right?',
    'Lost it yesterday',
    'Found a flat, moving soon',
    'Got to go',
    'Lost',
    'Finally!',
    'Got a cold',
    'Missed the bus because you called',
    'Left home to see her',
    'Left at the pond, then straight on',
  ],
  words: () => neededWords(EVENTS),
  *propose(doc) {
    const [first, second] = doc.tokens;
    const verb = first?.lower === 'finally' ? second : first;
    const last = endOfWords(doc);
    if (!first || !verb || !last || doc.sentences.length > 1 || inCapitals(doc) || isOfficial(doc)) return;
    if (!EVENTS.test(verb.lower) || conjugate(verb.lemma, 'past') !== verb.lower || doc.text.includes('?')) return;
    if (
      verb.lower === 'left' &&
      /^(?:at|on|into|onto|turn|side|past|after|then)$/u.test(doc.tokens[verb.index + 1]?.lower ?? '')
    )
      return; // a direction
    const comma = doc.tokens.find(({ text, index }) => text === ',' && index > verb.index + 2);
    const end = comma ? (doc.tokens[comma.index - 1]?.end ?? last) : last;
    const rest = doc.tokens.filter(({ index, end: at }) => index > verb.index && at <= end);
    if (rest.length < 2 || /^(?:a|to|it|the (?:feeling|impression))$/u.test(rest[0]?.lower ?? '')) return;
    if (
      rest.some(
        (token) =>
          (saysWhen(token) && !/^(?:again|first|time|half)$/u.test(token.lower)) ||
          STOPS.test(token.lower) ||
          (token.pos === 'VERB' && token.index > verb.index + 1),
      )
    )
      return;
    for (const day of DAYS) yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};

/** Words with which another clause or an infinitive begins, to which the day would seem to belong. */
const STOPS = /^(?:,|;|:|-|and|but|or|so|to|that|who|which|because|if|when|while|i|he|she|they|we|just|for)$/u;
