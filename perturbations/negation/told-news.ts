import { type Clause, type Doc, isFirstName, isWord, type NounPhrase } from '../../src/plugin.js';

/** `Lost my wallet on the tram`: told without `I`. */
export function isDiary({ tokens, text, sentences }: Doc): boolean {
  const [verb, next] = tokens;
  if (
    !verb ||
    !next ||
    !/^(?:Lost|Got|Had|Picked|Bought|Tried|Booked|Ordered|Found|Went|Finished|Left|Saw|Met|Took|Made|Started|Moved|Passed|Failed|Broke|Finally|Sold|Won)$/iu.test(
      verb.text,
    )
  )
    return false;
  if (
    !/^(?:my|a|an|the|to|our|up|got|paid|passed|finished|found)$/u.test(next.lower) ||
    /[?"“”:;]/u.test(text) ||
    sentences.length > 3
  )
    return false;
  return tokens.length > 5 && tokens.length < 40 && !tokens.some(({ lower }) => UNTOLD.test(lower));
}

const OWN = /^(?:my|our|i|we)$/u;
const PART = /^part of\b/iu;

/** News of somebody: the speaker, the speaker's people, or a person by name. */
export function isNews({ clauses, tokens, text, sentences }: Doc): boolean {
  const [sentence] = sentences;
  const [first, second] = tokens;
  if (!sentence || !first || sentences.length > 3 || tokens.length > 40) return false;
  if (/[?"“”;]|https?:|\.\.\.|…/u.test(text) || tokens.some(({ lower }) => UNTOLD.test(lower))) return false;
  if (sentence.kind !== 'statement' || sentences.some(({ kind }) => kind === 'command')) return false;
  if (
    /\b(?:this|that|if)\b(?! (?:morning|week|weekend|month|year|summer|the parking|\p{L}+ is|\p{L}+ are))/iu.test(text)
  )
    return false;
  const clause = clauses[0]?.start === first.start ? clauses[0] : undefined;
  if (WHEN.test(text)) return true;
  if (clause) return isTold(clause, text);
  return /^(?:my|our)$/u.test(first.lower) && second?.pos === 'NOUN';
}

function isNamed({ kind, tokens: [first] }: NounPhrase): boolean {
  return (
    kind === 'name' &&
    first !== undefined &&
    (isFirstName(first.lower) || /^(?:Mr|Mrs|Ms|Dr)$/u.test(first.text) || !isWord(first.lower))
  );
}

function isTold({ subject, verb, tense, copular, auxiliaries, finite }: Clause, text: string): boolean {
  const people = OWN.test(subject.tokens[0]?.lower ?? '') || isNamed(subject) || OURS.test(subject.text);
  if (!people || PART.test(subject.text) || STATES.test(verb.lower) || /^\p{Lu}{2}/u.test(verb.text)) return false;
  if (
    copular &&
    /^(?:I|we)$/iu.test(subject.text) &&
    !/\b(?:allergic|vegetarian|vegan|left-handed|from|off work|retired|moving)\b/u.test(text)
  )
    return false;
  if (auxiliaries.some(({ lower }) => /^(?:ca|can|could|would|should|'d|must|might|may)$/u.test(lower))) return false;
  return tense !== 'present' || auxiliaries.length === 0 || !/^(?:'m|am)$/u.test(finite.lower) || DATED.test(text);
}

/** `Tomorrow I'm helping Lena`. */
const WHEN =
  /^(?:tomorrow|next (?:week|weekend|month)|on (?:\p{Lu}\p{L}+day)|last (?:night|week|weekend)|yesterday),? (?:i|we|my)\b/iu;
const OURS = /^(?:the neighbou?rs|the kids|mum|mom|dad|grandma|grandpa)\b/iu;
const DATED = /\b(?:next|tomorrow|on|this) (?:week|weekend|month|year|summer|\p{Lu}\p{L}+day)\b/u;

/** What is felt, thought or said at the moment of speaking is told there and then. */
const STATES =
  /^(?:think|guess|believe|know|feel|feeling|hate|love|like|need|want|hope|wish|mean|wonder|regret|dread|dreading|prefer|suppose|see|agree|doubt|care|mind|remember|forget|have|loving|hating|enjoying|going|sat|stepped|stand|trust)$/u;
const UNTOLD =
  /^(?:you|your|yours|told|tell|heard|sure|honestly|but|just|please|thanks|thank|sorry|so|today|these|lol|ugh|omg|yet|still|minutes|moment|tonight|currently|such|upstairs|downstairs|everyone)$/u;
