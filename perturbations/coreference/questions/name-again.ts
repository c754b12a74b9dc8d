import { type Doc, isPlace, isWord, type Rule, type Token } from '../../../src/plugin.js';
import { isLonger } from '../../around/only-if.js';
import { nameAnaphor } from '../name-anaphor.js';
import { whereSilent } from '../where-silent.js';
import { namedAgain } from './named-again.js';
import { peopleIn } from './people-in.js';

/** As `named-again`, where the sentence before the question is about the one person with a name, however much is told. */
export const nameAgain: Rule = whereSilent([namedAgain], {
  about: 'In a question behind several sentences, names again whom the last of them is about instead of the pronoun',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'A tenant must give sixty days of notice. Oskar wrote to the agent in July. Was his notice given in time?',
      "A tenant must give sixty days of notice. Oskar wrote to the agent in July. Was Oskar's notice given in time?",
    ],
    [
      'The grant is open to bakers. Wren has never baked. Before the end of the year, will she get it?',
      'The grant is open to bakers. Wren has never baked. Before the end of the year, will Wren get it?',
    ],
  ],
  leaves: [
    'The pills are strong. Antibiotics were given to a guest. Will he get better?',
    'The grant is open to bakers. Wren has met Priya. Will she get it?',
    'Priya applied for a grant. Wren applied too. Will she get it?',
    'Wren has never baked. The grant is open to bakers. Will she get it?',
    'The grant is open to bakers. Wren, her mother and a friend have baked. Will she get it?',
    'The grant is open to bakers. Wren says that she bakes. Does it matter that she is ill?',
  ],
  words: () => ['he', 'she', 'his', 'her'],
  onlyIf: isLonger,
  *propose(doc) {
    const [told, asked] = doc.sentences.slice(-2);
    if (!told || !asked || doc.sentences.length > 5 || !asked.text.endsWith('?') || /["“”()]/u.test(doc.text)) return;
    if (/\b(?:she|her)\b/iu.test(doc.text) && /\b(?:he|him|his)\b/iu.test(doc.text)) return;
    const pronoun = asked.tokens.find(({ lower }) => /^(?:he|she|him|her|his|hers)$/u.test(lower));
    const [first, next] = told.tokens;
    if (!pronoun || first?.pos !== 'PROPN' || !/^(?:VERB|AUX)$/u.test(next?.pos ?? '') || isPlace(first.text)) return;
    if (first.lower.endsWith('s') && isWord(first.lower)) return; // `Antibiotics were`
    if (doc.tokens[pronoun.index - 1]?.pos !== 'AUX' || isNamedBeside(doc, first, pronoun)) return;
    const own = /^h(?:is|er)$/u.test(pronoun.lower);
    if (pronoun.lower === 'him' || (own && doc.tokens[pronoun.index + 1]?.pos !== 'NOUN')) return;
    const known = nameAnaphor(doc.span(first.start, first.end))?.subject;
    if (known !== undefined && known !== (/^h(?:e|is)$/u.test(pronoun.lower) ? 'he' : 'she')) return;
    yield {
      edits: [{ start: pronoun.start, end: pronoun.end, text: own ? `${first.text}'s` : first.text }],
    };
  },
});

/** Somebody else with a name, or of the family, whom the pronoun could mean as well. */
function isNamedBeside(doc: Doc, { text, start: from }: Token, { start: to }: Token): boolean {
  return (
    doc.tokens.some(
      ({ pos, text: word, start, lower }) =>
        start < to &&
        ((pos === 'PROPN' &&
          word !== text &&
          doc.nounPhrases.some(
            (phrase) =>
              phrase.kind === 'name' &&
              phrase.start === start &&
              phrase.animacy !== 'thing' &&
              !isPlace(phrase.text) &&
              !MONTH.test(phrase.text),
          )) ||
          (start > from &&
            /^(?:mother|father|sister|brother|son|daughter|wife|husband|friend|aunt|uncle|boss|neighbou?r|colleague|someone|somebody|another|whom)$/u.test(
              lower,
            ))),
    ) ||
    peopleIn(doc).some(
      ({ start, pronoun }) =>
        start > from && start < to && pronoun !== undefined && doc.text.slice(start, start + text.length) !== text,
    )
  );
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter)\b/u;
