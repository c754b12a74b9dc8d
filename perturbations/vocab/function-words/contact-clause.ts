import type { Candidate, Doc, Rule, Token } from '../../../src/plugin.js';
import { isQuotedAt } from '../../around/quoted-at.js';
import { inCapitals } from '../../around/style.js';

const SUBJECT = /^(?:i|we|he|she|they|you)$/u;
const DETERMINER = /^(?:the|my|our|your|his|her|their|an?|any|every|each|some|this|these|those|two|three|four|five)$/u;
/** Nouns that take another clause, or begin one of time, way or place. */
const NO_HEAD =
  /^(?:way|time|times|minute|moment|day|days|week|weeks|weekend|month|months|year|years|morning|afternoon|evening|night|hour|hours|minutes|more|less|bit|lot|place|reason|home|everyone|chance|case|fact|idea|news|thing|things|hope|feeling|point|impression|instant|second|seconds|distance|while|next|least|most|same)$/u;
/** What opens a clause that would end at the noun: `When I rang the shop they laughed`. */
const OPENS =
  /^(?:when|whenever|if|after|before|as|once|while|until|since|because|though|although|than|unless|whether|where|so|how|what|which|who|whose|that|like|wherever|whereas)$/u;
const SAYS = /^(?:know|knew|think|thought|guess|see|mean|say|said|believe|suppose|hope|hear|heard|swear)$/u;

export const contactClause: Rule = {
  about:
    'In prose the “that” of a clause on an object is written: “for a cake we had not ordered” → “for a cake that we had not ordered”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['He charged us for a cake we had not ordered.', 'He charged us for a cake that we had not ordered.'],
    [
      'The bread was stale, and nobody touched the soup he made.',
      'The bread was stale, and nobody touched the soup that he made.',
    ],
  ],
  leaves: [
    'In the six weeks she spent at the mill she lost four keys.',
    'When I rang the shop they laughed.',
    'I went to the shop they were closed',
    'He told the boy he had won.',
    'She left the day we came.',
    'After he closed the shop we left.',
    'We ate the soup. He left.',
  ],
  onlyIf: ({ text }) => text.length >= 40 && /[.!]\s*$/u.test(text),
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('?')) return;
    for (const subject of doc.tokens) if (SUBJECT.test(subject.lower)) yield* writtenOut(doc, subject);
  },
};

function* writtenOut(doc: Doc, subject: Token): Generator<Candidate> {
  const noun = doc.tokens[subject.index - 1];
  if (noun?.pos !== 'NOUN' || noun.kind !== 'word' || NO_HEAD.test(noun.lower) || isQuotedAt(doc, noun.start)) return;
  if (!isVerbAt(doc, subject.index + 1) || !isObject(doc, noun)) return;
  yield { edits: [{ start: subject.start, end: subject.start, text: 'that ' }] };
}

/** A verb that tells of the noun, with an adverb before it at most. */
function isVerbAt({ tokens }: Doc, at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const verb = /^(?:never|always|already|once|later|originally|actually)$/u.test(first?.lower ?? '') ? second : first;
  if (!verb || SAYS.test(verb.lower)) return false;
  return verb.pos === 'VERB' || /^(?:had|have|['’]ve|['’]d|did|do|could|can|would)$/u.test(verb.lower);
}

/** Whether a verb goes before the noun in the same stretch of the sentence and nothing in it opens a clause. */
function isObject({ tokens, sentences }: Doc, noun: Token): boolean {
  const sentence = sentences.find(({ start, end }) => start <= noun.start && noun.end <= end);
  const before: Token[] = [];
  for (let at = noun.index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (!token || token.start < (sentence?.start ?? 0) || /^[,;:—–]$/u.test(token.text)) break;
    if (OPENS.test(token.lower) || /\d/u.test(token.text)) return false;
    // `In the weeks she spent at the mill | she lost …`: such a clause is there already
    if (SUBJECT.test(token.lower) && tokens[at - 1]?.pos === 'NOUN') return false;
    if (/^(?:and|but|or)$/u.test(token.lower)) break;
    before.unshift(token);
  }
  const last = before.at(-1);
  const opened =
    last && (DETERMINER.test(last.lower) || (last.pos === 'ADJ' && DETERMINER.test(before.at(-2)?.lower ?? '')));
  const told = before.some(({ lower }) =>
    /^(?:tell|told|tells|show|showed|assure|assured|inform|informed|promise|promised|remind|reminded|convince|convinced|warn|warned|persuade|persuaded|give|gave|hope|bet)$/u.test(
      lower,
    ),
  );
  return (
    opened === true && !told && before.slice(0, -1).some(({ pos, lower }) => pos === 'VERB' && !/ing$/u.test(lower))
  );
}
