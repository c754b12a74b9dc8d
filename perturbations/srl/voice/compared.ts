import {
  type Doc,
  isUncountable,
  type NounPhrase,
  type Question,
  type Rule,
  type Token,
  wordTable,
} from '../../../src/plugin.js';
import { opening, POSSESSIVE, phraseAt, plainQuestion } from '../asked.js';
import { CONVERSE, isPartner, QUANTIFIED } from './converse.js';

const OTHER_WAY = wordTable<string>({
  north: 'south', south: 'north', east: 'west', west: 'east', harder: 'easier', easier: 'harder', smaller: 'larger', colder: 'warmer', weaker: 'stronger', poorer: 'richer',
  narrower: 'wider', more: 'less', less: 'more',
}); // biome-ignore format: a table

export const compared: Rule = {
  about:
    'Two sides of a comparison change places: “Do snails have more legs than crabs?” → “Do crabs have fewer legs than snails?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does a harp have more strings than a banjo?', 'Does a banjo have fewer strings than a harp?'],
    ['Is saffron more expensive by weight than salt?', 'Is salt less expensive by weight than saffron?'],
    ['Is Bergen further north than Oslo?', 'Is Oslo further south than Bergen?'],
    ['Are violins usually smaller than cellos?', 'Are cellos usually larger than violins?'],
  ],
  leaves: [
    'Is salt more useful than it was?',
    'Is salt more useful in Rome than in Oslo?',
    'Is salt more or less useful than sugar?',
    'Is salt much more expensive than sugar?',
    'Does a harp have more strings than knobs?',
    'Does a harp have more strings than most banjos?',
    'Is a cat more agile than its owner?',
    'Does a harp cost more than a banjo?',
    'Is salt more expensive than sugar in Rome?',
  ],
  words: () => ['than'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start || question.subject.kind === 'pronoun') return;
    if (question.subject.tokens.some(({ lower }) => POSSESSIVE.test(lower)) || QUANTIFIED.test(question.subject.text))
      return;
    const { predicate } = question;
    const at = predicate.tokens.findIndex(({ lower }) => lower === 'than');
    const first = predicate.tokens[at + 1];
    const other = first && phraseAt(doc, first, predicate);
    if (at < 1 || !first || !other || other.end.end !== predicate.end || !isAlike(other.phrase, question)) return;
    const said = turned(predicate.tokens.slice(0, at), question, doc);
    if (said === undefined) return;
    if (predicate.tokens.some(({ lower }) => /^(?:cheaper|gross|dozen|pair|score|hundred|thousand)$/u.test(lower)))
      return; // of what?
    const side = doc.text.slice(first.start, predicate.end);
    const text = `${question.auxiliary.lower} ${side} ${said} than ${question.subject.text}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** Both names, both with an article, or both bare: then the other side is no object. */
function isAlike(other: NounPhrase, { subject }: Question): boolean {
  const [a, b] = [other, subject].map(
    ({ kind, determiner }) => `${kind} ${/^an?$/u.test(determiner?.lower ?? '') ? 'a' : (determiner?.lower ?? '')}`,
  );
  return (
    a === b &&
    isPartner(other, subject.number) &&
    subject.animacy === other.animacy &&
    !/^(?:that|those|usual|normal|one)$/u.test(other.text)
  );
}

function turned(tokens: readonly Token[], { form, auxiliary }: Question, doc: Doc): string | undefined {
  const words = tokens.map(({ lower }) => lower);
  if (
    words.some((word) =>
      /^(?:or|and|much|far|many|slightly|not|never|even|any|no|\d+|times|twice|only|both|there)$/u.test(word),
    )
  )
    return undefined;
  const text = doc.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  if (form === 'be' && /^(?:is|are|was|were)$/u.test(auxiliary.lower)) {
    const said =
      /^((?:usually|generally|typically|normally|often|really|actually) )?(?:((?:further|farther) )(north|south|east|west)|(more|less)( \p{L}+)((?: (?:by|in) \p{L}+)?)|(\p{L}+er)((?: to \p{L}+| (?:by|in) \p{L}+)?))$/u.exec(
        text,
      );
    if (!said) return undefined;
    const [, adverb = '', further = '', direction, degree, adjective = '', after = '', comparative, tail = ''] = said;
    if (adverb === '' && comparative !== undefined && tail === '' && CONVERSE[comparative]) return undefined; // that is `converse`
    const other = direction ?? degree ?? comparative ?? '';
    const way = OTHER_WAY[other] ?? (degree ? undefined : CONVERSE[other]);
    return way === undefined ? undefined : `${adverb}${further}${way}${adjective}${after}${tail}`;
  }
  if (form !== 'do') return undefined;
  const said =
    /^(have|contain|use|need|produce|win|get|score|earn|hold|give) (more|fewer|less) ((?:\p{L}+ )?\p{L}+)$/u.exec(text);
  const [, verb = '', degree, noun = ''] = said ?? [];
  const head = tokens.at(-1);
  if (!degree || !head || head.pos !== 'NOUN') return undefined;
  const mass = isUncountable(head.lower);
  if (!mass && head.lower === head.lemma) return undefined;
  return `${verb} ${degree === 'more' ? (mass ? 'less' : 'fewer') : 'more'} ${noun}`;
}
