import type { Doc, Token } from '../../../src/plugin.js';
import type { Anaphor } from '../anaphor.js';

const PARTICLE = /^(?:up|down|out|off|away|back)$/u;
const STRANDED = /^(?:of|about|for|with|on|to|in|at|from|by)$/u;

/** `that rattles` → `it rattles`. */
export function withSubject(doc: Doc, rest: readonly Token[], anaphor: Anaphor): string | undefined {
  const [verb, last] = [rest[0], rest.at(-1)];
  if (
    !verb ||
    !last ||
    !(/^(?:VERB|AUX)$/u.test(verb.pos) || (verb.pos === 'NOUN' && /[^s]s$/u.test(verb.lower))) ||
    /^['’]/u.test(verb.text)
  )
    return undefined;
  const singular = verb.lower !== verb.lemma || /^(?:will|can|could|would)$/u.test(verb.lower);
  return singular === !anaphor.plural || singular
    ? `${anaphor.subject} ${doc.text.slice(verb.start, last.end)}`
    : undefined;
}

/** `I'm proud of` → `I'm proud of it`; `we found on sale` → `we found it on sale`. */
export function withObject(doc: Doc, rest: readonly Token[], { object }: Anaphor): string | undefined {
  const [first, last] = [rest[0], rest.at(-1)];
  const verbAt = rest.findIndex(({ pos }) => pos === 'VERB');
  const verb = rest.findLast(
    ({ pos }, at) => pos === 'VERB' && rest.slice(verbAt, at).every((each) => /^(?:VERB|ADV|PART)$/u.test(each.pos)),
  );
  if (!first || !last) return undefined;
  if (STRANDED.test(last.lower)) return `${doc.text.slice(first.start, last.end)} ${object}`;
  if (!verb) return undefined;
  const [next, third] = [rest[rest.indexOf(verb) + 1], rest[rest.indexOf(verb) + 2]];
  const stranded = next && STRANDED.test(next.lower) && (third?.pos === 'ADP' || third?.lower === 'for');
  const place = stranded ? next.end : verb.end;
  if (
    !stranded &&
    next &&
    !(
      PARTICLE.test(next.lower) ||
      next.pos === 'ADP' ||
      /^(?:last|this|today|yesterday|online|myself|ourselves|for|in|on)$/u.test(next.lower)
    )
  )
    return undefined;
  return `${doc.text.slice(first.start, place)} ${object}${doc.text.slice(place, last.end)}`;
}
