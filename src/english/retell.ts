import type { Doc, Gender, Token } from '../core/doc.js';
import type { Edit } from '../core/types.js';
import { agreeWithPerson } from './agree-with-person.js';
import { capitalize, matchCase } from './casing.js';
import { isRetellable } from './retellable.js';

/** Where the person of whom the text now speaks is first mentioned; what stands there is for the caller to write. */
export interface FirstMention {
  readonly start: number;
  readonly end: number;
  /** `subject` and `object` take the plain name, `possessive` the name with `'s`. */
  readonly role: 'subject' | 'object' | 'possessive';
  /** It opens a sentence that begins with a capital, so that a pronoun or article there takes one. */
  readonly opens: boolean;
  /** The pronoun that fits, in its casing: `She`, `her`. */
  readonly pronoun: string;
}

export interface Retelling {
  readonly first: FirstMention;
  /** Later mentions, and every verb that must agree. */
  readonly rest: readonly Edit[];
}

const PRONOUNS = {
  female: { i: 'she', me: 'her', my: 'her', mine: 'hers', myself: 'herself' },
  male: { i: 'he', me: 'him', my: 'his', mine: 'his', myself: 'himself' },
} as const;
type FirstPerson = keyof (typeof PRONOUNS)['female'];

/**
 * What a text in the first person singular is when told of a third person of that gender: every `I`, `me`, `my`, `mine`
 * and `myself` becomes a pronoun, and its verbs agree (`I love my job and I'm proud` → `She loves her job and she's
 * proud`). With `full`, the contraction after the first mention is written out, as a name wants it (`Dana is`).
 * Undefined where there is no first person, where a verb cannot be told, or where the pronouns could mean someone else.
 */
export function retell(doc: Doc, gender: Gender, { full }: { readonly full: boolean }): Retelling | undefined {
  const mentions = doc.tokens.filter((token) => firstPerson(token) !== undefined);
  const [opening] = mentions;
  if (!opening || opening.lower === 'myself' || !isRetellable(doc, gender)) return undefined;
  const rest: Edit[] = [];
  for (const mention of mentions) {
    const { start, end, index, lower } = mention;
    if (mention !== opening) rest.push({ start, end, text: pronounFor(doc, mention, gender) });
    if (lower !== 'i') continue;
    const agreement = agreeWithPerson(doc.tokens, index, full && mention === opening);
    if (!agreement) return undefined;
    rest.push(...agreement);
  }
  return { first: firstMention(doc, opening, gender), rest };
}

function firstMention(doc: Doc, token: Token, gender: Gender): FirstMention {
  const role = token.lower === 'i' ? 'subject' : token.lower === 'me' ? 'object' : 'possessive';
  const opens = /^\p{Lu}/u.test(token.text) && opensSentence(doc, token);
  return { start: token.start, end: token.end, role, opens, pronoun: pronounFor(doc, token, gender) };
}

function firstPerson({ lower, pos, kind }: Token): FirstPerson | undefined {
  if (kind !== 'word') return undefined;
  if (lower === 'i') return pos === 'PRON' ? lower : undefined;
  return lower === 'me' || lower === 'my' || lower === 'mine' || lower === 'myself' ? lower : undefined;
}

function pronounFor(doc: Doc, token: Token, gender: Gender): string {
  const pronoun = PRONOUNS[gender][firstPerson(token) ?? 'i'];
  if (token.lower !== 'i') return matchCase(token.text, pronoun);
  if (doc.tokens.every(({ text, kind }) => kind !== 'word' || text === text.toUpperCase()))
    return pronoun.toUpperCase();
  return token.text === 'I' && opensSentence(doc, token) ? capitalize(pronoun) : pronoun;
}

/** Only marks and emoji stand before it in its sentence. */
function opensSentence({ sentences }: Doc, { start, index }: Token): boolean {
  const sentence = sentences.find((each) => each.start <= start && start < each.end);
  return sentence?.tokens.find(({ kind }) => kind !== 'punctuation' && kind !== 'emoji')?.index === index;
}
