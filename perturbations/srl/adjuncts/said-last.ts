import { type Clause, type Doc, lowerOpening, neededWords, type Rule } from '../../../src/plugin.js';
import { statedSentences } from '../stated.js';

const SAID =
  /^(?:says|said|thinks|thought|think|believes|believe|claims|claimed|reports|reported|states|stated|explained|admitted|reckon|reckons|guess|suppose)$/u;
const TOLD = /^(?:told|tells)$/u;

export const saidLast: Rule = {
  about: 'Who says so is put last: “The nurse said that the scan was clear” → “The scan was clear, the nurse said”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The nurse said that the scan was clear.', 'The scan was clear, the nurse said.'],
    ['I think the two are alike 🤷', 'The two are alike, I think 🤷'],
  ],
  leaves: [
    "I don't think the two are alike",
    'The nurse said nothing',
    'She said that it was late and that she was tired',
    'She thought about it',
    'The vet said his dog is ill',
    'I think so',
    'He said hello',
    'He tells me that he is sleeping well.',
    'The app says that the parcel is late.',
    'I thought it was good but it was bad',
    'I guess it is fine, but I left',
  ],
  words: () => neededWords(SAID, TOLD),
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      const [clause, second] = clauses;
      if (!clause || second || clause.negation || clause.auxiliaries.length > 0) continue;
      const verb = words.findIndex(({ start }) => start === clause.verb.start);
      const told = TOLD.test(clause.verb.lower) && /^(?:me|us|him|her|them)$/u.test(words[verb + 1]?.lower ?? '');
      if (!told && !SAID.test(clause.verb.lower)) continue;
      if (!(OWN.test(clause.verb.lower) && /^i$/u.test(first.lower)) && !isReport(clause, doc)) continue;
      const that = words[verb + (told ? 2 : 1)]?.lower === 'that' ? 1 : 0;
      const said = words.slice(verb + (told ? 2 : 1) + that);
      const [subject, next] = said;
      const end = words[verb + (told ? 1 : 0)];
      if (!subject || !next || !end || said.length < 4 || said.length > 22 || clause.subject.end > clause.verb.start)
        continue;
      if (
        doc.text.slice(clause.subject.end, clause.verb.start).trim() !== '' ||
        !beginsClause(
          said.map(({ pos }) => pos),
          subject.lower,
        )
      )
        continue;
      if (
        said.some(({ text, lower }) => text === ',' || /^(?:that|but|so|whether|if)$/u.test(lower)) ||
        said.findLastIndex(({ lower }) => lower === 'and') > said.findIndex(({ pos }) => pos === 'AUX')
      )
        continue;
      if (
        clause.subject.kind !== 'pronoun' &&
        said.some(({ lower }) => /^(?:he|she|they|his|her|their|him|them)$/u.test(lower))
      )
        continue;
      const speaker = lowerOpening(first) + doc.text.slice(first.end, end.end);
      yield {
        edits: [
          { start: first.start, end: last.end, text: `${opened(doc.text.slice(subject.start, last.end))}, ${speaker}` },
        ],
      };
    }
  },
};

/** What one holds oneself, said as it is held. */
const OWN = /^(?:think|believe|reckon|guess|suppose)$/u;

/** A person says so, and the text has nothing else to say. */
function isReport({ subject }: Clause, doc: Doc): boolean {
  return doc.sentences.length === 1 && subject.kind !== 'pronoun' && subject.animacy === 'person';
}

/** A subject, then a finite verb soon after. */
function beginsClause(tags: readonly string[], first: string): boolean {
  if (
    /^(?:about|of|to|in|on|at|with|like|nothing|hello|so|yes|no|sorry|thanks|my|anything)$/u.test(first) &&
    first !== 'my'
  )
    return false;
  const verb = tags.findIndex((tag) => tag === 'VERB' || tag === 'AUX');
  return (
    verb > 0 &&
    verb < 6 &&
    ['DET', 'PRON', 'PROPN', 'NOUN', 'ADJ', 'NUM'].includes(tags[0] ?? '') &&
    tags[verb - 1] !== 'PART'
  );
}
