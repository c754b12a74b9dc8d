import { conjugate, type Doc, parse, type Question, type Sentence, type Token } from '../../src/plugin.js';
import { plainQuestion } from './asked.js';

/** A question read with a plain stand-in for its subject, and for a verb that was taken for a noun. */
export interface Resplit {
  readonly question: Question;
  readonly start: number;
  readonly end: number;
  /** The clause of the stand-ins with the question's own words. */
  restore(clause: string): string;
}

/** Verbs that are nouns or adjectives as well. */
const VERBISH =
  /^(?:close|change|sink|stretch|fit|double|float|last|own|race|rule|age|cost|lead|need|use|rise|run|walk|jump|visit|mean|matter|count|face|head|land|like|live|measure|move|open|pass|play|point|range|reach|rest|return|ride|ring|roll|sail|score|sell|serve|share|show|sleep|smell|sound|spread|stand|start|stay|stick|stop|store|strike|study|suit|surface|swim|taste|touch|trade|travel|turn|vote|wait|wake|wash|watch|wear|weigh|work|cry|die|dry|fly|fry|lie|bark|hatch|bloom|melt|freeze|burn|boil|rust|shrink|glow|hum|sting|bite|shed|pack|fight|cross|border|flow|drain|circle|orbit|house|contain|carry|feature|rank|rival|beat|guard|star|hit|kick|grip|smoke|drink|dance|laugh|sweat|breathe|cough|hunt|chase|mate|nest|drift|bounce|bend|crack|rot|ripen|spoil|dissolve|lay|sit|give|get|take|keep|hold|grow|eat|win|lose|begin|end|become|come|go|make|cause|produce|include|require|involve|refer|belong|border|precede|outlive|outnumber|exceed|enjoy|prefer|allow|help|prevent|protect|stain|smash|support|attend|marry|write|found|invent|paint|name|use)$/u;
const RELATIVE = /^(?:that|who|whose|which|whom|where|when|if|because|while|as|and|or)$/u;
const ADVERB =
  /^(?:ever|still|always|usually|really|actually|also|even|once|both|all|often|typically|generally|equally|normally|merely|just)$/u;

