import {
  type Doc,
  declarative,
  type NounPhrase,
  neededWords,
  type Question,
  type Rule,
  type Span,
} from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

/** What takes a thing as its object, with whatever stands before that. */
const TAKES =
  /(?:^| )(?:eat|eaten|drink|wear|use|buy|order|enjoy|enjoyed|avoid|like|hate|want|own|owned|sell|read|watch|hunt|cook|know about|care about|worry about|believe in|allergic to|interested in|afraid of|need)$/iu;

export const somethingAsked: Rule = {
  about: 'The object comes first: “Would a monk eat ham?” → “Is ham something a monk would eat?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Would a monk eat ham?', 'Is ham something a monk would eat?'],
    ['Do goats eat nettles?', 'Are nettles something goats eat?'],
    ['Would a clown wear a wig?', 'Is a wig something a clown would wear?'],
    ['Would a cellist need rosin?', 'Is rosin something a cellist would need?'],
    ['Does a baker care about gluten?', 'Is gluten something a baker cares about?'],
  ],
  leaves: [
    'Would a monk eat ham in Lent?',
    'Will a pair of hinnies usually produce foals?',
    'Would a monk often eat ham?',
    'Can a carp tolerate salt?',
    'Would a monk eat his ham?',
    'Do goats eat a nettle?',
    'Would a monk hire a cook?',
    'Did the monk eat ham?',
    'Does a baker need to rest?',
    'Do bakers need more flour?',
    'Does she like ham?',
    'Would a monk eat any ham?',
    'Can you buy ham?',
    'Do truffles grow in secret like mushrooms?',
    'Do goats bleat loudly like sheep?',
    'Would a monk eat ham and eggs?',
    'Would a monk eat bread made from rye?',
    'Would a striker be praised for scoring own goals?',
    'Will a stone planted in sand produce plums?',
  ],
  words: () => neededWords(TAKES),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start || question.subject.kind === 'pronoun') return;
    const object = objectOf(doc, question);
    const stated = object && declarative(question);
    const last = object && doc.text.slice(object.start, question.end);
    if (!object || !stated || last === undefined || !stated.endsWith(` ${last}`)) return;
    const clause = stated.slice(0, -last.length - 1);
    const be = object.number === 'plural' ? 'are' : 'is';
    yield {
      edits: [
        { start: question.start, end: question.end, text: opening(question, `${be} ${last} something ${clause}`) },
      ],
    };
  },
};

/** A thing, bare, or after `would` and the like one of its kind, that ends the question. */
function objectOf(doc: Doc, { auxiliary, predicate, subject, end }: Question): NounPhrase | undefined {
  if (!/^(?:would|could|can|will|should|do|does|is|are)$/u.test(auxiliary.lower)) return undefined;
  if (/^(?:any|no|only|both|every|each|most|some|few)\b/iu.test(subject.text) || subject.tokens.length > 7)
    return undefined;
  const object = withoutVerb(
    doc,
    predicate,
    doc.nounPhrases.find((each) => each.end === end && each.start >= predicate.start),
  );
  if (object?.kind !== 'common' || /^(?:person|animal)$/u.test(object.animacy)) return undefined;
  const { determiner, number, tokens } = object;
  const one = /^an?$/u.test(determiner?.lower ?? '') && /^(?:would|could|can|will|should)$/u.test(auxiliary.lower);
  if (determiner && !one) return undefined;
  if (/^(?:winter|summer|spring|autumn|steakhouse|restaurant|museum|concert)$/u.test(object.head.lower))
    return undefined;
  if (/ing$/u.test(tokens[0]?.lower ?? '') || (number === 'singular' && /[^s]s$/u.test(object.head.lower)))
    return undefined;
  if (!determiner && number === 'singular' && tokens.some(({ kind }) => kind !== 'word')) return undefined;
  if (
    tokens.some(
      ({ pos, lower }) =>
        pos === 'NUM' || /^(?:any|more|less|other|his|her|its|their|things?|people|one|ones|anything)$/u.test(lower),
    )
  )
    return undefined;
  const before = doc.text.slice(predicate.start, object.start).trim();
  if (
    /[,"“”()]|\b(?:and|or|not|never|ever|if|when|that|who|which|than|more|most|often|to|in|at|on|with|hypothetically)\b/iu.test(
      before.replace(/(?:want|like|likely|refuse|able|allergic|interested) (?:to|in)\b|known for/iu, ''),
    )
  )
    return undefined;
  if (
    /^(?:would|could|can|will|should)$/u.test(auxiliary.lower) &&
    /ly\b|\b(?:often|still|also|always|even)\b/iu.test(before)
  )
    return undefined; // `something a monk would usually eat`
  if (/ own$/iu.test(before) || subject.tokens.some(({ pos }) => pos === 'VERB')) return undefined;
  if (predicate.tokens.some(({ lower }) => /^(?:made|from)$/u.test(lower))) return undefined; // `something one has eaten bread made from`
  if (
    / (?:like|as|than|during|after|before|without)$/iu.test(before) &&
    !/^(?:really|usually|actually|still|also) like$/iu.test(before)
  )
    return undefined; // `grow underground like carrots`
  return TAKES.test(before) ? object : undefined;
}

/** `need rosin`, read as one noun: the first word is the verb. */
function withoutVerb(doc: Doc, { start }: Span, phrase: NounPhrase | undefined): NounPhrase | undefined {
  if (phrase?.start !== start) return phrase;
  const [verb, noun, more] = phrase.tokens;
  if (verb?.lower !== 'need' || noun?.pos !== 'NOUN' || more) return undefined;
  return { ...phrase, ...doc.span(noun.start, noun.end) };
}
