import { type Doc, type Question, type Rule, wordTable } from '../../../src/plugin.js';
import { opening, POSSESSIVE, phraseAt, plainQuestion } from '../asked.js';

/** What is said of the one, and what that says of the other. */
export const CONVERSE = wordTable<string>({
  bigger: 'smaller', larger: 'smaller', older: 'younger', taller: 'shorter', longer: 'shorter', heavier: 'lighter', faster: 'slower', higher: 'lower', warmer: 'colder', hotter: 'cooler',
  wider: 'narrower', deeper: 'shallower', stronger: 'weaker', richer: 'poorer', cheaper: 'more expensive', lighter: 'heavier', slower: 'faster', younger: 'older', lower: 'higher',
  thicker: 'thinner', brighter: 'dimmer', louder: 'quieter',
}); // biome-ignore format: a table

export const converse: Rule = {
  about:
    'The two sides change places and the relation is turned round: “Is X bigger than Y?” → “Is Y smaller than X?”; “before” ↔ “after”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Is Malta bigger than Cyprus?', 'Is Cyprus smaller than Malta?'],
    ['Was the tower built before the castle?', 'Was the castle built after the tower?'],
    ['Did Scott reach the pole after Amundsen?', 'Did Amundsen reach the pole before Scott?'],
  ],
  leaves: [
    'Is Malta much bigger than it was?',
    'Is Malta bigger than Cyprus and Crete?',
    'Was the tower built before 1300?',
    'Was Petra built before the Colosseum?',
    'Did Scott reach the pole before Christmas?',
    'Is a cat bigger than its kittens?',
    'Was the drug discovered before the first Moon landing?',
    'Did Scott eat before the race?',
    'Are most cats bigger than dogs?',
    'Was the airship longer than a bus?',
    'Were mammoths heavier than elephants?',
    'Is sea water heavier than the same amount of rain?',
  ],
  words: () => [...Object.keys(CONVERSE), 'before', 'after'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (
      !question ||
      question.subject.kind === 'pronoun' ||
      question.subject.tokens.some(({ lower }) => POSSESSIVE.test(lower))
    )
      return;
    const text = compared(doc, question) ?? dated(doc, question);
    if (text !== undefined)
      yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

function compared(doc: Doc, { auxiliary, subject, predicate }: Question): string | undefined {
  const [adjective, than, first] = predicate.tokens;
  const turned = CONVERSE[adjective?.lower ?? ''];
  if (!/^(?:is|are|was|were)$/u.test(auxiliary.lower) || turned === undefined || than?.lower !== 'than' || !first)
    return undefined;
  const other = phraseAt(doc, first, predicate);
  if (
    !other ||
    other.end.end !== predicate.end ||
    !isPartner(other.phrase, subject.number) ||
    QUANTIFIED.test(subject.text) ||
    (/^(?:was|were)$/u.test(auxiliary.lower) && [other.phrase, subject].some(isAnyOne))
  )
    return undefined;
  return `${auxiliary.lower} ${doc.text.slice(first.start, predicate.end)} ${turned} than ${subject.text}`;
}

/** `a blue whale`, `whales`: of any of them one does not ask how large it was. */
function isAnyOne({ kind, determiner }: Question['subject']): boolean {
  return kind !== 'name' && (determiner === undefined || /^an?$/u.test(determiner.lower));
}

/** `built before the castle`: the same was done to the other, or by the other. */
function dated(doc: Doc, { auxiliary, subject, predicate, form }: Question): string | undefined {
  const at = predicate.tokens.findLastIndex(({ lower }) => lower === 'before' || lower === 'after');
  const [link, first] = [predicate.tokens[at], predicate.tokens[at + 1]];
  const done = predicate.tokens.slice(0, at);
  const passive =
    form === 'be' &&
    /^(?:built|founded|invented|born|published|discovered|written|made|released|opened|completed|created|killed|elected|crowned|established)$/u.test(
      done[0]?.lower ?? '',
    );
  const active =
    auxiliary.lower === 'did' &&
    /^(?:reach|win|invent|discover|die|live|visit|climb|publish|become|join|enter|rule)$/u.test(done[0]?.lower ?? '') &&
    subject.kind === 'name';
  if (!link || !first || !(passive || active) || (passive && done.length > 1)) return undefined;
  const other = phraseAt(doc, first, predicate);
  if (
    !other ||
    other.end.end !== predicate.end ||
    !isPartner(other.phrase, subject.number) ||
    other.phrase.kind !== subject.kind
  )
    return undefined;
  const named = (phrase: Question['subject']): boolean => phrase.kind === 'name' && phrase.determiner === undefined;
  if (named(other.phrase) !== named(subject)) return undefined; // `Ulm`, and `the Treaty of Ulm`: not both were built
  if (
    active &&
    !(other.phrase.kind === 'name' && other.phrase.determiner === undefined && subject.determiner === undefined)
  )
    return undefined;
  if (
    [...other.phrase.tokens, ...subject.tokens].some(({ lower }) =>
      /^(?:first|last|landing|flight|fall|end|start|opening|war|revolution|declaration|independence|constitution|treaty|act)$/u.test(
        lower,
      ),
    )
  )
    return undefined;
  if (HAPPENS.test(other.phrase.head.lower) || /^(?:19|20|1\d)/u.test(first.text)) return undefined;
  return `${auxiliary.lower} ${doc.text.slice(first.start, predicate.end)} ${doc.text.slice(predicate.start, link.start)}${link.lower === 'before' ? 'after' : 'before'} ${subject.text}`;
}

export const QUANTIFIED = /^(?:most|all|any|some|every|many|no|few|each|both)\b/iu;
/** `the same weight of lead`, `its mother`: what it is the same as is said before. */
const SAME = /\b(?:same|such|its|their|his|her|other|another|equal|equivalent|similar|own)\b/iu;
const HAPPENS =
  /^(?:christmas|easter|war|ii|i|age|century|revolution|birth|death|race|battle|world|election|monday|sunday|january|april|may|june|july|august|september|october|november|december|depression|era|period|time|day|noon|midnight)$/u;

export function isPartner(
  { kind, number, tokens, text }: Question['subject'],
  wanted: Question['subject']['number'],
): boolean {
  return (
    kind !== 'pronoun' &&
    number === wanted &&
    !QUANTIFIED.test(text) &&
    !SAME.test(text) &&
    !tokens.some(
      ({ lower, text: word }) =>
        POSSESSIVE.test(lower) || /^(?:and|or|that|those|usual|average)$/u.test(lower) || /["“(]/u.test(word),
    )
  );
}