export function resplit(doc: Doc, sentence: Sentence): Resplit | undefined {
  const tokens = sentence.tokens;
  const mark = tokens.findIndex(({ text }) => /^[?]+$/u.test(text));
  const words = tokens.slice(0, mark < 0 ? tokens.length : mark);
  const [auxiliary, first] = words;
  const last = words.at(-1);
  if (!auxiliary || !first || !last || words.length < 4 || /["“”;:()—]/u.test(sentence.text)) return undefined;
  if (words.some(({ lower, text }) => lower === "n't" || text === ',') || first.lower === 'not') return undefined;
  const at = splitAt(words, auxiliary);
  const [verb, end] = [words[at ?? -1], words[(at ?? 0) - 1]];
  if (at === undefined || !verb || !end || at < 2) return undefined;
  const subject = doc.text.slice(first.start, end.end);
  const does = /^(?:do|does|did)$/u.test(auxiliary.lower);
  const stand = /^(?:are|were|do)$/u.test(auxiliary.lower) ? 'they' : 'she';
  const doing = words.slice(at).find(({ lower }) => !ADVERB.test(lower)) ?? verb;
  const modal = /^(?:can|could|will|would|should|must|may|might)$/u.test(auxiliary.lower);
  const swapsVerb = does || (modal && !/^(?:be|have)$/u.test(doing.lower));
  if (does && doing.lower === 'be') return undefined;
  const before = doc.text.slice(verb.start, doing.start);
  const rest = swapsVerb
    ? `${before}exist${doc.text.slice(doing.end, last.end)}`
    : doc.text.slice(verb.start, last.end);
  const question = plainQuestion(parse(`${auxiliary.text} ${stand} ${rest}?`));
  if (!question || question.subject.text !== stand) return undefined;
  const restore = (clause: string): string => {
    const named = clause.replace(new RegExp(`\\b${stand}\\b`, 'u'), () => subject);
    return swapsVerb
      ? named.replace(/\bexist(s|ed)?\b/u, (_, ending?: string) =>
          conjugate(doing.lower, ending === 's' ? 'third' : ending === 'ed' ? 'past' : 'base'),
        )
      : named;
  };
  return { question, start: auxiliary.start, end: last.end, restore };
}

/** The index where the predicate begins; undefined where more than one place could be it. */
function splitAt(words: readonly Token[], { lower }: Token): number | undefined {
  if (/^(?:do|does|did|can|could|will|would|should|must|may|might)$/u.test(lower)) return verbAt(words);
  return /^(?:is|are|was|were)$/u.test(lower) ? copularAt(words) : undefined;
}

function verbAt(words: readonly Token[]): number | undefined {
  const at = words.findIndex(({ lower, pos, kind, text }, place) => {
    const before = words[place - 1];
    if (place < 2 || !before || kind !== 'word' || text !== lower) return false;
    if (/^(?:DET|ADP|ADJ)$/u.test(before.pos) || /^(?:to|'s|'|and|or|of|in|at|on|for|with)$/u.test(before.lower))
      return false;
    return pos === 'VERB'
      ? words[place]?.lemma === lower && !/ed$/u.test(lower)
      : VERBISH.test(lower) && pos !== 'ADP' && pos !== 'PROPN';
  });
  if (
    at < 2 ||
    words
      .slice(1, at)
      .some(
        ({ lower, pos }) =>
          (RELATIVE.test(lower) && !(lower === 'and' && words[0]?.lower !== 'does')) ||
          (pos === 'VERB' && lower !== 'called'),
      )
  )
    return undefined;
  const next = words
    .slice(at + 1)
    .findIndex(
      ({ lower }, place) =>
        VERBISH.test(lower) && words[at + place]?.pos !== 'DET' && words[at + place]?.lower !== 'to',
    );
  if (next === 0) return undefined;
  let from = at;
  while (from > 2 && ADVERB.test(words[from - 1]?.lower ?? '')) from--;
  return from;
}

function copularAt(words: readonly Token[]): number | undefined {
  const than = words.findIndex(({ lower }) => lower === 'than');
  const compared =
    than > 2
      ? /er$/u.test(words[than - 1]?.lower ?? '')
        ? than - 1
        : /^(?:more|less)$/u.test(words[than - 2]?.lower ?? '')
          ? than - 2
          : -1
      : -1;
  if (
    compared > 1 &&
    /^(?:NOUN|PROPN|ADV|NUM)$/u.test(words[compared - 1]?.pos ?? '') &&
    !/^(?:a|an|the)$/u.test(words[compared - 1]?.lower ?? '')
  )
    return compared;
  const plain = (to: number): boolean =>
    !words.slice(1, to).some(({ lower, pos }) => RELATIVE.test(lower) || pos === 'VERB');
  const also = words.findIndex(
    ({ lower }, at) =>
      at > 2 && /^(?:also|still|equally|always|usually|often|generally)$/u.test(lower) && words[at + 1]?.pos === 'ADJ',
  );
  if (also > 0 && /^(?:NOUN|PROPN|NUM)$/u.test(words[also - 1]?.pos ?? '')) return also;
  const done = words.findIndex(
    ({ pos, lower, lemma }, at) =>
      at > 1 &&
      pos === 'VERB' &&
      lower !== lemma &&
      !/(?:ing|s)$/u.test(lower) &&
      /^(?:ADP|ADV|SCONJ)$/u.test(words[at + 1]?.pos ?? ''),
  );
  if (
    done > 1 &&
    plain(done) &&
    !words.slice(done + 1).some(({ lower }) => lower === 'than') &&
    isName(words.slice(1, done))
  )
    return done;
  return namedAt(words);
}

/** `Julius Caesar`, `Dolly the sheep`, `a fever of 40`: what the participle is said of, not what it describes. */
function isName([first, ...rest]: readonly Token[]): boolean {
  return (
    first?.pos === 'PROPN' && rest.every(({ pos, lower }) => /^(?:PROPN|DET|NOUN|NUM)$/u.test(pos) || lower === 'of')
  );
}

/** `Indira Gandhi | the …`, `the euro | Switzerland's …` */
function namedAt(words: readonly Token[]): number | undefined {
  const owned = (at: number): boolean => /^['’]s?$/u.test(words[at]?.text ?? '');
  let at = 1;
  if (words[1]?.pos === 'PROPN') {
    while (
      words[at]?.pos === 'PROPN' ||
      (words[at]?.lower === 'the' && words[at + 1]?.pos === 'PROPN' && !owned(at + 2))
    )
      at++;
    return at > 1 && /^(?:an?|the)$/u.test(words[at]?.lower ?? '') ? at : undefined;
  }
  if (words[1]?.pos !== 'DET' || words[2]?.pos !== 'NOUN') return undefined;
  return words[3]?.pos === 'PROPN' && owned(4) ? 3 : undefined;
}
