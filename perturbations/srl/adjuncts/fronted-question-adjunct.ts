import { lowerOpening, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { plainQuestion } from '../asked.js';
import { isPlaceName, isTime } from './place-or-time.js';

/** Verbs and adjectives that need the place after them: `live in`, `interested in`. */
const NEEDS_PLACE =
  /^(?:be|live|living|fit|stay|remain|reside|located|born|buried|situated|involved|interested|place|placed|put|included|include|used|found|participate|participated|believe|believed|result|end|grow|held|sit|stand|lie|appear|specialize|major|succeed|engage|engaged|arrive|land|based|set|written|spoken|released|published|exist|mentioned|depicted|featured|feature|occur|happen|invest|compete|serve|served|rooted|skilled|fluent|member|part|home|capital|city|king|queen|president|language|rise|trip|travel|move|made|dressed|covered|interest|role|fall|town|book|play|song|film|movie|character|episode|position|way|people|person|shares?|stakes?|investments?|faith|trust|confidence|degree)$/u;

export const frontedQuestionAdjunct: Rule = {
  about: 'The place or time is moved to the front: “In Miami, would it be common to find a penguin?”',
  expects: { 'yes-no': 'same' },
  fallback: true, // what stands at the end may be what is asked
  examples: [
    ['Would it be common to meet a camel in Oslo?', 'In Oslo, would it be common to meet a camel?'],
    ['Were potatoes a common food during the Iron Age?', 'During the Iron Age, were potatoes a common food?'],
    ['Do owls hunt mice at night?', 'At night, do owls hunt mice?'],
  ],
  leaves: [
    'Is Oslo in Norway?',
    'Can a deaf child enjoy a story in Braille?',
    'Can a nun follow a service in Latin?',
    'Are all the medals handed out in Oslo?',
    'Would a monk be wary of coffee at midnight?',
    'Would most people get wet during a storm without a coat?',
    'Is the Elbe a canal in Wales?',
    'Is Istanbul partly in Europe?',
    'Does frost form only at night?',
    'Does the poet have a grave in Oslo?',
    'Could a Dane have heard of the lynx from a zoo in Tuscany?',
    'Do most bakers work at night?',
    'Can you pay in Oslo with the same coins as in Rome?',
    'Was the treaty signed by two kings in Oslo?',
    'Did the Dutch trade with China before the Civil War?',
    'Will the comet be back before the year 2060?',
    'Did the ship sink in 1912?',
    'Do camels live in Oslo?',
    'Is she interested in Oslo?',
    'Did he find it in his bag?',
    'Is it warmer in Oslo than in Rome?',
    'Was he guilty of a phrase used to attack Kerry in 2004?',
    'Was the tower built in 1961?',
    'Were hinges common on medieval shields?',
    'Are rivets common in modern bridges?',
    'Did miners in Wales strike before miners in France?',
    'Are all fjords cold throughout the year?',
    'Do people in Lima ski in summer?',
    'Would Bo understand a sign in Kyiv?',
    'Is the harp on display in Oslo?',
    'Does Lent involve a fast at noon?',
  ],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start) return;
    // What one has in a place is there: “In Oslo, does the poet have a grave?” asks of nothing else.
    if (/^(?:have|involve|include|contain|mean|require|feature)$/u.test(question.predicate.tokens[0]?.lemma ?? ''))
      return;
    if (asksOfEvent(question)) return;
    // `the longest river in Europe`: that is where it is the longest
    if (
      question.predicate.tokens.some(({ lower }) =>
        /^(?:\p{L}{3,}est|most|least|first|last|only|best|worst)$/u.test(lower),
      )
    )
      return;
    const adjunct = finalAdjunct(question);
    const [first] = adjunct ?? [];
    if (!first || !adjunct) return;
    const before = doc.tokens[first.index - 1];
    if (!before || /^(?:as|only|just|even|mainly|mostly|solely|exclusively)$/u.test(before.lower)) return;
    if (isFocus(question, adjunct, before)) return;
    const { auxiliary } = question;
    const front = doc.text.slice(first.start, question.end);
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: auxiliary.end,
          text: `${front.charAt(0).toUpperCase()}${front.slice(1)}, ${lowerOpening(auxiliary)}`,
        },
        { start: before.end, end: question.end, text: '' },
      ],
    };
  },
};

/** `Was the treaty signed in Oslo?`: where or when it was may be all that is asked. */
function asksOfEvent({ auxiliary, subject }: Question): boolean {
  if (/^(?:did|was|has|had|have|will)$/u.test(auxiliary.lower)) return true;
  return auxiliary.lower === 'were' && (subject.determiner !== undefined || subject.kind === 'name');
}

