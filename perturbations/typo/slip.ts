import { type Candidate, type Edit, isWord, matchCase, type Rule, remembered, type Token } from '../../src/plugin.js';
import { safeWords } from './safe-words.js';

/** A slip inside one word: all misspellings of a lower-case word that the rule can make. */
export interface Slip extends Pick<Rule, 'about' | 'examples' | 'leaves'> {
  readonly misspell: (word: string) => readonly string[];
}

/** Words to one slip: well under one in eight, and one in a short text. */
const WORDS_TO_A_SLIP = 12;
/** Words looked at in one text: enough to choose from, however long the text. */
const ENOUGH_WORDS = 64;

/** Words whose misspellings are remembered: the same words come in most texts. */
const REMEMBERED = 2000;

/** A rule that makes such slips: one in a short text, up to four in a long one. */
export function slipRule({ misspell, ...facts }: Slip): Rule {
  const misspellings = remembered((word) => misspellingsOf(word, misspell), REMEMBERED);
  return {
    ...facts,
    *propose(doc, { rng }): Generator<Candidate> {
      let words = 0;
      for (const { kind } of doc.tokens) if (kind === 'word') words++;
      const together = Math.min(4, Math.max(1, Math.floor(words / WORDS_TO_A_SLIP)));
      const all: SlipIn[] = [];
      for (const word of rng.shuffle(safeWords(doc)).slice(0, ENOUGH_WORDS))
        for (const misspelling of misspellings(word.lower)) all.push({ word, misspelling });
      const slips = rng.shuffle(all);
      for (let at = 0; at < slips.length; at++)
        if (!slips[at]?.misspelling.reads) yield new Slipped(slips, at, together);
    },
  };
}

interface Misspelling {
  /** In lower case. */
  readonly text: string;
  /** Whether it could be taken for a word, or for a slip in another. */
  readonly reads: boolean;
}

interface SlipIn {
  readonly word: Token;
  readonly misspelling: Misspelling;
}

function misspellingsOf(word: string, misspell: Slip['misspell']): readonly Misspelling[] {
  const made = [...new Set(misspell(word))].filter((text) => text !== word && !/(.)\1\1/u.test(text)); // `beeeeper` is a long `beeper`
  return made.map((text) => ({ text, reads: reads(text) || isNearer(text, word) }));
}

/** The slip at a place and further ones after it, each in a word of its own. Of dozens one is taken, and edits are made for it alone. */
class Slipped implements Candidate {
  private readonly slips: readonly SlipIn[];
  private readonly from: number;
  private readonly together: number;

  constructor(slips: readonly SlipIn[], from: number, together: number) {
    this.slips = slips;
    this.from = from;
    this.together = together;
  }

  get edits(): readonly Edit[] {
    const taken = new Set<Token>();
    const edits: Edit[] = [];
    for (let at = this.from; at < this.slips.length && edits.length < this.together; at++) {
      const slip = this.slips[at];
      if (!slip || slip.misspelling.reads || taken.has(slip.word)) continue;
      taken.add(slip.word);
      edits.push(editOf(slip));
    }
    return edits;
  }
}

function editOf({ word, misspelling }: SlipIn): Edit {
  return { start: word.start, end: word.end, text: matchCase(word.text, misspelling.text) };
}

const PREFIX =
  /^(?:out|over|under|up|down|fore|mis|dis|un|re|pre|non|sub|inter|counter|anti|co|de|en|em|be)(?=\p{L}{3})/u;

/** Whether it could be taken for a word: one of the dictionary, one with a prefix (`outlie`), or two in one (`golfdish`). */
function reads(lower: string): boolean {
  if (isWord(lower) || (/[^s]s$/u.test(lower) && isWord(lower.slice(0, -1)))) return true;
  const prefixed = PREFIX.exec(lower);
  if (prefixed && isWord(lower.slice(prefixed[0].length))) return true;
  for (let at = 4; at <= lower.length - 4; at++) if (isWord(lower.slice(0, at)) && isWord(lower.slice(at))) return true;
  return false;
}

/** `sadest` for `safest`: a letter written once that another word has twice. */
function isNearer(lower: string, meant: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const doubled = lower.slice(0, at + 1) + lower.slice(at);
    if (doubled !== meant && isWord(doubled)) return true;
  }
  return false;
}
