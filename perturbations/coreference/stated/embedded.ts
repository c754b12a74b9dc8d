import { type Doc, lowerOpening, type NounPhrase } from '../../../src/plugin.js';
import { anaphorOf, isNameable } from './anaphor-of.js';
import { hasThirdPerson, type Said, saidIn } from './said.js';
import type { StatedTopic } from './topic.js';

const OPENS = /^(?:how|why|when|where|what|whether|if|that)$/u;
/** What comes before a clause about something: what one knows, feels, wonders. */
const BEFORE =
  /^(?:idea|know|knew|wonder|wondering|love|like|hate|hated|loved|sure|curious|believe|remember|forgot|forget|hope|see|understand|understood|about|care|tell|glad|happy|sad|think|thought|explain|figured|figure|out|unsure|clue|matter|wish|hear|heard|relieved|delighted|pleased|worried|annoyed|angry|disappointed|thrilled|surprised|shocked|gutted)$/u;

/** The subject of a clause inside the statement: `I have no idea how this oven works`: this oven, `I have no idea how it works`. */
export function* embeddedTopics(doc: Doc): Generator<StatedTopic> {
  for (const said of saidIn(doc)) {
    if (!/^(?:i|we|no)$/u.test(said.first.lower)) continue;
    for (const phrase of doc.nounPhrases) {
      const at = said.tokens.findIndex(({ index }) => index === phrase.tokens[0]?.index);
      const anaphor = at < 3 ? undefined : anaphorAt(said, at, phrase);
      if (!anaphor) continue;
      const { first } = said;
      yield {
        mention: phrase.text,
        role: 'embedded',
        named: 'definite',
        describes: false,
        said,
        opening: { start: first.start, end: first.end, text: lowerOpening(first), opens: first.text },
        rest: [{ start: phrase.start, end: phrase.end, text: anaphor }],
      };
      break;
    }
  }
}

function anaphorAt(said: Said, at: number, phrase: NounPhrase): string | undefined {
  if (phrase.kind !== 'common' || phrase.tokens.at(-1) !== phrase.head || !isNameable(phrase)) return undefined;
  if (!/^(?:the|this|these|that|those|my|our)$/u.test(phrase.determiner?.lower ?? '')) return undefined;
  const others = said.tokens.filter(({ start }) => start < phrase.start || start >= phrase.end);
  if (hasThirdPerson(others) || others.some(({ lower, text }) => /^(?:or|there)$/u.test(lower) || text === ','))
    return undefined;
  const verb = said.tokens[at + phrase.tokens.length];
  const anaphor = anaphorOf(phrase);
  if (!anaphor || !verb || (phrase.number === 'singular' && anaphor.plural)) return undefined;
  if (isWanted(said, at) && verb.lower === 'to') return anaphor.object;
  return opensClause(said, at) && /^(?:VERB|AUX)$/u.test(verb.pos) && !/ing$/u.test(verb.lower)
    ? anaphor.subject
    : undefined;
}

/** `how`, `whether`, `how quiet` right before the phrase. */
function opensClause({ tokens }: Said, at: number): boolean {
  let back = at - 1;
  while (
    back > 1 &&
    /^(?:ADJ|ADV)$/u.test(tokens[back]?.pos ?? '') &&
    !OPENS.test(tokens[back]?.lower ?? '') &&
    at - back < 3
  )
    back--;
  const [before, word] = [tokens[back - 1], tokens[back]];
  if (!word || !before || !OPENS.test(word.lower)) return false;
  if (back < at - 1 && word.lower !== 'how') return false;
  return (
    BEFORE.test(before.lower) &&
    tokens.slice(1, back).every(({ lower }) => !/^(?:and|but|so|because|when|if|who|which)$/u.test(lower))
  );
}

/** `I don't want this trip to end`. */
function isWanted({ tokens }: Said, at: number): boolean {
  return at < 6 && /^(?:want|need|expect)$/u.test(tokens[at - 1]?.lemma ?? '');
}
