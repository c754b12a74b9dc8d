import { type NounPhrase, readLexicon, type Token } from '../../src/plugin.js';

let names: ReadonlySet<string> | undefined;

/** Whether a name is that of a known person: “Tolstoy”, “Marie Curie”. */
export function isKnownPerson(name: string): boolean {
  names ??= new Set(
    readLexicon(new URL('../lexicons/known-names.tsv', import.meta.url)).flatMap(({ name: known = '', pronoun }) =>
      pronoun === 'he' || pronoun === 'she' ? [known] : [],
    ),
  );
  return names.has(name);
}

/** A person by name, as its words or the list of names say. */
export function isNamedPerson({ kind, animacy, text }: NounPhrase): boolean {
  return kind === 'name' && (animacy === 'person' || isKnownPerson(text));
}

/** Whether a noun phrase that is a person's name begins at a word. */
export function isPersonAt(nounPhrases: readonly NounPhrase[], first: Token | undefined): boolean {
  return nounPhrases.some((phrase) => phrase.start === first?.start && isNamedPerson(phrase));
}
