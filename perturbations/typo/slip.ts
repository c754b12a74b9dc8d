import { type Candidate, type Edit, isWord, matchCase, type Rule, type Token } from '../../src/plugin.js';
import { safeWords } from './safe-words.js';

/** A slip inside one word: all misspellings of a lower-case word that the rule can make. */
export interface Slip extends Pick<Rule, 'about' | 'examples' | 'leaves'> {
  readonly misspell: (word: string) => readonly string[];
}

/** Words to one slip: well under one in eight, and one in a short text. */
const WORDS_TO_A_SLIP = 12;
/** Words looked at in one text: enough to choose from, however long the text. */
const ENOUGH_WORDS = 64;

/** A rule that makes such slips: one in a short text, up to four in a long one. */
export function slipRule({ misspell, ...facts }: Slip): Rule {
  return {
    ...facts,
    *propose(doc, { rng }): Generator<Candidate> {
      const words = doc.tokens.filter((token) => token.kind === 'word').length;
      const together = Math.min(4, Math.max(1, Math.floor(words / WORDS_TO_A_SLIP)));
      const targets = rng.shuffle(safeWords(doc)).slice(0, ENOUGH_WORDS);
      const slips = rng.shuffle(targets.flatMap((word) => slipsIn(word, misspell)));
      for (const [at, slip] of slips.entries()) {
        if (reads(slip.misspelt)) continue;
        yield { edits: [editOf(slip), ...more(slips, at, together - 1)] };
      }
    },
  };
}

interface SlipIn {
  readonly word: Token;
  /** In lower case. */
  readonly misspelt: string;
}

function slipsIn(word: Token, misspell: Slip['misspell']): SlipIn[] {
  const made = [...new Set(misspell(word.lower))].filter(
    (misspelt) => misspelt !== word.lower && !/(.)\1\1/u.test(misspelt), // `beeeeper` is a long `beeper`
  );
  return made.map((misspelt) => ({ word, misspelt }));
}

function editOf({ word, misspelt }: SlipIn): Edit {
  return { start: word.start, end: word.end, text: matchCase(word.text, misspelt) };
}

/** Up to `count` further slips, each in a word of its own. */
function more(slips: readonly SlipIn[], from: number, count: number): Edit[] {
  const taken = new Set([slips[from]?.word]);
  const edits: Edit[] = [];
  for (let at = from + 1; at < slips.length && edits.length < count; at++) {
    const slip = slips[at];
    if (!slip || taken.has(slip.word) || reads(slip.misspelt)) continue;
    taken.add(slip.word);
    edits.push(editOf(slip));
  }
  return edits;
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
