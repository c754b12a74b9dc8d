import { capitalize, type Doc, type NounPhrase, pluralize, type Question, wordTable } from '../../../src/plugin.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

const NO_KIND: ReadonlySet<string> = new Set(
  'lot|part|member|fan|way|chance|difference|role|while|time|year|day|week|weekend|month|hour|minute|moment|second|number|kind|type|sort|bit|pair|piece|couple|few|group|series|means|species|hundred|thousand|million|dozen|person|man|woman|native|source|sense|look|trip|ride|break|bath|shower|nap|walk|living|fit|state|good|majority|result|sign|problem|form|example|threat|danger|risk|life|death|people|human|being|end|top|side|middle|front|back|left|right'.split(
    '|',
  ),
);

/** An indefinite subject, named by its kind in the plural: `Could a camel swim?`: camels, `could they swim`. */
export function* kindTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not') return;
  const { subject, auxiliary } = question;
  const mention = inPlural(subject);
  if (mention === undefined || /^\p{Lu}/u.test(subject.head.text) || isSaidTwice(doc, subject.start, subject.end))
    return;
  if (
    doc.tokens.some(({ lower }) =>
      /^(?:it|its|itself|their|theirs|themselves|his|her|hers|herself|he|she|them|they|him|himself|one|someone|somebody)$/u.test(
        lower,
      ),
    )
  )
    return;
  const plural = question.form === 'modal' ? auxiliary.lower : PLURAL[auxiliary.lower];
  if (plural === undefined || isSaidOfOne(question)) return;
  yield {
    mention,
    kind: 'kind',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: plural },
      { start: subject.start, end: subject.end, text: 'they' },
    ],
  };
}

const PLURAL = wordTable<string>({ is: 'are', does: 'do' });

/** `valid when it was forged by a nephew`: what was done to one of them. */
const DONE_ONCE =
  /\b(?:when|after|before|because|if|once|since|although|though)\b.* (?:was|were|had|did|the (?:day|night|week|month|year|morning) (?:before|after))\b/u;

/** `fit inside a van`, `related to a pine`, `considered a fruit`, `crowned pope`, `in single combat`: each by itself. */
const IN_ONE =
  /\b(?:fit|stand|sleep|sit|lie|hide|squeeze) (?:[a-zà-ž]+ ){0,2}(?:in|into|inside|on|under) an? |\b(?:inside|considered|called|named) an? |\b(?:related|similar|identical|comparable|equal|close|closer|married|engaged|next) to an? |\b(?:crowned|elected|made) (?:pope|king|queen|president|mayor|emperor)\b|\bin single combat\b/iu;

/** A predicate that holds of one only: `be a judge`, `a mammal`, `weigh more than a car`. */
function isSaidOfOne({ form, predicate: { tokens, text } }: Question): boolean {
  const [first, second] = tokens;
  if (tokens.some(({ lower }) => lower === 'than') || DONE_ONCE.test(text)) return true;
  if (/\b(?:be|become|remain|as) an? \p{L}|\bhold the\b/u.test(text)) return true; // `expect to become a king`
  if (/\b(?:as|into|from|like) an? \p{L}+ \p{L}+$/u.test(text)) return true;
  if (/\b(?:mistaken|taken|confused|traded|swapped|passed off|pass|sold|used) (?:for|with|as) an? /u.test(text))
    return true; // each for one
  if (IN_ONE.test(text)) return true;
  if (
    /^(?:from|in|on|inside|into|as|like|by)$/u.test(tokens.at(-3)?.lower ?? '') &&
    /^an?$/u.test(tokens.at(-2)?.lower ?? '')
  )
    return true; // `hatch from an egg`, each from one
  if (form === 'be') return first?.pos !== 'ADJ' && first?.pos !== 'VERB';
  return (
    /^(?:be|become|remain|weigh|cost|equal|outweigh)$/u.test(first?.lower ?? '') &&
    second?.pos !== 'ADJ' &&
    second?.pos !== 'VERB'
  );
}

/** `a red bicycle` → `red bicycles`; undefined for a phrase that does not end in a countable head. */
function inPlural({ tokens, determiner, head, text }: NounPhrase): string | undefined {
  const last = tokens.at(-1);
  if (!/^an?$/u.test(determiner?.lower ?? '') || last !== head || tokens.length > 5 || NO_KIND.has(head.lower))
    return undefined;
  if (
    head.kind !== 'word' ||
    /s$|[^a-z]|man$/u.test(head.lower) ||
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
