import { matches, type Rule, uncapitalize } from '../../../src/plugin.js';
import { polarityOf } from '../polarity.js';
import { statedSentences } from '../stated.js';

/** What is said with `please` though nobody is asked to do it, or that a question would make pleading. */
const SET =
  /^(?:find|note|accept|be|see|enjoy|help|do|remember|forgive|excuse|allow|god|come|go|vote|pray|advise|ensure|make|kill|consider|refer|use|keep|wait|hurry|shut|take)$/u;

/** Said of help that is there for whoever wants it. */
const OFFERED =
  /\b(?:if|should) (?:you|anything|there)\b.*\b(?:need|needs|questions?|require|requires|want|like|wish|else|help|concerns?|problems?|unsure|any)\b|\b(?:contact|ring|call|email) (?:us|our|the (?:office|number|team))\b/iu;

export const requestAsked: Rule = {
  about: 'A request becomes a question: “Please send me the form” → “Could you please send me the form?”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Please send me the new timetable.', 'Could you please send me the new timetable?'],
    ['Pls bring two chairs 🪑', 'Could you pls bring two chairs? 🪑'],
    ['The heater is on. Please call me back today.', 'The heater is on. Could you please call me back today?'],
  ],
  leaves: [
    'Please don’t call me',
    'Please note the new times.',
    'Please send help!!',
    'Please tell the cook that the soup was wonderful',
    'Laptop is broken. Please assign to support.',
    'Please call me, it is late',
    'Please call or write',
    'I have sent it. Please contact us if you have any questions.',
    'Please sit down and listen to me',
    'Can you please call me?',
    'Your visit has been moved to noon. Please bring your papers.',
  ],
  words: () => ['please', 'pls', 'plz'],
  *propose(doc) {
    // A notice tells everybody what to do; only somebody who speaks for themselves asks for it.
    if (doc.sentences.length > 1 && !doc.tokens.some(({ lower }) => /^(?:i|me|my|we|us|our)$/u.test(lower))) return;
    for (const { words, first, last, sentence, opened } of statedSentences(doc)) {
      if (polarityOf(words) !== undefined || matches(doc, OFFERED, sentence.text)) continue;
      const [, verb, object] = words;
      const mark = sentence.tokens.find(({ start }) => start >= last.end);
      if (
        !/^(?:please|pls|plz)$/u.test(first.lower) ||
        !verb ||
        !object ||
        (mark && !/^\.$/u.test(mark.text) && mark.kind !== 'emoji')
      )
        continue;
      if (!/^(?:VERB|NOUN)$/u.test(verb.pos) || verb.lemma !== verb.lower || SET.test(verb.lower) || words.length > 16)
        continue;
      if (!/^(?:PRON|DET|PROPN|NUM|ADP|NOUN|ADJ)$/u.test(object.pos) || /^(?:to|of|as)$/u.test(object.lower)) continue;
      if (
        words.some(
          ({ text, lower }) =>
            text === ',' ||
            (/^(?:and|or|but|not|n't|never|please|thanks|asap|that)$/u.test(lower) && lower !== first.lower),
        )
      )
        continue;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${opened('could')} you ${uncapitalize(first.text)}` },
          { start: last.end, end: mark?.text === '.' ? mark.end : last.end, text: '?' },
        ],
      };
    }
  },
};
