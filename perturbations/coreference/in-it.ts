import type { NounPhrase, Rule } from '../../src/plugin.js';
import { knownName } from './known-names.js';

/** What a question is asked in comes first by itself, and `it` or `them` stands for it. */
export const inIt: Rule = {
  about: 'Names first the work, time or place in which something is asked, and asks with “in it”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['In chess, can a pawn move back?', 'Think of chess. In it, can a pawn move back?'],
    ['In most card games, is the ace high?', 'Think of most card games. In them, is the ace high?'],
  ],
  leaves: [
    'In 1990, was it cold?',
    'In the end, did he win?',
    'In general, is it safe?',
    'In Paris, is it safe?',
    'In theory, can pigs fly?',
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || doc.sentences.length > 1 || !/\?\s*$/u.test(doc.text)) return;
    const [preposition, , ...others] = sentence.tokens;
    const phrase = doc.nounPhrases[0];
    if (preposition?.text !== 'In' || !phrase || phrase.start !== sentence.tokens[1]?.start || others.length < 4)
      return;
    const comma = doc.tokens[(phrase.tokens.at(-1)?.index ?? 0) + 1];
    const asked = comma && doc.tokens[comma.index + 1];
    if (comma?.text !== ',' || asked?.pos !== 'AUX' || !isWork(phrase)) return;
    if (doc.tokens.some(({ lower, index }) => index > comma.index && /^(?:it|its|they|them|their)$/u.test(lower)))
      return;
    const pronoun = phrase.number === 'plural' && phrase.kind === 'common' ? 'them' : 'it';
    yield { edits: [{ start: sentence.start, end: comma.end, text: `Think of ${phrase.text}. In ${pronoun},` }] };
  },
};

/** A game, a story, a kind of thing: not a place or a time, where it would be `there` or `then`. */
function isWork({ kind, text, head, number, determiner, animacy, tokens }: NounPhrase): boolean {
  if (animacy === 'person' && kind === 'common') return false;
  if (
    /^(?:end|general|fact|theory|practice|case|order|addition|total|time|times|years?|centur(?:y|ies)|decades?|months?|day|days|past|future|spring|summer|autumn|winter|fall|morning|evening|terms|reality|short|particular|case|cases|war|age|era|january|february|march|april|may|june|july|august|september|october|november|december|world|country|countries|city|state|states|space)$/u.test(
      head.lower,
    )
  )
    return false;
  if (tokens.some(({ kind: each }) => each === 'number')) return false;
  if (kind === 'name')
    return knownName(text)?.place !== true && tokens.length > 1 && /^\p{Lu}/u.test(text) && isTitle(text);
  return (
    number === 'plural' ||
    /^(?:chess|poker|bridge|football|soccer|tennis|baseball|basketball|golf|rugby|cricket|boxing|hockey|checkers|draughts|monopoly|scrabble)$/u.test(
      head.lower,
    ) ||
    /^(?:a|an)$/u.test(determiner?.lower ?? '')
  );
}

/** Names that begin as works and stories do, not as places. */
function isTitle(text: string): boolean {
  return /^(?:Doctor|Hey|Star|Harry|Lord|Game|The|Romeo|Alice|Breaking|Toy|Pride|Moby|Don|King|Greek|Norse|Roman|Egyptian)\b/u.test(
    text,
  );
}
