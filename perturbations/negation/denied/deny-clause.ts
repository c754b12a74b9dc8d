import { type Doc, type Edit, matchCase, type Token, wordTable } from '../../../src/plugin.js';
import { withItsApostrophes } from '../../around/style.js';
import { negativeContraction } from '../contractions.js';
import { type LightClause, plain } from '../light-clause.js';
import { isLonghand } from '../longhand.js';

const WHOLE = wordTable<string>({ "'ve": " haven't", "'ll": " won't" });

/** A clause with its verb denied, and what hangs on that: `some` → `any`, `too` → `either`, `now` → `anymore`. */
export function deniedClause(doc: Doc, clause: LightClause): readonly Edit[] | undefined {
  const hanging = hangingOn(clause);
  const denied = nobody(clause) ?? verbDenied(clause);
  if (!hanging || !denied) return undefined;
  const long = isLonghand(doc);
  return [...denied, ...hanging].map((edit) => {
    const text = long && !/won't/u.test(edit.text) ? edit.text.replace(/n't\b/u, ' not') : edit.text;
    return { ...edit, text: withItsApostrophes(doc, text) };
  });
}

/** `Someone keyed my car` → `Nobody keyed my car`. */
function nobody({ subject, aux, form }: LightClause): readonly Edit[] | undefined {
  const some = subject?.head;
  if (!some || !/^(?:someone|somebody)$/u.test(some.lower) || form !== 'past' || aux) return undefined;
  return [{ start: some.start, end: some.end, text: matchCase(some.text, 'nobody') }];
}

function verbDenied({ subject, aux, verb, lemma, form }: LightClause): readonly Edit[] | undefined {
  if (/^(?:someone|somebody|everyone|everybody|everything)$/u.test(subject?.head.lower ?? '')) return undefined;
  const finite = aux ?? (lemma === 'be' ? verb : undefined);
  if (finite) return auxDenied(finite);
  if (form === 'gerund')
    return [{ start: verb.start, end: verb.end, text: `${matchCase(verb.text, 'not')} ${verb.lower}` }];
  const support = form === 'past' ? "didn't" : form === 'third' ? "doesn't" : form === 'base' ? "don't" : undefined;
  if (support === undefined) return undefined;
  const said = `${support} ${lemma}`;
  return [{ start: verb.start, end: verb.end, text: subject ? said : matchCase(verb.text, said) }];
}

function auxDenied(finite: Token): readonly Edit[] | undefined {
  const whole = WHOLE[plain(finite)];
  if (whole !== undefined) return [{ start: finite.start, end: finite.end, text: whole }];
  if (/^['’]|^am$/u.test(finite.lower)) return [{ start: finite.end, end: finite.end, text: ' not' }];
  const contraction = negativeContraction(finite.text);
  return contraction === undefined ? undefined : [{ start: finite.start, end: finite.end, text: contraction }];
}

function hangingOn({ rest, form, aux }: LightClause): readonly Edit[] | undefined {
  const edits: Edit[] = [];
  const present =
    form === 'third' || form === 'base' || (form === 'gerund' && /^(?:'m|'s|'re|am|is|are)$/u.test(aux?.lower ?? ''));
  for (const [at, token] of rest.entries()) {
    if (!/^(?:some|now|too)$/u.test(token.lower)) continue;
    const text = changed(token, at === rest.length - 1, present, rest[at + 1]);
    if (text === undefined) return undefined;
    edits.push({ start: token.start, end: token.end, text });
  }
  return edits;
}

function changed({ lower }: Token, last: boolean, present: boolean, next: Token | undefined): string | undefined {
  if (lower === 'some') return next && /^(?:NOUN|ADJ)$/u.test(next.pos) ? 'any' : undefined;
  if (!last) return undefined;
  return lower === 'too' ? 'either' : present ? 'anymore' : undefined;
}
