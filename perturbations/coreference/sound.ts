import { conjugate, type Question, type Token } from '../../src/plugin.js';
import { hidesVerb } from './asked/hides-verb.js';

const QUANTITY: ReadonlySet<string> = new Set(
  'half|both|all|most|some|many|few|each|more|less|either|neither|enough|several|fewer'.split('|'),
);
/** What a predicate after `do` or a modal never begins with. */
const NO_START: ReadonlySet<string> = new Set('away|up|off|out|down|back|than|of|and|or'.split('|'));
/** Verbs with another base form right after them. */
const BEFORE_VERB = /^(?:help|let|make|see|hear|watch|go|come|be|have|dare|need|feel)$/u;
/** How something is done, and not how often or by what rule. */
const MANNER =
  /^(?!(?:usual|normal|general|typical|ordinari|legal|lawful|automatical|common|frequent|probab|possib|real|actual|necessari|final|easi|sudden|on|ear|immediate|certain|sure|like|unlike|rare|regular|eventual|general)ly$)[a-z]+ly$/u;
const OPENS_CLAUSE =
  /^(?:that|who|which|whose|whom|if|when|because|than|before|after|as|and|or|but|where|while|how|what|although|though|until|unless|since|whether|once|why|,|to|help|let|make|see|hear|watch)$/u;

/** Whether a question was surely divided where its subject ends: nothing on either side says otherwise. */
export function isSound({ subject, predicate, form }: Question): boolean {
  const last = subject.tokens.at(-1);
  if (
    !last ||
    /^(?:DET|ADP|AUX|CCONJ|SCONJ)$/u.test(last.pos) ||
    /^(?:her|his|its|their|my|your|our)$/u.test(last.lower)
  )
    return /^(?:it|her|that|this|those|these|one|another|all|both|each|many|some|there)$/u.test(
      subject.text.toLowerCase(),
    );
  if (last.lower === 'times') return false; // `six times | seven`
  if (isTorn({ subject, predicate })) return false;
  if (subject.tokens.length === 1 && QUANTITY.has(last.lower)) return false;
  if (hidesVerb(subject.tokens, predicate.tokens)) return false;
  const at = predicate.tokens.findIndex(
    ({ pos, lemma, lower }) =>
      (pos !== 'ADV' && lemma !== 'not') || NO_START.has(lower) || (form === 'be' && /er$/u.test(lower)),
  );
  const [first, next] = [predicate.tokens[at], predicate.tokens[at + 1]];
  if (!first || NO_START.has(first.lower)) return false;
  if (form === 'do' || form === 'modal') {
    if (first.pos === 'NOUN' && next && !/^(?:DET|ADP|PROPN|PRON|NUM|ADV|PART|SCONJ|NOUN|PUNCT)$/u.test(next.pos))
      return false;
    if (next && isBase(next) && !BEFORE_VERB.test(first.lower)) return false;
  }
  if (form === 'be' && first.pos === 'ADJ' && next?.pos === 'ADJ' && predicate.tokens[at + 2]?.lower === 'to')
    return false;
  if (form === 'be' && (isReduced(subject.tokens) || isLong(subject.tokens))) return false;
  if (hidesPredicate(subject.tokens)) return false;
  if (
    form === 'be' &&
    subject.kind === 'name' &&
    first.lower === 'the' &&
    predicate.tokens.slice(at + 1, at + 4).some(({ pos }) => pos === 'VERB')
  )
    return false; // `Was Dolly the sheep cloned`
  if (form === 'be' && first.pos === 'VERB' && isCompared(predicate.tokens.slice(at + 1))) return false;
  return !goesOn(predicate.tokens.slice(at));
}

/** `sharpened | properly be safer`, `a boil | wash … do it good`: the subject ends later. */
export function isTorn({ subject, predicate: { tokens } }: Pick<Question, 'subject' | 'predicate'>): boolean {
  const last = subject.tokens.at(-1);
  return (
    (last !== undefined &&
      (last.pos === 'VERB' || /[^e]ed$/u.test(last.lower)) &&
      MANNER.test(tokens[0]?.lower ?? '')) ||
    goesOn(tokens.slice(tokens.findIndex(({ pos }) => pos !== 'ADV')))
  );
}

/** `the vaccine for smallpox in use`: the second phrase may be what is said of the subject. */
function isLong(tokens: readonly Token[]): boolean {
  return tokens.filter(({ pos, lower }) => pos === 'ADP' && lower !== 'of').length > 1;
}

/** `the mole's droppings stay`, `insulin first given`: no noun follows a plural, and a participle is none. */
function hidesPredicate(tokens: readonly Token[]): boolean {
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  if (!before || !last || last.pos !== 'NOUN') return false;
  if (
    /^(?:first|last|ever|once|still|now|then|often)$/u.test(before.lower) &&
    /(?:ed|en|wn|de|ld|nd|ught)$/u.test(last.lower)
  )
    return true;
  return (
    before.pos === 'NOUN' && before.lower !== before.lemma && before.lower.endsWith('s') && last.lower === last.lemma
  );
}

/** `insulin first given`, `Maria Callas known for her voice`: the participle may be what is said of the subject. */
function isReduced(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ pos, lower, lemma }, at) =>
      pos === 'VERB' &&
      lower !== lemma &&
      !/ing$/u.test(lower) &&
      /^(?:NOUN|PROPN|ADV|NUM)$/u.test(tokens[at - 1]?.pos ?? '') &&
      !/^(?:NOUN|PROPN|ADJ)$/u.test(tokens[at + 1]?.pos ?? ''),
  );
}

function isBase({ pos, lower, lemma }: Token): boolean {
  if (lower === 'be') return true;
  return pos === 'VERB' && lower === lemma && conjugate(lemma, 'past') !== lower;
}

/** `made of four digits harder to crack`: what is said of the subject comes only now. */
function isCompared(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ lower, pos }, at) =>
      (pos === 'ADJ' || pos === 'ADV') &&
      /er$/u.test(lower) &&
      tokens[at - 1]?.pos === 'NOUN' &&
      /^(?:to|than)$/u.test(tokens[at + 1]?.lower ?? ''),
  );
}

/** `known for his hats won a prize`: a verb with its object, and nothing that opens a clause for it. */
function goesOn(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (at === 0 || !(token.pos === 'VERB' || token.lower === 'do') || /ing$/u.test(token.lower)) return false;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!/^(?:NOUN|PROPN)$/u.test(before?.pos ?? '')) return false;
    if (!/^(?:DET|PROPN)$/u.test(next?.pos ?? '') && !(token.lower === 'do' && next?.pos === 'PRON')) return false;
    return !tokens.slice(0, at).some(({ lower }) => OPENS_CLAUSE.test(lower));
  });
}
