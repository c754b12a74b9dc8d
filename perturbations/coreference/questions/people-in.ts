import {
  animacyOf,
  type Doc,
  genderOf,
  isInfinitive,
  isPlace,
  isWord,
  perDoc,
  type Token,
} from '../../../src/plugin.js';
import { endsAsPerson } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';
import { isTimeNoun } from '../stated/boundary.js';

/** Somebody who is named in a text, or something of whom or which that cannot be told. */
export interface Named {
  readonly start: number;
  readonly end: number;
  /** How they are named again: `the skier`, `my roommate`, `Amundsen`; undefined where they cannot be. */
  readonly again: string | undefined;
  readonly pronoun: 'he' | 'she' | undefined;
}

/** Everybody whom `he` or `she` could mean, in the order of the text. */
export const peopleIn = perDoc(({ tokens, text, span }: Doc): readonly Named[] => {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    if (token.pos === 'PROPN' && !isPlainPlural(tokens, at)) {
      const end = lastOfName(tokens, at);
      const named = bearer(tokens, at, end, span(token.start, tokens[end]?.end ?? token.end).text);
      if (named && !found.some(({ again }) => again !== undefined && again === named.again)) found.push(named);
      at = end;
    } else if (isSomebody(token, tokens[at + 1]) && !isSaidOf(tokens, at)) {
      const same = found.findIndex(({ again }) => again?.split(' ').at(-1) === token.lower);
      if (same >= 0 && /^(?:the|that|this)$/u.test(tokens[at - 1]?.lower ?? '')) continue;
      found.push({ start: token.start, end: token.end, again: againOf(tokens, at), pronoun: genderOfNoun(token) });
    }
  }
  return text.length > 0 ? found : [];
});

/** How nouns end of those who do something. */
const AGENT = /[a-z]{3}(?:[^cis]er|or|ist|ian|ant|ee|ess|man|woman)$/u;
/** People whom the lists take for things. */
const ALSO = /^(?:suspect|midwife|accused|heir|heiress|nun|bride|groom|plaintiff|culprit|burglar|victim)$/u;
const FIRST = /^(?:an?|the|my|our)$/u;
const PLACED = /^(?:in|at|near|on|from|across|into|through|towards?|over|outside|inside|around|by|between|under)$/u;
const WENT = /^(?:send|sail|travel|move|go|come|fly|drive|return|flee|exile|march|emigrate|back|ship|walk|ride|take)$/u;

const LEADS = /^(?:ferry|train|bus|flight|trip|road|way|voyage|journey|boat|ship|ticket|visit|plane|route)$/u;

function isSomebody({ pos, lower, lemma }: Token, next: Token | undefined): boolean {
  if (
    pos !== 'NOUN' ||
    (next?.pos === 'NOUN' && !isInfinitive(next.lemma) && !next.lower.endsWith('s')) ||
    (lemma !== lower && lower.endsWith('s'))
  )
    return false;
  const animacy = animacyOf(lower);
  return (
    animacy === 'person' ||
    animacy === 'animal' ||
    endsAsPerson(lower) ||
    ALSO.test(lower) ||
    (animacy === 'unknown' && AGENT.test(lower))
  );
}

/** `Antibiotics were given`: the first word of a text, and no name. */
const isPlainPlural = (tokens: readonly Token[], at: number): boolean =>
  at === 0 && /[^s]s$/u.test(tokens[at]?.lower ?? '') && isWord(tokens[at]?.lower ?? '') && tokens[1]?.pos !== 'PROPN';

/** `became a celebrated | speaker`: of somebody who is named before. */
function isSaidOf(tokens: readonly Token[], at: number): boolean {
  let first = at - 1;
  while (/^(?:ADJ|NOUN|NUM)$/u.test(tokens[first]?.pos ?? '') && at - first < 4) first--;
  if (/^(?:me|us|you|him|them)$/u.test(tokens[first - 1]?.lower ?? '') && tokens[first]?.lower === 'the') return true; // `make me the | owner`
  if (!/^an?$/u.test(tokens[first]?.lower ?? '')) return false;
  const verb = tokens[first - 1];
  return (
    first > 2 && /^(?:be|become|remain)$/u.test(verb?.lemma ?? '') && !/^there$/iu.test(tokens[first - 2]?.text ?? '')
  );
}

