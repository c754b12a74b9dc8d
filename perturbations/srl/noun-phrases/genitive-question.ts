import { type Doc, type NounPhrase, neededWords, type Rule, type Token } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';

/** What a genitive and an `of` phrase say alike: offices, relatives, parts and measures. */
const RELATIONAL =
  /^(?:capital|population|mouth|coast|president|king|queen|wife|husband|mother|father|son|daughter|author|creator|founder|inventor|director|flag|crew|size|length|height|weight|age|ancestors|army|health|birthplace|hometown|death|anthem|owner|ceo|economy|climate|borders|leader|members|fans|students|parents|widow|head|body|surface|summit|history|language|currency|successor|predecessor|protagonist|inhabitants|citizens|rulers?|orbit|name|works|novels|paintings|plays|films|songs|writings|homeland|career|childhood|grandson|brother|sister|children|friends|assassination|birth|coronation|inauguration|reign|debut|government|headquarters|cuisine|culture|residents|territory|mascot|logo|speeches|parliament|navy)$/u;

/** Of a person one says these with `of` as well; `the army of Hannibal` is one of a book. */
const OF_PERSON =
  /^(?:death|wife|husband|mother|father|son|daughter|brother|sister|author|works|novels|paintings|plays|films|writings|widow|successor|creator|founder|inventor|population|capital|flag|coast|king|queen|president|climate|economy|borders|currency|history|summit|surface|inhabitants|citizens|size)$/u;

export const genitiveQuestion: Rule = {
  about: '“the capital of Peru” ↔ “Peru’s capital”, in a question',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is the population of Peru rising?', "Is Peru's population rising?"],
    ["Did Beethoven's father teach music?", 'Did the father of Beethoven teach music?'],
  ],
  leaves: [
    'Is the King of Rock dead?',
    'Did a sailor in the age of Drake drink rum?',
    "Did Hannibal's army march to Rome?",
    'Is the sound of music loud?',
    'Was Queen Maud the mother of Otto?',
    "Is Peru's tallest building old?",
    "Was Mozart's Requiem finished?",
    'Is the population of Peru, Chile and Brazil high?',
    'Is the mouth of the river wide?',
    "Is the author of Alice's Adventures dead?",
  ],
  words: () => neededWords(RELATIONAL),
  *propose(doc) {
    if (!plainQuestion(doc)) return;
    for (const phrase of doc.nounPhrases) {
      const edit = toGenitive(doc, phrase) ?? toOf(doc, phrase);
      if (edit) yield { edits: [edit] };
    }
  },
};

function toGenitive(doc: Doc, { tokens, kind, start }: NounPhrase) {
  const [the, noun, more] = tokens;
  const of = noun && doc.tokens[noun.index + 1];
  const first = of && doc.tokens[of.index + 1];
  const holder = first && doc.nounPhrases.find((each) => each.start === first.start);
  if (kind !== 'common' || the?.lower !== 'the' || !noun || more || !RELATIONAL.test(noun.lower) || of?.lower !== 'of')
    return undefined;
  if (holder && holder.tokens.length > 2 && /^(?:author|creator|protagonist|director)$/u.test(noun.lower))
    return undefined; // a title
  if (/^\p{Lu}/u.test(doc.tokens[the.index - 1]?.text ?? '') && the.index > 1) return undefined; // `Queen Maud Otto's mother`
  if (!holder || !isName(holder.tokens) || holder.tokens.length > 3 || /s$/u.test(holder.text)) return undefined;
  if (noun.lower === 'age' && /^(?:in|during|throughout|of|from)$/u.test(doc.tokens[the.index - 1]?.lower ?? ''))
    return undefined; // a time
  const next = doc.tokens[(holder.tokens.at(-1)?.index ?? 0) + 1];
  if (next && /^(?:and|or|of|,|\(|'s|’s|the|'|in)$/u.test(next.lower)) return undefined;
  return { start, end: holder.end, text: `${holder.text}'s ${noun.text}` };
}

function toOf(doc: Doc, { tokens, start, end }: NounPhrase) {
  const at = tokens.findIndex(({ text }) => /^['’]s$/u.test(text));
  const [holder, noun, more] = [tokens.slice(0, at), tokens[at + 1], tokens[at + 2]];
  if (at < 1 || !noun || more || !RELATIONAL.test(noun.text) || !isName(holder) || holder.length > 3) return undefined;
  if (!OF_PERSON.test(noun.lower)) return undefined;
  const before = doc.tokens[(tokens[0]?.index ?? 0) - 1];
  if (before?.lower === 'of' || /^(?:name|career|childhood|work)$/u.test(noun.lower)) return undefined;
  return {
    start,
    end,
    text: `${doc.sentences.some((sentence) => sentence.start === start) ? 'The' : 'the'} ${noun.text} of ${doc.text.slice(start, holder.at(-1)?.end ?? start)}`,
  };
}

function isName(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.every(({ pos, text, kind }) => pos === 'PROPN' && kind === 'word' && /^\p{Lu}/u.test(text))
  );
}
