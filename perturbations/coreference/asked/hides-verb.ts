import type { Token } from '../../../src/plugin.js';

/** `the refusal to give up her seat come`: the subject has an infinitive of its own, and its end is anybody's guess. */
export function hidesVerb(subject: readonly Token[], predicate: readonly Token[]): boolean {
  return (
    subject.some(({ lower, pos }, at) => at > 0 && lower === 'to' && pos === 'PART') &&
    !/ing$/u.test(subject[0]?.lower ?? '') &&
    !isOnlyVerb(subject, predicate)
  );
}

/** `who was sentenced to drink hemlock | teach Plato`: after a clause, a base form that is no noun and nothing before it wants. */
function isOnlyVerb(subject: readonly Token[], predicate: readonly Token[]): boolean {
  const who = subject.findIndex(({ lower }) => /^(?:who|that|which)$/u.test(lower));
  const to = subject.findIndex(({ lower, pos }) => lower === 'to' && pos === 'PART');
  const first = predicate.find(({ pos }) => pos !== 'ADV');
  return (
    who > 0 &&
    to > who &&
    /^(?:be|become|have|know|learn|live|lose|need|own|receive|survive|teach|understand|win|write)$/u.test(
      first?.lower ?? '',
    ) &&
    !subject.slice(to).some(({ lower }) => /^(?:help|let|make|see|hear|watch|have|and|or)$/u.test(lower))
  );
}
