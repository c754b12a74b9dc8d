import { ANYTHING, literal, NOTHING, neededIn, oneAfterOther, oneOf, repeated, type Shapes } from './pattern-shapes.js';

/**
 * Words, in lower case, of which one stands in each text that one of the expressions matches: what a rule that begins with
 * them may declare as its words. Nothing where an expression also matches without any certain word.
 * A word stands for itself.
 */
export function neededWords(...patterns: readonly (RegExp | string)[]): readonly string[] | undefined {
  const all = new Set<string>();
  for (const pattern of patterns) {
    const needed = typeof pattern === 'string' ? [pattern] : neededBy(pattern);
    if (!needed) return undefined;
    for (const word of needed) all.add(word);
  }
  return [...all];
}

function neededBy(pattern: RegExp): Iterable<string> | undefined {
  if (pattern.flags.includes('v')) return undefined;
  return listed(pattern) ?? neededIn(around(new Reader(pattern.source).alternatives()));
}

/** The words of an expression that is a list of whole words and no more, however long: `^(?:one|another)$`. */
function listed({ source }: RegExp): readonly string[] | undefined {
  return /^\^\(\?:([a-z]+(?:\|[a-z]+)*)\)\$$/u.exec(source)?.[1]?.split('|');
}

/** Anything may stand before and after a match. */
const around = (match: Shapes): Shapes => oneAfterOther(oneAfterOther(ANYTHING, match), ANYTHING);

/** Reads the source of an expression from left to right. */
class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  alternatives(): Shapes {
    const found = [this.sequence()];
    while (this.takes(/\|/uy)) found.push(this.sequence());
    return oneOf(found);
  }

  private sequence(): Shapes {
    let read = NOTHING;
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at)))
      read = oneAfterOther(read, this.quantified(this.part()));
    return read;
  }

  private part(): Shapes {
    const written = this.takes(/[\w ]{2,}(?![?*+{])/uy);
    if (written) return literal(written);
    if (this.takes(/\(\?<?!\[(?=[^\]]*\\p\{L\})(?=[^\]]*\\d)[^\]^][^\]]*\]\)/uy)) return literal(' '); // no letter beside it
    if (this.takes(/\(\?<?!|\(\?<=/uy)) return this.until(NOTHING);
    // What a lookahead sees is read again by what comes after it.
    if (this.takes(/\(\?=/uy)) return oneAfterOther(this.group(), ANYTHING);
    if (this.takes(/\((?:\?:|\?<\w+>)?/uy)) return this.group();
    const set = this.takes(/\[(?:\\.|[^\]\\])*\]/uy);
    if (set) return ofClass(set.slice(1, -1));
    if (this.takes(/\\[bsWnrtfv]|[\^$]/uy)) return literal(' ');
    if (this.takes(/\\[pP]\{[^}]*\}|\\k<\w+>|\\[dDwSB1-9]|\./uy)) return ANYTHING;
    return character(this.takes(/\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\?./isuy) ?? '');
  }

  private group(): Shapes {
    const read = this.alternatives();
    this.at++;
    return read;
  }

  /** Reads a group of which nothing is used. */
  private until(instead: Shapes): Shapes {
    this.group();
    return instead;
  }

  private quantified(part: Shapes): Shapes {
    const [, sign, least = '', more, most = ''] = /^([?*+]|\{(\d+)(,(\d*))?\})\??$/u.exec(
      this.takes(/(?:[?*+]|\{\d+(?:,\d*)?\})\??/uy) ?? '',
    ) ?? ['', ''];
    if (sign === '') return part;
    if (sign === '?') return repeated(part, 0, 1);
    if (sign === '*' || sign === '+') return repeated(part, sign === '+' ? 1 : 0, Infinity);
    return repeated(part, Number(least), more === undefined ? Number(least) : most === '' ? Infinity : Number(most));
  }

  private takes(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.at;
    const [taken] = sticky.exec(this.source) ?? [];
    this.at += taken?.length ?? 0;
    return taken;
  }
}

/** A character as it stands, or by its number. */
function character(written: string): Shapes {
  const [, code] = /^\\[ux]\{?([\da-f]+)\}?$/iu.exec(written) ?? [];
  return literal(code === undefined ? written.replace(/^\\/u, '') : String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Any of a few characters; anything where there are ranges, kinds of letters, or all but some. */
function ofClass(inside: string): Shapes {
  if (/^\^|.-.|\\[pPdDwSBu]/u.test(inside.replaceAll('\\-', ''))) return ANYTHING;
  return oneOf(
    (inside.match(/\\.|./gsu) ?? []).map((each) => (/^\\[sWnrtfvb]$/u.test(each) ? literal(' ') : character(each))),
  );
}
