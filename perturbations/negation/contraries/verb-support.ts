import { conjugate, type Token } from '../../../src/plugin.js';

type Support = 'did' | 'does' | 'do' | 'has' | 'have';

/** The auxiliary that carries the negation of the verb as it stands. */
export function supportFor(verb: Token, finite: Token, auxiliaries: number): Support | undefined {
  const { lemma, lower } = verb;
  if (auxiliaries === 1) return finite.lower === 'has' || finite.lower === 'have' ? finite.lower : undefined;
  if (auxiliaries > 1) return undefined;
  if (conjugate(lemma, 'past') === lower && lemma !== lower) return 'did';
  if (conjugate(lemma, 'third') === lower) return 'does';
  return lemma === lower ? 'do' : undefined;
}

/** `would not`, `has not been willing to`. */
export function unwilling(support: Support, longhand: boolean): string | undefined {
  if (support === 'did') return longhand ? 'would not' : "wouldn't";
  if (support === 'does' || support === 'do') return longhand ? 'will not' : "won't";
  return longhand ? `${support} not been willing to` : `${support}n't been willing to`;
}

/** `did not answer`, `has not answered`, `never answers`. */
export function negatedVerb(support: Support, never: boolean, base: string, longhand: boolean): string | undefined {
  const [verb = '', ...more] = base.split(' ');
  const rest = more.length > 0 ? ` ${more.join(' ')}` : '';
  if (never) {
    const form = support === 'did' ? conjugate(verb, 'past') : support === 'does' ? conjugate(verb, 'third') : verb;
    return support === 'has' || support === 'have' ? undefined : `never ${form}${rest}`;
  }
  const negated = longhand ? `${support} not` : `${support}n't`;
  if (support === 'has' || support === 'have')
    return verb === '' ? undefined : `${negated} ${conjugate(verb, 'participle')}${rest}`;
  return verb === '' ? negated : `${negated} ${base}`;
}
