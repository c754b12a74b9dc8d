import { z } from 'zod';
import type { Checked, CheckResult, Invariant } from '../../src/plugin.js';
import { citationsBy } from '../checks/citation/by-pattern.js';
import { type Citations, FORMS, findCitations } from '../checks/citation/find-citations.js';
import { listedSource, type Source, sourcesIn } from '../checks/citation/sources.js';
import { excerpt, listed, shortened } from '../checks/excerpt.js';
import { compilePattern } from '../checks/pattern.js';
import { patternSchema } from '../checks/pattern-schema.js';
import { placeOf } from '../checks/place.js';
import { citingProse } from '../checks/prose-of-reply.js';
import { count } from '../checks/range.js';
import { flag, texts } from '../checks/texts.js';

const sources = z.union([z.literal('auto'), texts], { error: '`auto` or a list of sources' });
const form = z.enum(FORMS, { error: `one of ${FORMS.join(', ')}` });

const schema = z.strictObject({
  sources: sources.default('auto').describe('What may be cited; `auto`: the sources in the context.'),
  form: form.default('any').describe('How a source is cited.'),
  pattern: patternSchema.optional().describe('A pattern (RE2) of citations, instead of a form.'),
  min: count.default(1).describe('At least so many sources are cited.'),
  allow_unknown: flag.default(false).describe('A citation of something else is let pass.'),
  rule: z.string({ error: 'a sentence' }).optional().describe('The rule in words, for reports.'),
});
type Spec = z.output<typeof schema>;

const CONTEXT =
  '[policy_doc_1] Refund Policy: items can be returned within 30 days.\n[policy_doc_2] Order #1 was placed today.';

/** How each form is asked for in words. */
const IN_FORM: Readonly<Record<Spec['form'], string>> = {
  ...{
    any: '',
    id: ' by its id',
    bracket: ' in brackets',
    quote: ' by a quotation',
    url: ' by its URL',
    title: ' by its title',
  },
};

/** The reply cites a source of the case's context, in the form asked, and none that is not there. */
export const citation: Invariant<Spec> = {
  type: 'citation',
  about: 'a source of the context is cited in the form asked, and none that is not there',
  schema,
  advice:
    'ask for it outright (“Cite the source of every claim as [doc_id]”), allow only sources of the context, and show an example with a citation.',
  examples: [
    { spec: {}, reply: 'Within 30 days [policy_doc_1].', holds: true, case: { context: CONTEXT } },
    { spec: {}, reply: 'I think you can return it maybe?', holds: false, case: { context: CONTEXT } },
    { spec: {}, reply: 'Within 90 days [policy_doc_7].', holds: false, case: { context: CONTEXT } },
    { spec: { form: 'bracket' }, reply: 'See policy_doc_1.', holds: false, case: { context: CONTEXT } },
    {
      spec: { form: 'quote' },
      reply: 'It says “items can be returned within 30 days”.',
      holds: true,
      case: { context: CONTEXT },
    },
    {
      spec: { min: 2, form: 'id' },
      reply: '{"citations": ["policy_doc_1", "policy_doc_2"]}',
      holds: true,
      case: { context: CONTEXT },
    },
    { spec: { sources: ['faq'], pattern: '\\(see (\\w+)\\)' }, reply: 'Yes (see faq).', holds: true },
  ],
  prepare(spec) {
    const pattern = spec.pattern === undefined ? undefined : compilePattern(spec.pattern);
    const given = spec.sources === 'auto' ? undefined : spec.sources.map(listedSource);
    return (checked) => {
      const context = checked.case.context ?? '';
      const sources = given ?? sourcesIn(context);
      const found = pattern
        ? citationsBy(pattern, checked.reply, sources)
        : findCitations(citingProse(checked.reply), spec.form, sources, context);
      return resultOf(spec, checked, sources, found);
    };
  },
};

function resultOf(spec: Spec, { reply }: Checked, sources: readonly Source[], found: Citations): CheckResult {
  const names = sources.map(({ name }) => name);
  const known = listed(names.slice(0, 5), 'or');
  const [invented] = found.unknown;
  const shown = found.cited.map(({ text }) => `${excerpt(text)}${placed(reply, text)}`).join(', ');
  if (invented !== undefined && !spec.allow_unknown) {
    const there = names.length > 0 ? ` (it has ${listed(names.slice(0, 5), 'and')})` : '';
    return {
      ...{
        status: 'violated',
        reason: `Expected citations of sources of the context alone${there}, got ${excerpt(invented)}`,
      },
      ...{ expected: known || 'sources of the context', actual: listed(found.unknown, 'and') },
      ...(reply.includes(invented) ? { where: placeOf(reply, reply.indexOf(invented)) } : {}),
    };
  }
  if (found.cited.length >= spec.min)
    return { status: 'held', evidence: shown === '' ? 'nothing is cited' : `cited: ${shown}` };
  if (names.length === 0 && spec.form !== 'quote' && spec.pattern === undefined)
    return {
      status: 'inconclusive',
      cause: 'not-measured',
      reason: 'Expected a context that names its sources, found none in it',
    };
  const wanted =
    spec.rule ??
    `${spec.min === 1 ? 'a source' : `${spec.min} sources`} cited${IN_FORM[spec.form]}${known === '' ? '' : ` (${known})`}`;
  const got = found.cited.length > 0 ? `only ${shown}` : excerpt(reply);
  const hint = found.otherwise.length > 0 ? ` (${listed(found.otherwise, 'and')} cited in another form)` : '';
  return {
    status: 'violated',
    reason: `Expected ${wanted}, got ${got}${hint}`,
    expected: wanted,
    actual: shown || shortened(reply),
  };
}

function placed(reply: string, text: string): string {
  const at = reply.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? '' : ` at ${placeOf(reply, at)}`;
}
