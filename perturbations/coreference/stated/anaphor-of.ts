import type { NounPhrase } from '../../../src/plugin.js';
import { type Anaphor, IT, THEY } from '../anaphor.js';
import { commonAnaphor } from '../common-anaphor.js';
import { nameAnaphor } from '../name-anaphor.js';

/** Several people under one name: `they`, whatever the verb says. */
const PEOPLE = /^(?:staff|crew|family|police|neighbou?rs)$/u;
/** Now `it`, now `they`; or a noun of a trade that the lists do not know as one. */
const UNSURE =
  /^(?:team|club|band|group|committee|government|umpire|referee|ref|stylist|plumber|builder|courier|usher|porter|skipper|pilot|jury|panel|public|server|barber|everybody|man|woman|pair|couple|lot|bunch|rep|instructor|guy|choir|audience|crowd|pet|kitten|puppy|dog|cat|pup|mate|ex|crush|self|manager|support|department|reception|management|press|firm|bank|council|school)$/u;
/** What these nouns stand for is only said in the rest of the sentence, or they stand for nothing that can be named again. */
const NOT_NAMED =
  /^(?:thing|part|parts|problem|reason|way|ways|fact|point|rest|one|ones|issue|question|truth|plan|goal|answer|idea|moment|time|times|bottom|mind|day|night|week|month|year|morning|evening|afternoon|today|tonight|tomorrow|yesterday|moments|days|bit|lot|best|worst|most|least|same|other|others|others|kind|sort|type|side|end|start|beginning|middle|top|chance|turn|mood|name|life|head|hair|eye|eyes|nerves|hand|hands|heart|feet|foot|legs?|arms?|teeth|ears?|skin|eyes|lips|nails|pace|limits?|comfort|zone|weather)$/u;

/** The pronoun for a phrase whose number, gender and kind its words say; undefined for any other. */
export function anaphorOf(phrase: NounPhrase): Anaphor | undefined {
  const { head, kind, number, animacy, gender, determiner } = phrase;
  if (kind === 'pronoun') return pronounAnaphor(head.lower);
  if (phrase.tokens.some(({ lower }) => lower === 'and' || lower === 'or')) return undefined;
  if (kind === 'name') return /^(?:the|this|my)$/u.test(determiner?.lower ?? '') ? undefined : nameAnaphor(phrase);
  if (PEOPLE.test(head.lower)) return determiner ? THEY : undefined;
  if (number === 'plural') return THEY;
  if (UNSURE.test(head.lower) || (animacy === 'person' && !gender)) return undefined;
  const anaphor = commonAnaphor(phrase);
  return anaphor?.plural ? undefined : anaphor;
}

function pronounAnaphor(lower: string): Anaphor | undefined {
  if (/^(?:this|that|everything)$/u.test(lower)) return IT;
  return /^(?:these|those|someone|somebody)$/u.test(lower) ? THEY : undefined;
}

/** Whether the phrase can be taken up again by a pronoun at all. */
export function isNameable({ head, tokens, text, determiner }: NounPhrase): boolean {
  if (tokens.length > 9 || /[,:;"“()]/u.test(text) || NOT_NAMED.test(head.lower)) return false;
  if (
    /^(?:no|any|every|each|some|many|most|few|both|either|neither|another|several|enough|more|less|much|what)$/u.test(
      determiner?.lower ?? '',
    )
  )
    return false;
  return !tokens.some(
    ({ lower, kind }) =>
      kind === 'literal' ||
      /^(?:only|first|last|next|main|same|most|least|other|more|less|than|such|own)$/u.test(lower),
  );
}
