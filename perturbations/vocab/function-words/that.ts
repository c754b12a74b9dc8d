import { type Doc, neededWords, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

/** Verbs whose clause may begin with `that` or without it. */
const SAYING =
  /^(?:think|believe|hope|know|say|hear|notice|reali[sz]e|feel|discover|forget|swear|promise|understand|remember|claim|suspect|imagine|confirm|insist|admit|agree|suggest|pretend|doubt|mention|worry|assume|reckon|explain)$/u;
/** Verbs that name their hearer first: `told us it was shut`. */
const TELLING = /^(?:tell|assure|promise|remind|inform|warn|convince|show)$/u;
/** What a clause without `that` may tell more of: `everything we ordered`. */
const TOLD_OF =
  /(?<!\b(?:after|at|of|we|they|you|us|them|it|for|most|first|above|and) )(?<!^)\b(?:everything|anything|something|nothing|every time|the (?:first|last|next|only) time|the (?:moment|minute|day)|the same (?!as\b)[a-zà-ž]+)(?= (?:i|we|he|she|they)(?:['’](?:ve|d)\b| (?!(?:and|all|both|or|too|alike|like)\b)[a-zà-ž]))/giu;
/** A time of which it is told what one did: `the first night we used it`. */
const TIME_OF =
  /(?<!\b(?:from|by|since|for) )\bthe first (?:night|day|time|evening|morning)(?= (?:i|we) (?:used|wore|tried|slept|opened|sat|put|turned|rode|washed|lit|drove) (?:it|them|in it|on it)\b)/giu;
const OPENS_TOLD_OF =
  /^(?:everything|anything|nothing|every time|the (?:first|last) time|the (?:moment|minute))(?= (?:i|we|he|she|they)(?:['’](?:ve|d)\b| (?!(?:and|all|both|or|too|alike)\b)[a-zà-ž]))/giu;
/** What one may be, with a clause that says of what. */
const FELT = /^(?:glad|happy|sure|afraid|sad|proud|relieved|grateful|thankful|surprised|shocked|disappointed)$/u;
const SUBJECT = /^(?:i|he|she|they|we)$/u;
const PERHAPS_OBJECT = /^(?:it|you|this|that|there|nobody|everyone|everybody|somebody|someone)$/u;
/** Words before the verb with which a clause without `that` is another construction: `what I think he wants`. */
const OPEN = /^(?:what|which|who|whom|whose|where|why|how|when|than|as|like|if|that|to)$/u;
const SUPERLATIVE_THING =
  /\b(?:the|my) (?:(?:very|single) )?(?:best|worst|only|first|last|[a-zà-ž]{3,}est|most [a-zà-ž]+) (?:(?:[a-zà-ž]+ )?(?:lesson|class|film|tour|trip|ferry|coffee|tea|service|show|pizza|curry|bread|sleep|night|evening|view|hotel|ride|game|song|band|guide|teacher|chair|bed|mattress|pillow|tent|bike|app|phone|laptop|shoes|boots|customer service|news|advice|weekend)|thing|place|person|book|film|movie|meal|present|gift|soup|cake|concert|gig|holiday|wedding)(?= (?:i|we|you|he|she|they|anyone|anybody)(?:['’](?:ve|d) | (?:have|has|had|ever|saw|ate) ))/giu;

export const that: Rule = {
  about: 'The “that” which may be left out is written: “I think it’s cold” → “I think that it’s cold”',
  expects: { sentiment: 'same', 'yes-no': 'same', labels: 'same' },
  examples: [
    ["I think it's at noon", "I think that it's at noon"],
    ["I'm glad the baker was in", "I'm glad that the baker was in"],
    ["She said she'd bring jam", "She said that she'd bring jam"],
    ['This is the best soup I have ever had', 'This is the best soup that I have ever had'],
    ['They told us the ferry was full', 'They told us that the ferry was full'],
    ['I burnt everything we baked', 'I burnt everything that we baked'],
  ],
  leaves: [
    'I think so',
    'We sang, and from the first evening I was at home.',
    'Who do you think he is?',
    'It was colder than I thought it was',
    'I said, he left',
    'Hope you like it',
    'I know you',
    'It is, I think, cold',
    '"I think it is cold," he said',
    'I think he said it, but who knows',
    'I know the baker by name',
    'He is the same as he was',
  ],
  words: () => neededWords(SAYING, TELLING, FELT, SUPERLATIVE_THING, TOLD_OF, TIME_OF, OPENS_TOLD_OF),
  *propose(doc) {
    if (inCapitals(doc)) return;
    for (const sentence of doc.sentences) {
      if (sentence.text.includes('?') && sentence.kind !== 'yes-no-question') continue;
      for (const verb of sentence.tokens) {
        const next = doc.tokens[verb.index + 1];
        if (!next || verb === sentence.tokens[0] || isQuotedAt(doc, verb.start) || !opensClause(doc, sentence, next))
          continue;
        if (takesClause(doc, verb) && !isOpen(sentence, verb) && !isOfThing(doc, verb)) yield before(next);
      }
    }
    for (const pattern of [SUPERLATIVE_THING, TOLD_OF, TIME_OF, OPENS_TOLD_OF])
      yield* insertedAfter(doc, pattern, 'that');
  },
};

const before = ({ start }: Token) => ({ edits: [{ start, end: start, text: 'that ' }] });

function takesClause(doc: Doc, { lemma, lower, pos, index }: Token): boolean {
  const previous = doc.tokens[index - 1];
  if (/^(?:me|us|him|her|them)$/u.test(lower)) return previous !== undefined && TELLING.test(previous.lemma);
  if (FELT.test(lower)) return previous?.pos !== 'DET';
  return (
    pos === 'VERB' && SAYING.test(lemma) && lower !== 'feeling' && !/^(?:you|ya|let)$/u.test(previous?.lower ?? '')
  );
}

function isOpen({ tokens }: Sentence, verb: Token): boolean {
  return (
    tokens.some(({ index, lower }) => index < verb.index && OPEN.test(lower)) ||
    tokens.some(({ index, text }) => index > verb.index && text === '?') !== tokens.some(({ text }) => text === '?') ||
    tokens.some(({ index, lower }) => index > verb.index && lower === 'but')
  );
}

/** `it's`, `the baker was`: a subject with its verb, not an object. */
function opensClause(doc: Doc, sentence: Sentence, first: Token): boolean {
  if (first.lower === 'that') return false;
  const phrase = doc.nounPhrases.find(({ start }) => start === first.start);
  const last = phrase?.tokens.at(-1) ?? first;
  const verb = doc.tokens[last.index + 1];
  if (!verb || verb.start >= sentence.end) return false;
  if (SUBJECT.test(first.lower)) return verb.pos === 'VERB' || verb.pos === 'AUX';
  if (PERHAPS_OBJECT.test(first.lower)) return verb.pos === 'AUX' && verb.lower !== 'to';
  const definite = /^(?:the|my|our|your|his|her|their|this)$/u.test(phrase?.determiner?.lower ?? '');
  return definite && /^(?:is|was|are|were|has|will|would|can|could)$/u.test(verb.lower);
}

/** `something we thought he had lost`: the clause is of the thing, not of the thought. */
function isOfThing({ tokens }: Doc, verb: Token): boolean {
  const [thing, who] = [tokens[verb.index - 2], tokens[verb.index - 1]];
  return (
    who?.pos === 'PRON' &&
    thing !== undefined &&
    (thing.pos === 'NOUN' || /^(?:some|any|every)thing$/u.test(thing.lower))
  );
}
