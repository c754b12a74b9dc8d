import type { InvariantFailure } from '../../../src/plugin.js';
import { mostFrequent } from './expected.js';

/** What is the matter with a reply that should have been JSON. */
type Fault = 'fence' | 'prose' | 'cut' | 'malformed' | 'none' | 'misfit';

const WHAT: Readonly<Record<Fault, (these: readonly InvariantFailure[]) => string>> = {
  fence: () =>
    'the JSON stands in a code fence: end the prompt with “Reply with JSON only, without a code fence”, or set `extract: true` where your program takes it out.',
  prose: () =>
    'there is text around the JSON: end the prompt with “Reply with JSON only, nothing before or after it”, or set `extract: true` where your program takes it out.',
  cut: (these) => {
    const limit = these.find(({ maxTokens }) => maxTokens !== undefined)?.maxTokens;
    return `the JSON breaks off: raise \`max_tokens\`${limit === undefined ? '' : ` (now ${limit})`} or ask for shorter values.`;
  },
  malformed: () =>
    'the JSON is malformed: show one whole example reply in the prompt, or use the JSON mode of the provider.',
  none: () => 'there is no JSON at all: say the format at the end of the prompt and show one example reply.',
  misfit: (these) => {
    const most = mostFrequent(these.flatMap(({ where }) => where ?? []));
    const place = most === undefined ? '' : `, most often at ${most}`;
    return `the JSON does not fit the schema${place}: name the fields and what each must be in the prompt, or put the schema itself into it.`;
  },
};

/** What to do about a reply that is not the JSON that was asked for: by what is the matter with it. */
export function jsonAdvice({ reply }: InvariantFailure, all: readonly InvariantFailure[]): string {
  const fault = faultOf(reply);
  return WHAT[fault](all.filter((each) => faultOf(each.reply) === fault));
}

function faultOf(reply: string): Fault {
  const text = reply.trim();
  if (isJson(text)) return 'misfit';
  const start = text.search(/[[{]/u);
  if (start < 0) return 'none';
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (isJson(text.slice(start, end + 1))) return /^(?:```|~~~)/u.test(text) ? 'fence' : 'prose';
  if (start > 0) return 'none';
  return end === text.length - 1 ? 'malformed' : 'cut';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
