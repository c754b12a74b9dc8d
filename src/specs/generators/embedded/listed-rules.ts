import { splitList } from '../../demands/values.js';
import type { PromptLine } from './prompt-lines.js';

const OFFERS =
  /\b(?:tags?|categor(?:y|ies)|labels?|classes|class|options?|values|types?|one of|sentiments?|choices)\b/iu;
const FORM = /\b(?:format|form|template|structure|layout|as follows|like this)\b/iu;
const INLINE = /(?:\b(?:one of|either|following|categories|labels|tags|classes|options|values)\b)[^:.]{0,60}:\s*(?<listed>[^.]{3,600})\.?$/iu; // biome-ignore format: one expression
const ONE_OF = /\bone of (?<listed>(?:["“'‘`][^"”'’`]{1,40}["”'’`](?:, | or |, or )?){2,20})/iu;
const JSON_LINE = /^(?:[{}[\]]|"[\w-]{1,40}"\s*:)/u;
const KEY = /"([\w-]{1,40})"\s*:/gu;
const FIELD = /^(?<label>\p{Lu}[\p{L}\p{N} /-]{0,30}?)\s*:\s*(?:[<[({…-]|\.\.\.)/u;

/** Rules that come from lists: the values to choose from, and the labels of a form to fill in. */
export interface ListedRules {
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Of a JSON object that is shown as the form. */
  readonly keys: readonly string[];
  /** The lines that the lists stand on: they are no rules by themselves. */
  readonly used: ReadonlySet<PromptLine>;
}

export function listedRules(lines: readonly PromptLine[]): ListedRules {
  const fields = lines.filter(({ text, under }) => FORM.test(under) && FIELD.test(text));
  const bullets = lines.filter(({ text, under, bullet }) => bullet && OFFERS.test(under) && isValue(valueIn(text)));
  const json = lines.filter(
    ({ text, under }) => JSON_LINE.test(text) && (FORM.test(under) || /\bJSON\b/iu.test(under)),
  );
  const inline = lines.flatMap((line) => {
    const values = splitList((INLINE.exec(line.text) ?? ONE_OF.exec(line.text))?.groups?.['listed'] ?? '');
    return values.length > 1 ? [{ line, values }] : [];
  });
  const [first] = inline;
  const values = bullets.length > 1 ? bullets.map(({ text }) => valueIn(text)) : (first?.values ?? []);
  return {
    values: [...new Set(values)],
    labels: fields.length > 1 ? fields.map(({ text }) => FIELD.exec(text)?.groups?.['label'] ?? '') : [],
    keys: [...new Set(json.flatMap(({ text }) => [...text.matchAll(KEY)].map((key) => key[1] ?? '')))],
    used: new Set([...json, ...(fields.length > 1 ? fields : []), ...(bullets.length > 1 ? bullets : [])]),
  };
}

/** `noun: names a thing` → `noun`. */
function valueIn(text: string): string {
  return text.replace(/\s*(?:[:(–—]|\s-\s).*$/u, '').replace(/^["“'‘`](.*)["”'’`]\.?$/u, '$1').replace(/[.,;]$/u, ''); // biome-ignore format: a chain
}

function isValue(text: string): boolean {
  return text !== '' && text.split(/\s+/u).length <= 4 && !/[.!?]/u.test(text);
}
