/**
 * What each match of a part of an expression looks like: letters and digits as they are, ` ` for whatever ends a word, `*`
 * for anything at all, nothing included; and words of which one stands in each match, where that is known already.
 */
export interface Shapes {
  readonly shapes: readonly string[];
  readonly needs: ReadonlySet<string> | undefined;
}

export const ANYTHING: Shapes = { shapes: ['*'], needs: undefined };
export const NOTHING: Shapes = { shapes: [''], needs: undefined };

/** More of them are told by how they begin and how they end. */
const MANY = 96;
/** Words that most texts have: they tell little. */
const COMMON = new Set(
  `a an the i it is was are were be been to of and in for on my we you he she they me our your his her their that this at not have has
   had can could will would so with by from as but or if all no there what about s t m re ve d ll do did does`.split(
    /\s+/u,
  ),
);

/** Letters as they stand, and what is none as the end of a word. */
export function literal(written: string): Shapes {
  return { shapes: [written.toLowerCase().replaceAll(/\W+/gu, ' ')], needs: undefined };
}

export function oneAfterOther(first: Shapes, second: Shapes): Shapes {
  const [one, other] =
    first.shapes.length * second.shapes.length > MANY * 8 ? [shortened(first), shortened(second)] : [first, second];
  const shapes = one.shapes.flatMap((start) => other.shapes.map((end) => plain(start + end)));
  return fewer({ shapes, needs: better(one.needs, other.needs) });
}

export function oneOf(parts: readonly Shapes[]): Shapes {
  const needs = parts.some((part) => part.needs) ? together(parts.map(neededIn)) : undefined;
  return fewer({ shapes: parts.flatMap(({ shapes }) => shapes), needs });
}

export function repeated(part: Shapes, least: number, most: number): Shapes {
  const apart = part.shapes.every((shape) => shape === ' ');
  const often = most > 1 && !apart ? oneOf([part, oneAfterOther(oneAfterOther(part, ANYTHING), part)]) : part;
  return least > 0 ? often : fewer({ shapes: ['', ...often.shapes], needs: undefined });
}

/** Words of which one stands in each match, the best that are known. */
export function neededIn({ shapes, needs }: Shapes): ReadonlySet<string> | undefined {
  return better(needs, covering(shapes));
}

/** Few and rare words of which each shape has one: again and again the word that does most for what it costs. */
function covering(shapes: readonly string[]): ReadonlySet<string> | undefined {
  if (!shapes.every((shape) => / \w+ /u.test(shape))) return undefined;
  let open = shapes.map((shape) => new Set(shape.match(/(?<= )\w+(?= )/gu)));
  const worth = new Map<string, number>();
  const count = (words: ReadonlySet<string>, sign: number) => {
    for (const word of words) worth.set(word, (worth.get(word) ?? 0) + sign / cost(word));
  };
  for (const words of open) count(words, 1);
  const chosen = new Set<string>();
  while (open.length > 0) {
    let best = '';
    for (const [word, value] of worth) if (value > (worth.get(best) ?? 0)) best = word;
    chosen.add(best);
    for (const words of open) if (words.has(best)) count(words, -1);
    open = open.filter((words) => !words.has(best));
  }
  return chosen;
}

function together(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (!set) return undefined;
    for (const word of set) all.add(word);
  }
  return all;
}

const cost = (word: string): number => (COMMON.has(word) ? 40 : 1);
const costs = (words: ReadonlySet<string>): number => [...words].reduce((sum, word) => sum + cost(word), 0);

function better(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined {
  return one && other ? (costs(one) <= costs(other) ? one : other) : (one ?? other);
}

function fewer(part: Shapes): Shapes {
  const shapes = [...new Set(part.shapes)];
  return shapes.length > MANY ? shortened({ shapes, needs: part.needs }) : { shapes, needs: part.needs };
}

/** Only how the shapes begin and end; what they need is kept apart. */
function shortened(part: Shapes): Shapes {
  const ends = new Set(
    part.shapes.map((shape) => shape.replace(/^(\w*[ *]).*([ *]\w*)$/u, (_, start, end) => plain(`${start}*${end}`))),
  );
  return { shapes: ends.size > MANY ? ['*'] : [...ends], needs: neededIn(part) };
}

function plain(shape: string): string {
  if (!shape.includes('*') && !shape.includes('  ')) return shape;
  return shape.replaceAll(/ {2,}/gu, ' ').replaceAll(/\*(?: ?\*)+/gu, '*');
}
