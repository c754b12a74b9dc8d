import type { Doc, NounPhrase } from '../../../src/plugin.js';
import { isSaidTwice, type Topic, wholeQuestion } from '../topic.js';

const NO_TOPIC =
  /^(?:years|months|days|times|periods|cases|places|moments|decades|centuries|way|ways|chance|difference|reason|reasons|need|time|limit|lot|lots|thing|things|number|point|people|women|men|children|evidence|proof|sign|possibility|connection|relationship|kind|type|country|countries|king|queen|place|city|person|man|woman|words?|month|day|year|border)$/u;

/** What is asked to be there: `Are there wolves in Norway?`: wolves, `are there any in Norway`. */
export function* existenceTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation || question.form !== 'be' || question.subject.text.toLowerCase() !== 'there')
    return;
  const { auxiliary, predicate } = question;
  const first = predicate.tokens[predicate.tokens[0]?.lower === 'any' ? 1 : 0];
  const phrase = doc.nounPhrases.find(({ start }) => start === first?.start || start === predicate.start);
  const next = phrase && doc.tokens[(phrase.tokens.at(-1)?.index ?? 0) + 1];
  if (
    !phrase ||
    !next ||
    phrase.end >= predicate.end ||
    predicate.tokens.some(({ lower }) => lower === 'who') || // `were there any who` asks of people only
    !isModified(next.lower, next.pos) ||
    isSaidTwice(doc, phrase.start, phrase.end)
  )
    return;
  // One of a kind is no topic: “horses: is there one on the badge?” is asked about the badge.
  const named = auxiliary.lower === 'are' || auxiliary.lower === 'were' ? bare(phrase) : undefined;
  if (named === undefined) return;
  yield {
    mention: named.mention,
    kind: 'kind',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      { start: phrase.start, end: phrase.end, text: named.anaphor },
    ],
  };
}

function isModified(lower: string, pos: string): boolean {
  return (
    /^(?:in|on|at|inside|near|under|from|with|named|called|made|produced|found|still|left)$/u.test(lower) ||
    pos === 'VERB'
  );
}

interface Named {
  readonly mention: string;
  readonly anaphor: 'any';
}

function bare({ tokens, text, head, determiner }: NounPhrase): Named | undefined {
  const any = determiner?.lower === 'any';
  const [first, second] = tokens;
  if (
    !/s$|people|children|men|women/u.test(head.lower) ||
    head !== tokens.at(-1) ||
    NO_TOPIC.test(head.lower) ||
    (determiner && !any) ||
    !first
  )
    return undefined;
  const lead = any ? second : first;
  if (
    !lead ||
    /^(?:more|multiple|other|different|several|many|enough|similar|fewer|numerous|various)$/u.test(lead.lower) ||
    lead.pos === 'NUM'
  )
    return undefined;
  return { mention: text.slice(lead.start - first.start), anaphor: 'any' };
}
