import {
  type Candidate,
  type Doc,
  type Edit,
  indefiniteArticle,
  matchCase,
  matches,
  type Rule,
  readLexicon,
  type Sentence,
  type Token,
} from '../../../src/plugin.js';
import { isOfficial } from '../../around/register.js';
import { capital, editable } from '../editable.js';
import { negated } from './surroundings.js';

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** A thing to the kinds of it that are said with a noun in front: `lesson` to `piano`, `tennis` …; read at first use. */
function things(): ReadonlyMap<string, ReadonlySet<string>> {
  known ??= new Map(
    readLexicon(new URL('../../lexicons/kinds-of-things.tsv', import.meta.url)).map(({ word = '', kinds = '' }) => [
      word,
      new Set(kinds.split('|')),
    ]),
  );
  return known;
}

export const kind: Rule = {
  about: 'A kind of thing becomes the thing: “my piano lesson” → “my lesson”; never in a question or a report',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['My piano lesson was moved to four', 'My lesson was moved to four'],
    ['The tomato soup tasted of nothing', 'The soup tasted of nothing'],
    ['I left my new house keys on the train', 'I left my new keys on the train'],
    ['Dad baked an apple cake', 'Dad baked a cake'],
  ],
  leaves: [
    'She is a piano teacher',
    'He works as a bus driver',
    'Piano lessons are expensive',
    'The piano lesson was longer than the others',
    'The only piano teacher in town',
    'The piano lesson, not the singing lesson',
    'The piano lesson plan',
    'At last a piano teacher who laughs',
    'He wants a leather coat, not a wool one',
    'The Garden Party was cancelled',
    'Which bus driver was it?',
    'My organic chemistry exam',
    'My first dance class',
    'I never bought a bus ticket',
    'The grand piano recital',
    'Dear Sir, please send the phone contract',
    'The bus stops at the mill',
    'I read two comics in the waiting room',
    'My scarf is still in the fitting room',
    'I am on hold with the tax office',
    'We were helped by the rescue teams',
    'The gas company never rang back',
  ],
  words: () => things().keys(),
  *propose(doc) {
    if (isOfficial(doc) || matches(doc, COMPARED)) return;
    const mayEdit = editable(doc);
    for (const sentence of doc.sentences) {
      if (sentence.text.includes('?')) continue;
      for (const said of sentence.tokens) yield* ofKind(doc, sentence, said, mayEdit);
    }
  },
};

/** Where one kind is told from another, the kind is what counts. */
const COMPARED =
  /\b(?:than|(?<!(?:little|loved|young) )ones?|other|another|only|instead|rather|kinds|kind of|sorts?|types?|which|versus|vs|both|either|neither|nor)\b/iu;
const DETERMINER = /^(?:the|an?|my|our|his|her|their|your|this|that|these|those|two|three|four|some|'s)$/u;
/** `on hold with the office`: of these there are many, and nobody has said which. */
const UNKNOWN =
  /^(?:compan(?:y|ies)|agenc(?:y|ies)|agents?|offices?|teams?|firms?|departments?|roads?|lines?|lots?|desk|rooms?|hospital|station|bridge|hall|floor|clubs?|stop|lanes?|page|list|plan|fund|machines?|schools?|group|staff|officers?|lounge|conference|board|report|file|code|project|container|garage|church|crew|tank|owners?|manager|clerk|store|cupboard)$/u;
const PLAIN =
  /^(?:new|old|next|big|little|tiny|small|huge|lovely|nice|cheap|expensive|good|beautiful|local|amazing|awful|terrible|perfect|delicious|stunning|gorgeous|horrible|brilliant|fantastic|wonderful|great|decent|free|fresh|broken|faulty|blue|red|green|black|white|yellow|pink|gr[ae]y|purple|brown|whole|entire|short|long|early|late|usual|favou?rite|homemade|borrowed|rented|leaky|battered|rusty|dented|cracked|shiny|smelly|damp|dusty|overpriced|wretched|soggy|stale|weekly|daily|monthly|annual|boring|noisy|quiet|rude|friendly|kind|lazy|dirty|filthy|clean|heavy)$/u;
/** `She is a piano teacher`, `as a bus driver`: what kind is what is said. */
const IS = /^(?:be|become|as|like|of)$/u;

const kindsOf = ({ lemma, lower }: Token) => things().get(lower) ?? things().get(/ed$/u.test(lower) ? '' : lemma);

function* ofKind(
  doc: Doc,
  sentence: Sentence,
  thing: Token,
  mayEdit: ReturnType<typeof editable>,
): Generator<Candidate> {
  const { tokens } = doc;
  const of = tokens[thing.index - 1];
  if (!of || of.start < sentence.start || capital(thing) || !kindsOf(thing)?.has(of.lower)) return;
  if (thing.pos === 'VERB') return;
  const after = tokens[thing.index + 1];
  if (capital(of) && of.index !== sentence.tokens[0]?.index) return;
  if (after && after.end <= sentence.end && opensMore(after)) return;
  if (thing.lower !== thing.lemma && !sentence.tokens.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))) return;
  if (
    tokens.some(
      ({ index, lemma }) =>
        index !== thing.index && index !== of.index && (lemma === thing.lemma || lemma === of.lemma),
    )
  )
    return;
  if (negated({ doc, sentence, first: of, last: thing, task: 'sentiment' })) return;
  if (!mayEdit({ doc, sentence, first: of, last: thing, task: 'sentiment' }, false)) return;
  const plain = tokens[of.index - 1];
  const adjective = plain && PLAIN.test(plain.lower);
  const before = tokens[of.index - (adjective ? 2 : 1)];
  if (!before || before.start < sentence.start || !DETERMINER.test(before.lower)) return;
  if (/^an?$/u.test(before.lower) && IS.test(tokens[before.index - 1]?.lemma ?? '')) return;
  if (before.lower === 'the' && UNKNOWN.test(thing.lower)) return;
  const cut: Edit = { start: of.start, end: thing.start, text: '' };
  yield { edits: adjective || !/^an?$/u.test(before.lower) ? [cut] : [...article(before, thing), cut] };
}

function article(before: Token, thing: Token): Edit[] {
  const said = matchCase(before.text, indefiniteArticle(thing.text));
  return said === before.text ? [] : [{ start: before.start, end: before.end, text: said }];
}

/** `piano lesson plan`, `bus driver Tom`, `an exam paper that …`; not `piano lesson today`. */
function opensMore(after: Token): boolean {
  if (/^(?:today|tomorrow|yesterday|tonight)$/u.test(after.lower)) return false;
  return /^(?:-|'s|that|who|which)$/u.test(after.lower) || /^(?:NOUN|PROPN)$/u.test(after.pos);
}