function genderOfNoun({ lower }: Token): Named['pronoun'] {
  const gender = genderOf(lower);
  return gender === 'female' ? 'she' : gender === 'male' ? 'he' : undefined;
}

/** `a curious | telegraph operator`: the nouns with the determiner before them. */
function againOf(tokens: readonly Token[], at: number): string | undefined {
  let from = at;
  while (tokens[from - 1]?.pos === 'NOUN') from--;
  let first = from - 1;
  while (/^(?:ADJ|VERB|NUM)$/u.test(tokens[first]?.pos ?? '') && from - first < 4) first--;
  const determiner = tokens[first]?.lower ?? '';
  const last = tokens[at]?.lower ?? '';
  if (determiner === 'a' && /^(?:friend|colleague|cousin|relative|mate)$/u.test(last)) return undefined;
  const noun = tokens.slice(from, at + 1).map(({ text }) => text);
  if (!FIRST.test(determiner) || noun.length > 2) return undefined;
  if (animacyOf(last) !== 'person' && !endsAsPerson(last) && !ALSO.test(last)) return undefined;
  return `${/^(?:my|our)$/u.test(determiner) ? determiner : 'the'} ${noun.join(' ')}`;
}

function lastOfName(tokens: readonly Token[], at: number): number {
  let end = at;
  for (;;) {
    const [next, then] = [tokens[end + 1], tokens[end + 2]];
    if (next?.pos === 'PROPN') end++;
    else if (/^(?:of|de|von|van|the)$/u.test(next?.lower ?? '') && then?.pos === 'PROPN') end += 2;
    else return end;
  }
}

function bearer(tokens: readonly Token[], at: number, end: number, name: string): Named | undefined {
  const [before, verb, next, first] = [tokens[at - 1], tokens[at - 2], tokens[end + 1], tokens[at]];
  const plain = first
    ? { start: first.start, end: tokens[end]?.end ?? first.end, tokens: tokens.slice(at, end + 1), text: name }
    : undefined;
  if (!plain || next?.pos === 'NOUN' || isPlace(name) || isTimeNoun(name.toLowerCase())) return undefined;
  if (before?.lower === 'the' || PLACED.test(before?.lower ?? '')) return undefined;
  if (before?.lower === 'to' && (WENT.test(verb?.lemma ?? '') || LEADS.test(verb?.lower ?? ''))) return undefined;
  const anaphor = nameAnaphor(plain);
  if (anaphor?.subject === 'it' || anaphor?.subject === 'they') return undefined;
  const pronoun = anaphor?.subject === 'he' || anaphor?.subject === 'she' ? anaphor.subject : undefined;
  return {
    start: plain.start,
    end: plain.end,
    again: pronoun || at < end || isDoer(tokens, at) || KIN.test(name) ? shortOf(name) : undefined,
    pronoun,
  };
}

/** `Oskar handed it in`, at the beginning of a sentence or behind a comma. */
const isDoer = (tokens: readonly Token[], at: number): boolean =>
  /^(?:VERB|AUX)$/u.test(tokens[at + 1]?.pos ?? '') && /^[.,;]?$/u.test(tokens[at - 1]?.text ?? '');

const KIN = /^(?:Grand(?:pa|ma|dad|father|mother)|Mum|Mom|Dad)$/u;

const TITLE =
  /^(?:King|Queen|Prince|Princess|Emperor|Empress|Tsar|Pope|Saint|St|Lord|Lady|Sir|Dame|Mr|Mrs|Ms|Miss|Dr|Captain|General|President|Aunt|Uncle)\b/u;

/** Whose full name is long, and who are named again by what they are. */
const REIGNING = /^(King|Queen|Emperor|Empress|Tsar|Pope)\b.* (?:of|[IVX]+)\b/u;

function shortOf(text: string): string | undefined {
  const [, office] = REIGNING.exec(text) ?? [];
  if (office) return `the ${office.toLowerCase()}`;
  if (TITLE.test(text) || !/ /u.test(text)) return text;
  const [, alone] = /^(\p{Lu}\p{Ll}+) of \p{Lu}\p{Ll}+$/u.exec(text) ?? [];
  return alone ?? /^(?:\p{Lu}\p{L}+ ){1,2}(\p{Lu}\p{Ll}{2,})$/u.exec(text)?.[1];
}
