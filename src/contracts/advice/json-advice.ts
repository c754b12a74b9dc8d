import { casesOf, quoted, type Recommendation, ranked, unique } from './advice.js';
import type { FailedCheck } from './failed-checks.js';

/** What is the matter with a reply that should have been JSON. */
type Fault = 'fence' | 'prose' | 'cut' | 'malformed' | 'none' | 'misfit';

/** What to do about replies that are not the JSON that was asked for: by what is the matter with them. */
export function jsonAdvice(failed: readonly FailedCheck[]): readonly Recommendation[] {
  const of = (fault: Fault) => failed.filter(({ reply }) => faultOf(reply) === fault);
  const said = (fault: Fault, text: (ids: string, these: readonly FailedCheck[]) => string) => {
    const these = of(fault);
    const cases = unique(these.map((each) => each.case));
    return cases.length === 0 ? [] : [{ text: text(casesOf(cases), these), cases }];
  };
  return [
    ...said(
      'fence',
      (ids) =>
        `In ${ids} the JSON stands in a code fence: end the prompt with “Reply with JSON only, without a code fence”, or set \`extract: true\` where your program takes it out.`,
    ),
    ...said(
      'prose',
      (ids) =>
        `In ${ids} there is text around the JSON: end the prompt with “Reply with JSON only, nothing before or after it”, or set \`extract: true\` where your program takes it out.`,
    ),
    ...said('cut', (ids, these) => {
      const limit = these.find(({ params }) => params.maxTokens !== undefined)?.params.maxTokens;
      return `In ${ids} the JSON breaks off: raise \`max_tokens\`${limit === undefined ? '' : ` (now ${limit})`} or ask for shorter values.`;
    }),
    ...said(
      'malformed',
      (ids) =>
        `In ${ids} the JSON is malformed: show one whole example reply in the prompt, or use the JSON mode of the provider.`,
    ),
    ...said(
      'none',
      (ids) => `In ${ids} there is no JSON at all: say the format at the end of the prompt and show one example reply.`,
    ),
    ...said('misfit', (ids, these) => {
      const [most] = ranked(these.flatMap(({ check }) => check.where ?? []));
      const place = most === undefined ? '' : `, most often at ${quoted(most[0])}`;
      return `In ${ids} the JSON does not fit the schema${place}: name the fields and what each must be in the prompt, or put the schema itself into it.`;
    }),
  ];
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
