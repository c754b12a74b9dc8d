import { type Question, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const THAN = wordTable<string>({ before: 'earlier than', after: 'later than' });

/** What is done once, at a time that is known. */
const DATED =
  /^(?:born|invented|discovered|founded|built|completed|finished|opened|published|released|patented|launched|written|composed|painted|elected|crowned|introduced|established|die|reach|win|publish|release|premiere|appear|debut|become|join|open|discover|invent|patent|land|arrive|abolish|adopt|launch|score|finish|retire|sign)$/u;
/** An event or a time is no rival: `before the war` is `prior to` it. */
const EVENT =
  /\b(?:wars?|fire|flood|revolution|battle|siege|olympics?|games|death|birth|crisis|fall|reformation|renaissance|centur(?:y|ies)|age|ages|era|period|year|day|night|week|month|season|christmas|easter|ramadan|independence|depression|plague|armistice|treaty|election|coronation|marriage|wedding|surrender|invasion|arrival|introduction|invention|discovery|end|start|beginning|famine|earthquake|eruption|match|noon|midnight|dawn|dusk|sunset|sunrise|lunch|dinner|breakfast|bed|school|that|this|then|all|him|her|them|us|me|you|it|hours?|minutes?|turning|reaching|leaving|landings?|flight|launch|crash|attack|expedition|discovery)\b/iu;
const BESIDE =
  /^(?:day|days|week|weeks|month|months|year|years|long|shortly|soon|just|right|immediately|even|once|only|and|or|not|well)$/u;

export const earlier: Rule = {
  about: 'Before another is earlier than it: “Was the harp invented before the lute?” → “… earlier than the lute?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Was the harp invented before the lute?', 'Was the harp invented earlier than the lute?'],
    ['Was Chopin born after Liszt?', 'Was Chopin born later than Liszt?'],
    ['Did Scott reach Cape Evans before Amundsen?', 'Did Scott reach Cape Evans earlier than Amundsen?'],
  ],
  leaves: [
    'Was Chopin born before the war?',
    'Were the docks finished before the Great Fire?',
    'Was the harp invented before the lute was?',
    'Was Ada named after Chopin?',
    'Was Chopin born two years after Liszt?',
    'Did Liszt die after Monday?',
    'Was the harp invented before or after the lute?',
    'Was the harp played before the lute?',
    'Was the harp invented before 1700?',
  ],
  words: () => ['before', 'after'],
  *propose({ questions, sentences }) {
    const [question, second] = questions;
    if (!question || second || question.negation || question.sentence !== sentences.at(-1)) return;
    const { tokens } = question.predicate;
    const at = tokens.findIndex(({ lower }) => THAN[lower]);
    const [link, before] = [tokens[at], tokens[at - 1]];
    if (!link || !before || BESIDE.test(before.lower) || !isDated(question) || !isRival(tokens.slice(at + 1))) return;
    yield { edits: [{ start: link.start, end: link.end, text: THAN[link.lower] ?? link.text }] };
  },
};

function isDated({ auxiliary, predicate: { tokens } }: Question): boolean {
  return /^(?:did|was|were)$/u.test(auxiliary.lower) && tokens.slice(0, 2).some(({ lower }) => DATED.test(lower));
}

/** A name, or a thing with its article, and nothing behind it. */
function isRival(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (!first || words.length > 5 || tokens.length > words.length + 1) return false;
  if (!(/^\p{Lu}/u.test(first.text) || /^(?:the|an?)$/u.test(first.lower))) return false;
  if (words.some(({ pos }) => /^(?:VERB|AUX|SCONJ|CCONJ|ADP|ADV|NUM)$/u.test(pos))) return false;
  return (
    !EVENT.test(words.map(({ text }) => text).join(' ')) &&
    !/day$|^(?:January|February|March|April|May|June|July|August|\w+ber)$/u.test(first.text)
  );
}
