import type { Token } from '../../src/plugin.js';
import { copularAt, RELATIVE } from './copular-at.js';

/** Verbs that are nouns or adjectives as well. */
const VERBISH: ReadonlySet<string> = new Set(
  'close|change|sink|stretch|fit|double|float|last|own|race|rule|age|cost|lead|need|use|rise|run|walk|jump|visit|mean|matter|count|face|head|land|like|live|measure|move|open|pass|play|point|range|reach|rest|return|ride|ring|roll|sail|score|sell|serve|share|show|sleep|smell|sound|spread|stand|start|stay|stick|stop|store|strike|study|suit|surface|swim|taste|touch|trade|travel|turn|vote|wait|wake|wash|watch|wear|weigh|work|cry|die|dry|fly|fry|lie|bark|hatch|bloom|melt|freeze|burn|boil|rust|shrink|glow|hum|sting|bite|shed|pack|fight|cross|border|flow|drain|circle|orbit|house|contain|carry|feature|rank|rival|beat|guard|star|hit|kick|grip|smoke|drink|dance|laugh|sweat|breathe|cough|hunt|chase|mate|nest|drift|bounce|bend|crack|rot|ripen|spoil|dissolve|lay|sit|give|get|take|keep|hold|grow|eat|win|lose|begin|end|become|come|go|make|cause|produce|include|require|involve|refer|belong|border|precede|outlive|outnumber|exceed|enjoy|prefer|allow|help|prevent|protect|stain|smash|support|attend|marry|write|found|invent|paint|name|use|purchase|row|divide|faint|borrow|taste|plant|catch|damage|fall|fill|fix|hold|pay|question|sweeten|type|value|worry|wrap|split|support|tie|tip'.split(
    '|',
  ),
);
export const ADVERB =
  /^(?:ever|still|always|usually|really|actually|also|even|once|first|already|both|all|often|typically|generally|equally|normally|merely|just|sometimes|commonly|frequently|rarely)$/u;

/** The index where the predicate begins; undefined where more than one place could be it. */
export function splitAt(words: readonly Token[], { lower }: Token): number | undefined {
  if (/^(?:do|does|did|can|could|will|would|should|must|may|might)$/u.test(lower)) return verbAt(words);
  if (/^(?:has|have|had)$/u.test(lower)) {
    const got = words.findIndex((word) => word.lower === 'got');
    return got > 1 && !words.slice(1, got).some((word) => RELATIVE.test(word.lower)) ? got : undefined;
  }
  return /^(?:is|are|was|were)$/u.test(lower) ? beforeGrade(words, copularAt(words)) : undefined;
}

/** `goods from abroad | sometimes held`: how often goes after `be`, with what is said. */
function beforeGrade(words: readonly Token[], at: number | undefined): number | undefined {
  const grades = /^(?:sometimes|often|usually|commonly|frequently|rarely)$/u.test(words[(at ?? 0) - 1]?.lower ?? '');
  return at !== undefined && at > 2 && grades ? at - 1 : at;
}

function verbAt(words: readonly Token[]): number | undefined {
  const at = words.findIndex(({ lower, pos, kind, text }, place) => {
    const before = words[place - 1];
    if (place < 2 || !before || kind !== 'word' || text !== lower) return false;
    if (
      /^(?:DET|ADP|ADJ)$/u.test(before.pos) ||
      /^(?:to|'s|'|and|or|of|in|at|on|for|with|his|her|its|their|my|your|our)$/u.test(before.lower)
    )
      return false;
    if (/^(?:be|have)$/u.test(lower)) return true;
    return pos === 'VERB'
      ? words[place]?.lemma === lower && !/ed$/u.test(lower)
      : VERBISH.has(lower) && pos !== 'ADP' && pos !== 'PROPN';
  });
  if (
    at < 2 ||
    words
      .slice(1, at)
      .some(
        ({ lower, pos }) =>
          (RELATIVE.test(lower) && !(lower === 'and' && words[0]?.lower !== 'does')) ||
          pos === 'AUX' ||
          (pos === 'VERB' && !isNoVerb(words, lower)),
      )
  )
    return undefined;
  const next = words
    .slice(at + 1)
    .findIndex(
      ({ lower }, place) => VERBISH.has(lower) && words[at + place]?.pos !== 'DET' && words[at + place]?.lower !== 'to',
    );
  if (next === 0) return undefined;
  let from = at;
  while (from > 2 && ADVERB.test(words[from - 1]?.lower ?? '')) from--;
  return from;
}

/** `barn swallows`, `a torn ligament`, `a queen called Ida`: no finite verb of the question. */
function isNoVerb(words: readonly Token[], verb: string): boolean {
  const at = words.findIndex(({ lower }) => lower === verb);
  const [before, token] = [words[at - 1], words[at]];
  if (verb === 'called' || (before?.pos === 'DET' && token?.lemma !== verb)) return true;
  return (
    /^(?:do|did)$/u.test(words[0]?.lower ?? '') &&
    /[^s]s$/u.test(verb) &&
    /^(?:NOUN|PROPN|ADJ)$/u.test(before?.pos ?? '')
  );
}
