import { type Clause, type Doc, perDoc, wordTable } from '../../../src/plugin.js';
import { type Anaphor, HE, IT, SHE, THEY } from '../anaphor.js';
import { actsAsPeople } from '../stated/acts.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';
import type { Said } from '../stated/said.js';

const PRONOUNS = wordTable<Anaphor>({ he: HE, she: SHE, it: IT, they: THEY });

/** The pronoun for the subject of a statement, where the text leaves no doubt of it. */
export function anaphorOfSubject(doc: Doc, said: Said, clause: Clause): Anaphor | undefined {
  const { subject } = clause;
  if (subject.kind === 'pronoun') {
    const known = said.sentence.index > 0 && subject.tokens.length === 1 ? PRONOUNS[subject.head.lower] : undefined;
    return known === IT && isWeather(clause) ? undefined : known;
  }
  if (
    !isNameable(subject) ||
    actsAsPeople(clause) ||
    /^(?:helpline|hotline|desk|reception|front|office|kitchen|support)$/u.test(subject.head.lower)
  )
    return undefined; // those who work there
  const anaphor = subject.animacy === 'person' ? undefined : anaphorOf(subject);
  if (anaphor === IT || anaphor === THEY)
    return subject.determiner?.lower.match(/^(?:the|this|these|my|our)$/u) ? anaphor : undefined;
  return anaphorOf(subject) ?? (subject.head.lower === 'patient' ? genderIn(doc) : undefined);
}

/** `It rained`, `it is a pity that`: nothing is meant. */
function isWeather({ verb, rest }: Clause): boolean {
  return (
    /^(?:rain|snow|seem|appear|happen|freeze|hail|pour)$/u.test(verb.lemma) ||
    /^(?:cold|warm|hot|late|early|dark|sunny|raining|snowing|a (?:pity|shame)|hard|easy|nice|good|great)\b/iu.test(
      rest.text,
    )
  );
}

/** The one gender of which the whole text says anything. */
const genderIn = perDoc(({ tokens }: Doc): Anaphor | undefined => {
  const she = tokens.some(({ lower }) => /^(?:she|her|hers|herself)$/u.test(lower));
  const he = tokens.some(({ lower }) => /^(?:he|his|him|himself)$/u.test(lower));
  return she === he ? undefined : she ? SHE : HE;
});
