import type { Sentence, Token, VerbForm } from '../../src/plugin.js';
import { type LightSubject, subjectAt } from './light-subject.js';
import { formsIn } from './verb-forms.js';

/** The clause that opens a sentence, found by a list of verbs where a parse would not be sure: `ugh, the printer ate my ticket`. */
export interface LightClause {
  readonly lead: readonly Token[];
  /** Undefined where it is left out: `Left the keys under the pot`. */
  readonly subject: LightSubject | undefined;
  readonly aux: Token | undefined;
  readonly verb: Token;
  readonly lemma: string;
  readonly form: VerbForm;
  /** All that follows the verb in its sentence, without the mark and emoji at the end. */
  readonly rest: readonly Token[];
}

const LEAD =
  /^(?:ugh+|ew+|omg|wow|well|ok|okay|so|oh|ah|aw+|honestly|right|haha|yay|hey|hmm|seriously|sadly|unfortunately|luckily|yesterday|today|hooray|yes+|no|great|lol|man|god|gosh|argh+|grr+|damn|blimey|and|but|also|just|finally|already|apparently|tbh|hi|hello|,|!|gutted|annoyingly|amazingly)$/u;
const AUX = /^(?:'ve|'s|'m|'re|'ll|have|has|had|am|is|are|was|were|will)$/u;

export function lightClause({ tokens }: Sentence): LightClause | undefined {
  let at = 0;
  while (LEAD.test(tokens[at]?.lower ?? '')) at++;
  const lead = tokens.slice(0, at);
  const subject = subjectAt(tokens, at);
  const from = subject ? at + subject.tokens.length : at;
  const next = tokens[from];
  if (!next) return undefined;
  const auxiliary = subject && AUX.test(plain(next)) ? next : undefined;
  const verb = auxiliary ? tokens[from + 1] : next;
  const found = auxiliary ? underAux(plain(auxiliary), verb) : bare(next, subject);
  if (!found) return undefined;
  const own =
    auxiliary &&
    ((found.lemma === 'be' && found.form !== 'base') ||
      (found.lemma === 'have' &&
        verb !== undefined &&
        formsIn(plain(auxiliary)).some(({ lemma, form }) => lemma === 'have' && form === found.form)));
  const main = own ? auxiliary : (verb ?? next);
  const rest = tokens.slice(tokens.indexOf(main) + 1);
  const ends = rest.findLastIndex(({ kind, text }) => kind !== 'emoji' && !/^[.!…]+$/u.test(text));
  const aux = own ? undefined : auxiliary;
  return { lead, subject, aux, verb: main, ...found, rest: rest.slice(0, ends + 1) };
}

export const plain = ({ lower }: Token): string => lower.replace('’', "'");

/** `have moved`, `'m trying`, `'ll be`; `is` before anything else is the verb itself. */
function underAux(aux: string, verb: Token | undefined): { lemma: string; form: VerbForm } | undefined {
  const forms = verb ? formsIn(verb.lower) : [];
  const inForm = (form: VerbForm) => forms.find((each) => each.form === form);
  if (/^(?:'ll|will)$/u.test(aux)) return verb?.lower === 'be' ? { lemma: 'be', form: 'base' } : inForm('base');
  if (/^(?:'ve|have)$/u.test(aux))
    return inForm('participle') ?? (aux === 'have' ? { lemma: 'have', form: 'base' } : undefined);
  if (/^(?:has|had)$/u.test(aux))
    return inForm('participle') ?? { lemma: 'have', form: aux === 'had' ? 'past' : 'third' };
  const found = inForm('gerund') ?? inForm('participle');
  if (found) return found;
  return { lemma: 'be', form: /^wa|^we/u.test(aux) ? 'past' : 'third' };
}

function bare({ lower }: Token, subject: LightSubject | undefined): { lemma: string; form: VerbForm } | undefined {
  const forms = formsIn(lower);
  const past = forms.find(({ form }) => form === 'past');
  if (!subject) return past ?? forms.find(({ form }) => form === 'gerund');
  const present = forms.find(({ form }) => form === (subject.plural ? 'base' : 'third'));
  return present && present.lemma === past?.lemma ? undefined : (past ?? present);
}