/** `Are all deserts hot throughout the year`, `a summer in the Sahara`: the time is what is asked, or the place is that of what is named before it. */
function isFocus({ subject, predicate, form }: Question, adjunct: readonly Token[], before: Token): boolean {
  const at = predicate.tokens.indexOf(before);
  if (
    /^(?:all|most|some|every|each|many|both)$/u.test(subject.tokens[0]?.lower ?? '') ||
    adjunct[0]?.lower === 'throughout'
  )
    return true;
  if (subject.tokens.some(({ pos }) => pos === 'ADP')) return true; // `do people in Lima`: in summer, or in winter?
  if (
    form === 'be' &&
    predicate.tokens.some(({ lower }) => /^(?:on|at)$/u.test(lower)) &&
    at > 0 &&
    before.pos === 'NOUN'
  )
    return true;
  if (subject.head.lower === 'it') return false; // `common to meet a camel in Oslo`
  const object = predicate.tokens.slice(0, at);
  const place =
    !/^(?:during|before|after)$/u.test(adjunct[0]?.lower ?? '') && adjunct.some(({ text }) => /^\p{Lu}/u.test(text));
  return (
    place &&
    before.pos === 'NOUN' &&
    object.some(({ lower }) => /^(?:an?|some|any)$/u.test(lower)) &&
    !/^(?:week|day|month|year|car|job|minute|hour)$/u.test(before.lower)
  );
}

/** The prepositional phrase that ends the question, where it is about the whole of it. */
function finalAdjunct({ predicate, subject, form }: Question): readonly Token[] | undefined {
  const { tokens } = predicate;
  let at = tokens.length - 1;
  while (
    at > 0 &&
    !/^(?:in|at|on|during|before|after|since|throughout|within|as|of|to|for|by|with|from|between|into|near|than|inside|over|under|about)$/u.test(
      tokens[at]?.lower ?? '',
    )
  )
    at--;
  if (tokens.slice(0, at).some(({ lower }) => /^(?:before|after|since|until|till|between)$/u.test(lower)))
    return undefined;
  const [preposition, first] = [tokens[at], tokens[at + 1]];
  const phrase = tokens.slice(at);
  const before = tokens[at - 1];
  if (!preposition || !first || !before || at < 1 || phrase.length > 6) return undefined;
  if (form === 'be' && tokens.slice(0, at).every(({ pos, lower }) => pos === 'ADV' || /ly$/u.test(lower)))
    return undefined; // `partly | in Europe`
  if (NEEDS_PLACE.test(before.lower) || NEEDS_PLACE.test(before.lemma)) return undefined;
  if (
    tokens.some(
      ({ lower, text }) =>
        /^(?:that|which|who|than|if|when|while|because|and|or|where)$/u.test(lower) || /[,"“”(]/u.test(text),
    )
  )
    return undefined;
  if (
    phrase.some(
      ({ lower, pos }) => /^(?:his|her|its|their|it|them|him)$/u.test(lower) || pos === 'VERB' || pos === 'AUX',
    )
  )
    return undefined;
  if (phrase.slice(1).some(({ pos, lower }) => pos === 'ADP' || lower === 'without')) return undefined;
  if (subject.head.lower === 'there' && at < 2) return undefined;
  if (hasInnerVerb(tokens.slice(0, at), subject.head.lower === 'it')) return undefined;
  if (at === 1 && (form === 'be' ? before.pos === 'VERB' : form === 'do')) return undefined;
  if (tokens.slice(1, at).some(({ pos }) => pos === 'ADP')) return undefined; // `wary of coffee at midnight`
  const called = form === 'be' && /^(?:DET|VERB)$/u.test(tokens[0]?.pos ?? ''); // `a canal in Wales`, `handed out in Oslo`
  return isTime(preposition, first, phrase.at(-1)) || (!called && isPlaceName(preposition, phrase, before))
    ? phrase
    : undefined;
}

/** `guilty of a phrase used to attack Kerry in 2004`: the adjunct may belong to a verb inside. */
function hasInnerVerb(before: readonly Token[], extraposed: boolean): boolean {
  const verbs = before
    .slice(1)
    .filter(({ pos, lower }) => pos === 'VERB' || lower === 'to' || /.{2}(?:ing|ed)$/u.test(lower));
  return verbs.some(({ lower }) => !(extraposed && (lower === 'to' || !/(?:ing|ed)$/u.test(lower))));
}
