import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { statedSentences } from '../stated.js';

export const givenPassive: Rule = {
  about: 'Who receives becomes the subject of a passive: “Forms were given to the nurse” → “The nurse was given forms”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The new dates were given to the father.', 'The father was given the new dates.'],
    ['A refund was promised to us', 'We were promised a refund'],
    ['The scans will be shown to my doctor.', 'My doctor will be shown the scans.'],
  ],
  leaves: [
    'The form was sent to London',
    'The form was given to her brother by his nurse',
    'It was given to me',
    'The form was not given to my doctor',
    'The form was given to me and I lost it',
  ],
  words: () => ['given', 'sent', 'shown', 'offered', 'promised', 'handed', 'granted', 'awarded'],
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      const to = words.findIndex(({ lower }) => lower === 'to');
      const [before, taker] = [words[to - 1], words[to + 1]];
      if (!clause || second || clause.negation || !before || !taker || clause.subject.kind === 'pronoun') continue;
      if (!/^(?:given|sent|shown|offered|promised|handed|granted|awarded)$/u.test(before.lower)) continue;
      const be = doc.text.slice(clause.subject.end, before.start).trim();
      const found = phraseAt(doc, taker, { start: taker.start, end: last.end, text: '', tokens: [] });
      const person = /^(?:me|us)$/u.test(taker.lower);
      if (
        !found ||
        found.end !== last ||
        !(person || (found.phrase.animacy === 'person' && found.phrase.kind === 'common'))
      )
        continue;
      const plural = taker.lower === 'us' || (!person && found.phrase.number === 'plural');
      const agreed = /^(?:was|were)$/u.test(be) ? (plural ? 'were' : 'was') : /^will be$/u.test(be) ? be : undefined;
      if (agreed === undefined) continue;
      const subject =
        taker.lower === 'me'
          ? 'I'
          : taker.lower === 'us'
            ? opened('we')
            : opened(doc.text.slice(taker.start, last.end));
      const thing = lowerOpening(first) + doc.text.slice(first.end, clause.subject.end);
      yield { edits: [{ start: first.start, end: last.end, text: `${subject} ${agreed} ${before.text} ${thing}` }] };
    }
  },
};
