import { lowerOpening, neededWords, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

const OPENING = /^(?:if|when|while|before|after|once|unless|although)$/u;
/** The others may be what is asked: `Was it built before he came?`. */
const SETTING = /^(?:if|when|unless|although)$/u;

export const frontedQuestionClause: Rule = {
  about: 'A clause that closes the question is moved to its front: “Would Y if X?” → “If X, would Y?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Will the ham be ready if the pig is fed well?', 'If the pig is fed well, will the ham be ready?'],
    ['Was Mozart still alive when Napoleon became emperor?', 'When Napoleon became emperor, was Mozart still alive?'],
  ],
  leaves: [
    "May a bank share a client's file with a shop if the client has refused?",
    'Would it be odd if it rained?',
    "Does Nora's hair curl when she swims?",
    'Should the parents of a pupil be told if she is ill?',
    'Would a nurse hand out a second mask if one is at hand?',
    'May a cook replace the cream with glue if the colour is the same?',
    'Are two people bound by a deal if one of them was forced?',
    'Had Ada already left Rome when Bo got there?',
    'Is a race finished when the runner has done two laps?',
    'Was the abbey built before the Normans arrived in Kent?',
    'Did the war end when the king died?',
    'Is a pig fed because it is hungry?',
    'Do you know when the pig is fed?',
    'Was Mozart alive before Napoleon?',
    'Would a bat starve if it kept its eyes shut?',
    'Is a will valid if nobody has signed it?',
    'Is a pig happy when fed?',
    'A clerk lends out a pen. Should the guest be fined if he loses it?',
    'Should I ask if the ham is ready?',
    'Did Ada know when the ham was ready?',
    'Does that mean ham is safe when it smells?',
    'Is a cube missing colours if it only has five?',
    'Is a copy on the same disk lost if that disk fails?',
    'Does a pig that eats when it is bored get ill?',
  ],
  words: () => neededWords(SETTING),
  *propose(doc) {
    const question = plainQuestion(doc);
    if (!question || question.sentence.start !== question.start) return;
    const { auxiliary, predicate, subject } = question;
    const at = predicate.tokens.findIndex(({ lower }) => OPENING.test(lower));
    const [conjunction, before] = [predicate.tokens[at], predicate.tokens[at - 1]];
    if (
      at < 1 ||
      !conjunction ||
      !SETTING.test(conjunction.lower) ||
      (conjunction.lower === 'when' && isTimed(question, predicate.tokens.slice(0, at))) ||
      !before ||
      before.text === ',' ||
      subject.head.lower === 'it' ||
      !isClause(predicate.tokens.slice(at + 1))
    )
      return;
    const main = predicate.tokens.slice(0, at);
    if (main.some(({ lower }) => ASKS.test(lower)) || ENDS.test(before.lower)) return;
    if (pointsAhead(predicate.tokens.slice(at + 1)) || namesLate(question, doc.tokens[conjunction.index + 1])) return;
    if (isOfCase(question, predicate.tokens.slice(at + 1))) return;
    if (
      knownLater(
        doc.tokens.filter(({ start }) => start < conjunction.start),
        predicate.tokens.slice(at),
      )
    )
      return;
    if (doc.sentences.length > 1 && /^(?:he|she|it|they)$/u.test(doc.tokens[conjunction.index + 1]?.lower ?? ''))
      return; // another one, told of before
    if (at < 2 && /^(?:die|survive|leave|stop)$/u.test(predicate.tokens[0]?.lower ?? '')) return;
    const clause = doc.text.slice(conjunction.start, question.end);
    yield {
      edits: [
        {
          start: auxiliary.start,
          end: auxiliary.end,
          text: `${opening(question, clause)}, ${lowerOpening(auxiliary)}`,
        },
        { start: before.end, end: question.end, text: '' },
      ],
    };
  },
};

/** `share a client's file if the client agrees`: in front, `the client` would be another one. */
function knownLater(main: readonly Token[], clause: readonly Token[]): boolean {
  const nouns = new Set(main.filter(({ pos }) => pos === 'NOUN').map(({ lemma }) => lemma));
  return clause.some(
    ({ lower }, at) => /^(?:the|this|that|these|those|such)$/u.test(lower) && nouns.has(clause[at + 1]?.lemma ?? ''),
  );
}

/** `Did it end when the king died?` asks about that time; `was he still alive when …?` about something then. */
function isTimed({ auxiliary }: Question, main: readonly Token[]): boolean {
  if (main.length < 2 && /^(?:is|are)$/u.test(auxiliary.lower)) return true;
  return (
    /^(?:did|was|were|had)$/u.test(auxiliary.lower) && !main.some(({ lower }) => /^(?:still|already)$/u.test(lower))
  );
}

const ASKS =
  /^(?:know|ask|wonder|tell|see|decide|remember|mean|means|that|who|which|say|said|says|think|and|or|than|matter|care|told|check|even|only|especially)$/u;
const ENDS = /^(?:even|only|just|especially|long|right|soon|day|time|year|years|minutes|hours|moment|is|was|be)$/u;

/** `if nobody signed it`: only the clause's own subject may stand for something that is named after it. */
function pointsAhead([first, ...rest]: readonly Token[]): boolean {
  const PRONOUN = /^(?:he|she|it|they|him|her|them|his|its|their|one)$/u;
  if ([first, ...rest].some((word) => /^(?:there|here|them|that|those|this|these|then)$/u.test(word?.lower ?? '')))
    return true;
  if (rest.at(-1)?.pos === 'NUM') return true; // `if it has only five`
  return first !== undefined && !PRONOUN.test(first.lower) && rest.some(({ lower }) => PRONOUN.test(lower));
}

/** `if it kept its eyes shut, would a bat …`: only a name or something definite is named after its pronoun. */
function namesLate({ subject }: Question, first: Token | undefined): boolean {
  const pronoun = subject.number === 'plural' ? /^they$/u : /^(?:he|she|it|they)$/u;
  if (!pronoun.test(first?.lower ?? '') || subject.kind === 'name') return false;
  return (
    !/^(?:the|this|that|my|his|her|our|your)$/u.test(subject.determiner?.lower ?? '') &&
    !/['’]s? /u.test(subject.text) &&
    !/^(?:her|his) /u.test(subject.text)
  );
}

/** `if she is ill`, of one of two; `if one is at hand`; `if the colour is the same`, of what comes later. */
function isOfCase({ subject }: Question, [first, second]: readonly Token[]): boolean {
  if (/^(?:one|some|none)$/u.test(first?.lower ?? '')) return true;
  if (/^(?:he|she|it|they)$/u.test(first?.lower ?? ''))
    return (
      /['’]s\b/u.test(subject.text) ||
      (subject.kind !== 'name' && subject.tokens.some(({ pos, lower }) => pos === 'ADP' || lower === 'and'))
    );
  const named = /^\p{Lu}/u.test(second?.text ?? '');
  return first?.lower === 'the' && !named && !/^(?:the|my|our|your)$/u.test(subject.determiner?.lower ?? '');
}

/** A subject of its own, then its verb. */
function isClause(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (words.length < 2 || verb < 1 || verb > 6 || !/^(?:DET|PRON|PROPN|NOUN|ADJ|NUM)$/u.test(words[0]?.pos ?? ''))
    return false;
  return !words.some(({ text, lower }) => text === ',' || OPENING.test(lower) || /^(?:so|or)$/u.test(lower));
}
