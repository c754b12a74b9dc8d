/** What stands for a topic once it has been named: the forms of a pronoun, and whether a verb after it is plural. */
export interface Anaphor {
  readonly subject: string;
  readonly object: string;
  readonly possessive: string;
  readonly plural: boolean;
}

export const IT: Anaphor = { subject: 'it', object: 'it', possessive: 'its', plural: false };
export const HE: Anaphor = { subject: 'he', object: 'him', possessive: 'his', plural: false };
export const SHE: Anaphor = { subject: 'she', object: 'her', possessive: 'her', plural: false };
export const THEY: Anaphor = { subject: 'they', object: 'them', possessive: 'their', plural: true };
