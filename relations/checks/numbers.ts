/** A number as a text writes it. */
export interface WrittenNumber {
  readonly value: number;
  readonly isPercent: boolean;
  /** UTF-16 offsets, with what belongs to the number: sign, currency, `%`, `million`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What stands between thousands beside the comma or the full stop: blanks that do not break, apostrophes, underscores. */
const SEPARATORS = "\\u00A0\\u2009\\u202F'’_";

const SCALES: Readonly<Record<string, number>> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  ...{ k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 },
};

/**
 * Digits that begin no name (`GPT-4`, `policy_doc_3`), id (`#12`), nor version (`1.2.3`). A letter for thousands or millions
 * counts only after a currency: `$1.2M`, since `5m` may be metres. The groups of a number are bounded: a long row of them would be
 * read again from each.
 */
function pattern(decimal: '.' | ','): RegExp {
  const group = `[${decimal === '.' ? ',' : '.'}${SEPARATORS}]`;
  const point = decimal === '.' ? '\\.' : ',';
  return new RegExp(
    [
      '(?<sign>(?<![\\p{L}\\p{N}_)\\]])[-−+])?',
      '(?<currency>[$€£¥₹]\\s?)?(?<later>(?<=[$€£¥₹]\\s?)[-−])?',
      `(?<![\\p{L}\\p{N}_#]|[\\p{L}_]-|\\d${point})`,
      `(?<whole>\\d{1,3}(?:(?<by>${group})\\d{3}(?:\\k<by>\\d{3}){0,11})(?!\\d)|\\d{1,2}(?:,\\d{2}){1,12},\\d{3}(?!\\d)|\\d+)?`,
      `(?<part>${point}\\d+)?(?<=\\d)(?!\\d|${point}\\d)`,
      '(?:[eE](?<power>[-+]?\\d{1,3})(?![\\p{L}\\d])|\\s?(?:[×x*]|\\\\times)\\s?10\\^\\{?(?<ten>[-−+]?\\d{1,3})\\}?)?',
      '(?:\\s?(?<percent>%|per ?cent\\b)|\\s(?<scale>thousand|million|billion|trillion)\\b|(?<letter>[kKmMbB]n?)(?![\\p{L}\\d]))?',
    ].join(''),
    'gu',
  );
}

const PATTERNS = { '.': pattern('.'), ',': pattern(',') };

/** The numbers that a text writes in digits, in order. */
export function numbersIn(text: string, decimal: '.' | ',' = '.'): readonly WrittenNumber[] {
  return [...text.matchAll(PATTERNS[decimal])].flatMap((match) => {
    const parts = match.groups ?? {};
    const magnitude = Number(`${digits(parts['whole'])}.${digits(parts['part']?.slice(1))}`);
    const power = Number((parts['power'] ?? parts['ten'] ?? '0').replace('−', '-'));
    const letter = parts['currency'] === undefined ? undefined : parts['letter']?.toLowerCase();
    const isNegative = /[-−]/u.test(`${parts['sign'] ?? ''}${parts['later'] ?? ''}`);
    const scale = SCALES[parts['scale'] ?? letter ?? ''] ?? 1;
    const unused = letter === undefined ? (parts['letter']?.length ?? 0) : 0;
    const written = match[0].slice(0, match[0].length - unused);
    const value = (isNegative ? -1 : 1) * Number(`${magnitude}e${power}`) * scale;
    const [start, end] = [match.index, match.index + written.length];
    return [{ value, isPercent: parts['percent'] !== undefined, start, end, text: written }];
  });
}

function digits(written = ''): string {
  return written.replace(/\D/gu, '') || '0';
}
