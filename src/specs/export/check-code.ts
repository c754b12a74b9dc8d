import { wordTable } from '../../core/word-table.js';
import type { RuleCheck } from '../compile/compiled-rule.js';

/** A check as an expression over `output`, in the languages that other tools run. */
export interface CheckCode {
  readonly python: string;
  readonly javascript: string;
}

/** Undefined: it takes more than an expression, and goes to a judge there. */
export function checkCode({ type, spec, negate }: RuleCheck): CheckCode | undefined {
  const code = WRITERS[type]?.(spec);
  if (code === undefined || negate !== true) return code;
  return { python: `not (${code.python})`, javascript: `!(${code.javascript})` };
}

type Spec = RuleCheck['spec'];

const WRITERS: Readonly<Record<string, (spec: Spec) => CheckCode | undefined>> = {
  one_of: ({ values }) => ({
    python: `output.strip() in ${literal(values)}`,
    javascript: `${literal(values)}.includes(output.trim())`,
  }),
  regex,
  length: ({ unit, min, max }) => lengthCode(unit, min, max),
  is_json: ({ type }) => jsonCode(type === undefined ? 'True' : TYPES[String(type)]?.python, type === undefined ? 'true' : TYPES[String(type)]?.javascript),
  // Rules compile to these two in one form each: a list of texts, and `$[*]` with a count.
  json_schema: () => jsonCode('isinstance(value, list) and all(isinstance(each, str) for each in value)', "Array.isArray(value) && value.every((each) => typeof each === 'string')"),
  json_path: ({ count }) => {
    const { min = 0, max = 1e9 } = isBounds(count) ? count : {};
    return jsonCode(`isinstance(value, list) and ${min} <= len(value) <= ${max}`, `Array.isArray(value) && value.length >= ${min} && value.length <= ${max}`);
  },
  starts_with: ({ value }) => ({ python: `output.lstrip().startswith(${literal(value)})`, javascript: `output.trimStart().startsWith(${literal(value)})` }),
  ends_with: ({ value }) => ({ python: `output.rstrip().endswith(${literal(value)})`, javascript: `output.trimEnd().endsWith(${literal(value)})` }),
  not_contains: ({ substring }) => ({ python: `${literal(substring)} not in output`, javascript: `!output.includes(${literal(substring)})` }),
}; // biome-ignore format: a table

const TYPES: Readonly<Record<string, CheckCode>> = {
  array: { python: 'isinstance(value, list)', javascript: 'Array.isArray(value)' },
  object: { python: 'isinstance(value, dict)', javascript: "typeof value === 'object' && value !== null && !Array.isArray(value)" },
}; // biome-ignore format: a table

/** Letter case has no class in Python's own patterns. */
const CASES = wordTable({ '\\p{Lu}': 'isupper', '\\p{Ll}': 'islower' });

function regex({ pattern, flags, full }: Spec): CheckCode | undefined {
  if (typeof pattern !== 'string') return undefined;
  const names = Array.isArray(flags) ? flags.map(String) : [];
  const letters = CASES[pattern];
  const javascriptFlags = `u${names.includes('MULTILINE') ? 'm' : ''}${names.includes('DOTALL') ? 's' : ''}`;
  const pythonFlags = names.map((name) => `re.${name}`).join(' | ') || '0';
  const [body, text] = full === true ? [`^(?:${pattern})$`, 'output.trim()'] : [pattern, 'output'];
  return {
    python:
      letters === undefined
        ? `re.${full === true ? 'fullmatch' : 'search'}(${literal(pattern)}, output${full === true ? '.strip()' : ''}, ${pythonFlags}) is not None`
        : `any(each.${letters}() for each in output)`,
    javascript: `new RegExp(${literal(body)}, ${literal(javascriptFlags)}).test(${text})`,
  };
}

const COUNTS: Readonly<Record<string, CheckCode>> = {
  characters: { python: 'len(output)', javascript: '[...output].length' },
  words: { python: 'len(output.split())', javascript: "output.split(/\\s+/).filter((each) => each !== '').length" },
  sentences: { python: "len(re.findall(r'[.!?]+(?:\\s|$)', output.strip()))", javascript: '(output.trim().match(/[.!?]+(?:\\s|$)/g) ?? []).length' },
}; // biome-ignore format: a table

function lengthCode(unit: unknown, min: unknown, max: unknown): CheckCode | undefined {
  const count = COUNTS[String(unit)];
  if (count === undefined) return undefined;
  const bounds = [...(min === undefined ? [] : [`>= ${min}`]), ...(max === undefined ? [] : [`<= ${max}`])];
  return {
    python: bounds.map((bound) => `${count.python} ${bound}`).join(' and '),
    javascript: bounds.map((bound) => `${count.javascript} ${bound}`).join(' && '),
  };
}

function jsonCode(python: string | undefined, javascript: string | undefined): CheckCode | undefined {
  if (python === undefined || javascript === undefined) return undefined;
  return {
    python: `holds_json(output, lambda value: ${python})`,
    javascript: `(() => { try { const value = JSON.parse(output); return ${javascript}; } catch { return false; } })()`,
  };
}

/** JSON is a literal of both languages, for texts and lists of texts. */
function literal(value: unknown): string {
  return JSON.stringify(value);
}

function isBounds(value: unknown): value is { readonly min?: number; readonly max?: number } {
  return typeof value === 'object' && value !== null;
}
