import type { Doc, NounPhrase, Rule, Sentence, Token } from '../../src/plugin.js';
import { lowerOpening } from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import type { Anaphor } from './anaphor.js';
import { anaphorOf, isNameable } from './stated/anaphor-of.js';

const OPENINGS = ['About {}:', 'Quick question about {}:'];

/** A message that asks something: what it asks about is named first. */
export const messageAbout: Rule = {
  about: 'Names what a message asks or asks for, and asks with a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    ['Can we move our call to Friday? 📅', 'About our call: can we move it to Friday? 📅'],
    ['what time does the gym close?', 'about the gym: what time does it close?'],
    ['Is the meeting on Monday or Tuesday?', 'Quick question about the meeting: is it on Monday or Tuesday?'],
  ],
  leaves: [
    'Can you help me?',
    'Is it late?',
    'Who won?',
    'Did your sister call her boss?',
    'Can you lend me the drill?',
    'Have you seen the way out?',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (/^(?:good (?:morning|afternoon|evening|day)|hi|hello|hey|hiya|dear|morning|evening)\b/iu.test(doc.text)) return;
    if (!sentence || doc.sentences.length > 1 || !sentence.text.includes('?') || isOfficial(doc)) return;
    const [first] = sentence.tokens;
    const topic = first && /^\p{L}+$/u.test(first.text) ? topicOf(doc, sentence) : undefined;
    if (!first || !topic) return;
    const [phrase, pronoun] = topic;
    const asks = !/^(?:can|could|would|will|please)$/u.test(first.lower);
    for (const opening of asks ? OPENINGS : OPENINGS.slice(0, 1)) {
      const said = opening.replace('{}', () => lowered(doc, phrase));
      const start = /^\p{Ll}/u.test(first.text) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
      yield {
        edits: [
          { start: first.start, end: first.end, text: `${start} ${lowerOpening(first)}` },
          { start: phrase.start, end: phrase.end, text: pronoun },
        ],
      };
    }
  },
};

function lowered({ text }: Doc, { start, end }: NounPhrase): string {
  return text.slice(start, end);
}

function topicOf(doc: Doc, sentence: Sentence): readonly [NounPhrase, string] | undefined {
  if (
    sentence.tokens.some(
      ({ lower, text }) => /^(?:it|they|them|its|their|he|she|him|her|his)$/u.test(lower) || /["“:;]/u.test(text),
    )
  )
    return undefined;
  const candidates = doc.nounPhrases.filter((phrase) => phrase.start > sentence.start && isDefinite(phrase));
  const [phrase] = candidates;
  if (!phrase || (candidates.length > 1 && phrase.start !== sentence.tokens[1]?.start)) return undefined;
  const anaphor = anaphorOf(phrase);
  const at = phrase.tokens[0]?.index ?? 0;
  const [before, after] = [doc.tokens[at - 1], doc.tokens[(phrase.tokens.at(-1)?.index ?? 0) + 1]];
  if (!anaphor || !before) return undefined;
  const pronoun = role(before, after, anaphor, doc.tokens[at - 2]);
  return pronoun === undefined ? undefined : [phrase, pronoun];
}

function isDefinite(phrase: NounPhrase): boolean {
  return (
    phrase.kind === 'common' &&
    isNameable(phrase) &&
    /^(?:the|this|these|my|our|your)$/u.test(phrase.determiner?.lower ?? '')
  );
}

/** The pronoun as the words around the phrase want it; undefined where the phrase may go on. */
function role(
  before: Token,
  after: Token | undefined,
  anaphor: Anaphor,
  earlier: Token | undefined,
): string | undefined {
  if (/^(?:of|with|without)$/u.test(after?.lower ?? '')) return undefined;
  if (before.pos === 'AUX' && !/^(?:to|be|been)$/u.test(before.lower)) {
    const singular = /^(?:is|was|does|has)$/u.test(before.lower);
    const plural = /^(?:are|were|do|have)$/u.test(before.lower);
    if ((singular && anaphor.plural) || (plural && !anaphor.plural)) return undefined;
    if (/^(?:in|at|on|from|near|for)$/u.test(after?.lower ?? '') && !/^(?:is|was|are|were)$/u.test(before.lower))
      return undefined;
    return after && /^(?:AUX|VERB|ADJ|ADV|ADP)$/u.test(after.pos) ? anaphor.subject : undefined;
  }
  const ends =
    !after ||
    /^(?:\?+|again|today|tomorrow|tonight|on|before|after|by|to|until|next|this|for|please|yet|at|from|while|when|if)$/u.test(
      after.lower,
    ) ||
    after.text.startsWith('?');
  if (!ends) return undefined;
  if (
    before.pos === 'VERB' &&
    !/^(?:give|lend|show|tell|make|take|have|get|let|ask|help|leave|bring|find|do|mind|share|hold|save|turn|keep|catch|join|break|pay|play|hear|beat|wait|use|cut|set|run|open|close|shut|lower|raise)$/u.test(
      before.lemma,
    )
  )
    return anaphor.object;
  return /^(?:of|about|for)$/u.test(before.lower) &&
    /^(?:remind|me|think|heard|hear|look|looking|wait|waiting|sure)$/u.test(earlier?.lower ?? '')
    ? anaphor.object
    : undefined;
}
