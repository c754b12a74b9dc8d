import { capitalize, type Doc, type NounPhrase, pluralize, type Question } from '../../../src/plugin.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

const NO_KIND =
  /^(?:lot|part|member|fan|way|chance|difference|role|while|time|year|day|week|weekend|month|hour|minute|moment|second|number|kind|type|sort|bit|pair|piece|couple|few|group|series|means|species|hundred|thousand|million|dozen|person|man|woman|native|source|sense|look|trip|ride|break|bath|shower|nap|walk|living|fit|state|good|majority|result|sign|problem|form|example|threat|danger|risk|life|death|people|human|being|end|top|side|middle|front|back)$/u;

/** An indefinite, named by its kind in the plural: `Could a camel swim?`: camels, `could one swim`. */
export function* kindTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not') return;
  const { subject, auxiliary, predicate } = question;
  const opening = { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower };
  if (doc.tokens.some(({ lower }) => /^(?:than|from)$/u.test(lower))) return;
  for (const phrase of [subject, ...doc.nounPhrases.filter(({ start }) => start >= predicate.start)]) {
    const mention = inPlural(phrase, phrase === subject && question.form === 'have');
    if (
      mention === undefined ||
      doc.tokens.some(({ lower }) => /^(?:their|his|its|them|they)$/u.test(lower)) ||
      isSaidTwice(doc, phrase.start, phrase.end)
    )
      continue;
    if (phrase === subject ? !isAskedOfKind(question) : !isObject(doc, phrase)) continue;
    yield { mention, kind: 'kind', edits: [opening, { start: phrase.start, end: phrase.end, text: 'one' }] };
  }
}

/** `one` for people is anybody: `May one look`; with `ever` it is one of them. */
function isAskedOfKind({ form, subject, predicate }: Question): boolean {
  if (form === 'have') return predicate.tokens[0]?.lower === 'ever';
  return (
    form === 'modal' &&
    !/^\p{Lu}/u.test(subject.head.text) &&
    (subject.animacy === 'thing' || subject.animacy === 'animal')
  );
}

/** `a red bicycle` → `red bicycles`; undefined for a phrase that does not end in a countable head. */
function inPlural({ tokens, determiner, head, text }: NounPhrase, ever: boolean): string | undefined {
  const last = tokens.at(-1);
  if (
    !/^an?$/u.test(determiner?.lower ?? '') ||
    last !== head ||
    tokens.length > 5 ||
    (NO_KIND.test(head.lower) && !(ever && /^(?:man|woman|person)$/u.test(head.lower)))
  )
    return undefined;
  if (
    head.kind !== 'word' ||
    /s$|[^a-z]/u.test(head.lower) ||
    /^(?:his|her|their|its)$/u.test(tokens[1]?.lower ?? '') ||
    /["“”,'’]/u.test(text)
  )
    return undefined;
  if (
    tokens.some(({ lower }) =>
      /^(?:single|certain|whole|entire|full|complete|average|typical|given|particular|new|next|first|last|different|lucky|good|common)$/u.test(
        lower,
      ),
    )
  )
    return undefined;
  if (/^\p{Lu}{2}/u.test(head.text)) return undefined;
  const plural = pluralize(head.lower);
  const modifiers = text.slice((tokens[1]?.start ?? 0) - (tokens[0]?.start ?? 0), head.start - (tokens[0]?.start ?? 0));
  return plural === head.lower ? undefined : `${modifiers}${/^\p{Lu}/u.test(head.text) ? capitalize(plural) : plural}`;
}

/** Right after a plain verb, or last after a preposition, and with nothing after it that could modify it. */
function isObject(doc: Doc, { tokens }: NounPhrase): boolean {
  const before = doc.tokens[(tokens[0]?.index ?? 0) - 1];
  const after = doc.tokens[(tokens.at(-1)?.index ?? 0) + 1];
  const last = after === undefined || after.text.startsWith('?');
  if (before?.pos === 'VERB')
    return !NO_OBJECT.test(before.lower) && (last || /^(?:in|at|on|during)$/u.test(after.lower));
  return last && GOVERNS.test(before?.lower ?? '');
}

const NO_OBJECT =
  /^(?:let|help|see|hear|watch|be|been|being|become|make|made|give|take|have|remain|seem|considered|called|named)$/u;
const GOVERNS = /^(?:in|inside|on|over|by|with|after|against|at|through|into|onto|from|about|to)$/u;
