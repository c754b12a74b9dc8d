import type { Doc, NounPhrase, Sentence, Token } from '../../../src/plugin.js';
import type { Anaphor } from '../anaphor.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';

const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|can|could|will|would|should|['’]s)$/u;
const OWN_PHRASE = /^(?:for|of|with|about)$/u;
const PUTS = /^(?:put|leave|left|send|bring|give|post|park|take|drop|move|hang|forward|email|text|keep|store|hide)$/u;

/** A definite thing that a question is about, as its subject or its object, and what stands for it. */
export interface Found {
  readonly phrase: NounPhrase;
  readonly end: number;
  readonly anaphor: Anaphor;
  readonly asSubject: boolean;
}

export function chatTopic(doc: Doc, sentence: Sentence, words: readonly Token[]): Found | undefined {
  for (const phrase of doc.nounPhrases) {
    if (phrase.start < sentence.start || phrase.end > sentence.end || phrase.kind !== 'common') continue;
    if (
      !/^(?:the|your|our|my)$/u.test(phrase.determiner?.lower ?? '') ||
      !isNameable(phrase) ||
      phrase.tokens.length > 4
    )
      continue;
    const anaphor = anaphorOf(phrase);
    if (!anaphor || phrase.animacy === 'person' || NO_TOPIC.test(phrase.head.lower)) continue;
    const before = doc.tokens[(phrase.tokens[0]?.index ?? 0) - 1];
    const rest = words.filter(({ start }) => start >= phrase.end);
    if (!before) continue;
    const asSubject = AUXILIARY.test(before.lower) && before.pos !== 'VERB';
    if (
      asSubject
        ? subjectEnds(rest, anaphor, before)
        : before.pos === 'VERB' && !/^(?:see|stop|get|want|like|mind|have|know|make|do|take)$/u.test(before.lemma)
    )
      return objectEnd(phrase, rest, before, anaphor, asSubject);
    if (before.lower === 'have' && before.pos === 'VERB') return objectEnd(phrase, rest, before, anaphor, false);
  }
  return undefined;
}

const NO_TOPIC =
  /^(?:time|way|plan|point|matter|deal|rest|day|week|weekend|night|morning|evening|news|problem|issue|weather|cat|dog|name|names|address|one|kids?|family|life|mood|feeling|mind|idea|screen|location)$/u;

/** After the subject: a verb, an adjective, or a place and nothing more. */
function subjectEnds([next, ...more]: readonly Token[], { plural }: Anaphor, { lower }: Token): boolean {
  if (/^(?:is|was|does|has|['’]s)$/u.test(lower) ? plural : /^(?:are|were|do|have)$/u.test(lower) && !plural)
    return false;
  if (!next) return true;
  if (next.pos === 'ADP')
    return (
      more.length < 5 &&
      more.every(({ pos }) => /^(?:DET|NOUN|PROPN|ADJ|NUM)$/u.test(pos)) &&
      more.at(-1)?.pos !== 'ADJ' &&
      !OWN_PHRASE.test(next.lower)
    );
  return /^(?:VERB|ADJ|ADV|AUX)$/u.test(next.pos);
}

function objectEnd(
  phrase: NounPhrase,
  rest: readonly Token[],
  before: Token,
  anaphor: Anaphor,
  asSubject: boolean,
): Found | undefined {
  const [next] = rest;
  if (asSubject || !next || /^(?:ADV|SCONJ)$/u.test(next.pos)) return { phrase, end: phrase.end, anaphor, asSubject };
  const last = rest.at(-1);
  if (OWN_PHRASE.test(next.lower) && last && rest.every(({ pos }) => /^(?:ADP|DET|NOUN|PROPN|ADJ)$/u.test(pos)))
    return { phrase, end: last.end, anaphor, asSubject };
  return next.pos === 'ADP' && PUTS.test(before.lemma) ? { phrase, end: phrase.end, anaphor, asSubject } : undefined;
}
