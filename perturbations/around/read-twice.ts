import { type Doc, ownBe, perDoc, type Question, type Token } from '../../src/plugin.js';
import { splitAt } from './split-at.js';

/**
 * Whether a second reading, which knows only the words and not how the first one divided them, divides a question in the
 * same place as far as it can tell, and neither part begins or ends in the middle of something.
 */
export function isReadTwice(question: Question): boolean {
  const { tokens, auxiliary, subject, predicate, negation, form } = question;
  const be = form === 'modal' && !negation ? tokens[ownBe(tokens, 1) ?? -1] : undefined;
  if (be && isElsewhere(tokens, be.start, predicate.start)) return false;
  if (negation || tokens.some(({ text }) => text === '"' || text === '“' || text === '”')) return true; // the second reading knows no such words
  const place = tokens[splitAt(tokens, auxiliary) ?? -1];
  if (place && isElsewhere(tokens, place.start, predicate.start)) return false;
  if (isCutName(subject.tokens, predicate.tokens)) return false;
  if (isClause(subject.tokens) || /^(?:ago|apart|later|earlier)$/u.test(predicate.tokens[0]?.lower ?? '')) return false;
  const said = predicate.tokens.slice(predicate.tokens.findIndex(({ pos }) => pos !== 'ADV'));
  if (form === 'do' || form === 'modal') return !isNounOf(said) && !isSecondVerb(said);
  if (form !== 'be') return true;
  if (isContact(subject.tokens, said)) return false;
  return !(isKey(subject.tokens, said) || lacksObject(subject.tokens, said) || isNamedLater(said) || closesAnew(said));
}

const isFirstReadTwice = perDoc(({ questions: [first] }: Doc) => first !== undefined && isReadTwice(first));

/** The same of a question of a text, the first of which many rules ask about. */
export function isReadTwiceIn(doc: Doc, question: Question): boolean {
  return question === doc.questions[0] ? isFirstReadTwice(doc) : isReadTwice(question);
}

/** `the New Zealand | All Blacks a team`: a name of several words goes on. */
function isCutName(subject: readonly Token[], [first, second]: readonly Token[]): boolean {
  const isCapital = (token: Token | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
  return subject[0]?.lower === 'the' && [subject.at(-1), first, second].every(isCapital);
}

/** `what you | eat`, `how long | you sleep`; `a left | turn signal`: no noun phrase that ends there. */
function isClause(subject: readonly Token[]): boolean {
  const [first, last] = [subject[0]?.lower ?? '', subject.at(-1)?.lower ?? ''];
  return (
    /^(?:what|how|where|why|when|who|whoever|whatever|whichever)$/u.test(first) ||
    /^(?:my|your|his|her|its|our|their|the|an?|every)$/u.test(last) || // `her | wound likely`: a noun that is a verb too
    (/^(?:left|right)$/u.test(last) && /^an?$/u.test(subject.at(-2)?.lower ?? ''))
  );
}

/** `a roux made with something | a coeliac should avoid`: a relative clause without its pronoun, taken for what is said. */
function isContact(subject: readonly Token[], said: readonly Token[]): boolean {
  if (subject.length > 1 && /^(?:some|any|every|no)(?:thing|one|body)$/u.test(subject.at(-1)?.lower ?? '')) return true;
  const noun = said.findIndex(({ pos }) => pos !== 'DET' && pos !== 'ADJ');
  return (
    said[0]?.pos === 'DET' &&
    said[noun]?.pos === 'NOUN' &&
    /^(?:can|could|should|must|may|might|will|would)$/u.test(said[noun + 1]?.lower ?? '')
  );
}

/** Between the two places stands more than adverbs, which go with either part. */
function isElsewhere(tokens: readonly Token[], one: number, other: number): boolean {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  return tokens.some(({ start, pos, lower }) => start >= from && start < to && pos !== 'ADV' && !/ly$/u.test(lower));
}

/** Verbs that `of` follows; after another, the word is a noun: `make | use of`. */
const WITH_OF =
  /^(?:be|become|think|consist|dream|speak|hear|talk|die|approve|disapprove|dispose|smell|reek|stink|taste|tire|beware|complain|boast|conceive|know|learn|warn|partake|tell|read|write|sing|admit|allow|permit|repent)$/u;

function isNounOf([verb, of]: readonly Token[]): boolean {
  return verb !== undefined && of?.lower === 'of' && !WITH_OF.test(verb.lower);
}

/** `a pepper | plant photosynthesise`: the verb comes only then. */
function isSecondVerb([noun, verb]: readonly Token[]): boolean {
  return (
    /^(?!.*(?:exerc|prom|franch|enterpr|prem|surpr|merchand|expert|parad|disgu))\p{L}{4,}(?:is|iz|ys)e$/u.test(
      verb?.lower ?? '',
    ) &&
    /^(?:plant|plants|machine|dog|fish|bear|bat|seal|swallow|duck|fly|cell|star|engine|model|process|guard|monitor|judge|cook|guide|nurse|worker|program|pilot|drone|root)$/u.test(
      noun?.lower ?? '',
    )
  );
}

/** `C | major`, `B | flat the same key as …`: a note and its key. */
function isKey(subject: readonly Token[], [first]: readonly Token[]): boolean {
  return /^\p{Lu}$/u.test(subject.at(-1)?.text ?? '') && /^(?:major|minor|sharp|flat)$/u.test(first?.lower ?? '');
}

/** `having | a cat in the flat legal`: what is done has its object still to come. */
function lacksObject([doing, second]: readonly Token[], [first]: readonly Token[]): boolean {
  return (
    second === undefined &&
    /^(?:having|keeping|taking|making|giving|using|wearing|owning|buying|selling|bringing|putting|getting|holding|carrying|leaving|throwing|feeding|eating|drinking|driving|flying|calling|finding|breaking|cutting|killing)$/u.test(
      doing?.lower ?? '',
    ) &&
    /^(?:DET|NUM|PROPN|NOUN)$/u.test(first?.pos ?? '')
  );
}

/** `rich in calcium white`, `spoken in Brazil Portuguese`: the last word is said of the subject, the rest describes it. */
function closesAnew(said: readonly Token[]): boolean {
  const [first, before, last] = [said[0], said.at(-2), said.at(-1)];
  if (!first || !before || !last || said.length < 4 || !/^(?:ADJ|VERB)$/u.test(first.pos)) return false;
  if (!/^(?:NOUN|PROPN|ADJ)$/u.test(before.pos) || said.at(-3)?.pos !== 'ADP') return false;
  return before.pos === 'PROPN'
    ? /^\p{Lu}\p{Ll}+(?:ese|ish|man|ch)$/u.test(last.text) && !/land$/u.test(last.lower)
    : /^(?:white|black|red|blue|green|yellow|brown|\p{L}{3,}(?:able|ible|ous|ful|less))$/u.test(last.lower);
}

/** `baked without yeast called matzo`: a second thing said, and the first only describes what it is said of. */
function isNamedLater(said: readonly Token[]): boolean {
  return said.some(
    ({ lower }, at) =>
      at > 1 &&
      /^(?:called|named|considered|deemed|termed|dubbed)$/u.test(lower) &&
      /^(?:NOUN|PROPN|NUM)$/u.test(said[at - 1]?.pos ?? '') &&
      !said
        .slice(0, at)
        .some((word) => /^(?:an?|the|one|some|any|something|someone|things?|people)$/u.test(word.lower)),
  );
}
