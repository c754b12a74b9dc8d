import type { Doc, Gender, Sentence, Token } from '../core/doc.js';
import { matches } from './may-match.js';
import { perDoc } from './per-doc.js';

/** Fixed phrases in which the first person is not a person, or is more than one. */
const FIXED =
  /\b(?:my (?:god|gosh|goodness|bad|lord|word|apologies|pleasure|ass|dear|foot|man)|let me|let's|excuse me|trust me|believe me|bear with me|me too|too me|woe is me|if you ask me|(?:and|or|nor) (?:me|myself)|(?:i|me) (?:and|or|nor)|as for me|dear me|tell me about it|i,)(?![a-zà-ž'’])/iu;
/** A verb or state whose subject is left unsaid: `Baked my own bread`, `🎒 Not sure how I feel`, `Glad I came`. */
const UNSAID =
  /(?:^|[.!?…]\s+|\p{Extended_Pictographic}\uFE0F?\s*)(?:(?:so|very|really|just|also|pretty) )*(?:not (?:sure|certain|happy|proud)|glad|happy|sad|sorry|proud|excited|relieved|[a-zà-ž]+ed (?:my|me|a|an|the|up|out))(?![a-zà-ž'’])/iu;
/** What is said of the speaker behind a comma, without a subject: `…, can't wait`. */
const TRAILING =
  /[,–—-] ?(?:can['’]t|cannot|couldn['’]t|don['’]t|didn['’]t|won['’]t|wish|hope|hoping|feeling|not even|so|be (?:there|back|home|right)|see you|back in|off to)(?![a-zà-ž'’])/iu;
/** How the speaker is addressed, which tells what nobody else is called. */
const CALLED =
  /\b(?:young (?:lady|man)|madam|ma['’]am|mister|missus|sonny|dear|darling|love|mate|sweetheart|sir)['’"”]|['‘"“](?:young (?:lady|man)|madam|sir|miss|love|dear)\b|\b(?:young lady|young man)\b/iu;
const ADDRESSED = /\b(?:thanks?|please|sincerely|regards|yours|dear sir|dear madam|to whom it may concern)\b/iu;
const SAME: Readonly<Record<Gender, RegExp>> = {
  female: /^(?:she|her|hers|herself)$/u,
  male: /^(?:he|him|his|himself)$/u,
};
/** Words that tell the speaker's gender; the gendered emoji do too. */
const TELLS: Readonly<Record<Gender, RegExp>> = {
  female:
    /♀|👸|💃|👩|👧|🤰|\b(?:dress|skirt|pregnan\w+|makeup|make-up|heels|lipstick|mascara|bridesmaid|bra|gown|handbag|purse|maternity|menopause|as a (?:woman|mother|mom|girl|wife)|(?:i['’]m|i am) (?:such )?an? (?:\w+ )?(?:woman|mother|mom|mum|girl|wife|lady|grandmother|grandma|widow))\b/iu,
  male: /♂|🤴|🕺|👨|👦|\b(?:beard|mustache|moustache|prostate|best man|paternity|boxers|as a (?:man|father|dad|husband|guy)|(?:i['’]m|i am) (?:such )?an? (?:\w+ )?(?:man|father|dad|guy|husband|bloke|boy|lad|gentleman|grandfather|grandad|grandpa|widower))\b/iu,
};
const OTHER: Readonly<Record<Gender, Gender>> = { female: 'male', male: 'female' };

/**
 * Whether a text in the first person can be told of a third person of that gender: it says so itself and not to
 * someone (no question, request, thanks, quotation or letter), for itself alone (no `we`), and its pronouns would mean one
 * person only.
 */
export function isRetellable(doc: Doc, gender: Gender): boolean {
  if (!isForOneself(doc) || doc.tokens.some(({ lower }) => SAME[gender].test(lower))) return false;
  const told = tells(doc);
  return told[gender] || !told[OTHER[gender]];
}

const tells = perDoc(
  (doc: Doc): Readonly<Record<Gender, boolean>> => ({
    female: matches(doc, TELLS.female),
    male: matches(doc, TELLS.male),
  }),
);

const isForOneself = perDoc((doc: Doc): boolean => {
  const { text, tokens, sentences } = doc;
  if (
    /["“”«»?]|^\s*[‘']|\bI\.|\bI's\b/u.test(text) ||
    matches(doc, FIXED) ||
    matches(doc, UNSAID) ||
    matches(doc, TRAILING) ||
    matches(doc, CALLED) ||
    matches(doc, ADDRESSED)
  )
    return false;
  if (sentences.some((sentence) => sentence.kind === 'command' || isSubjectless(sentence, doc))) return false;
  if (tokens.some(({ lower, text: word }) => /^(?:we|us|our|ours|ourselves)$/u.test(lower) && word !== 'US'))
    return false;
  if (tokens.some(({ lower, pos, text: word }) => lower === 'i' && pos !== 'PRON' && word === 'I')) return false;
  if (tokens.some(isPit) || isPointedBefore(doc)) return false;
  if (tokens.some(({ lower }) => lower === 'myself') && !tokens.some(({ lower }) => lower === 'i')) return false;
  return !tokens.some(({ lower }, at) => lower === 'i' && isJoined(tokens, at));
});

/** `I have them in. I heard …` where the stop was read as part of a word: whether the pronoun takes a capital is not known. */
function isPointedBefore({ text, tokens, sentences }: Doc): boolean {
  return tokens.some(
    ({ text: word, start }) =>
      /^(?:I|My|Me|Mine)$/u.test(word) &&
      /[.!]["”’')]?\s+$/u.test(text.slice(0, start)) &&
      !sentences.some((sentence) => sentence.start === start),
  );
}

/** `the mine disaster`, `lost its mine`: no pronoun. */
function isPit({ lower, index }: Token, _: number, tokens: readonly Token[]): boolean {
  if (lower !== 'mine') return false;
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  return before?.pos === 'DET' || next?.pos === 'NOUN' || OWNER_OR_KIND.test(before?.lower ?? '');
}

const OWNER_OR_KIND =
  /^(?:an?|the|this|that|its|his|her|their|our|my|your|every|each|no|any|last|old|only|nearby|local|disused|abandoned|deep|coal|gold|silver|copper|tin|iron|salt|diamond|lead|zinc|uranium|lithium|open|opencast|flooded|former|land)$/u;
const BOUNDARY = /^(?:and|or|but|because|that|when|while|if|so|,|[.!?;:…]+)$/u;

/** `my sister and I`: no verb between the coordinator and the start of its clause. */
function isJoined(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:and|or|nor)$/u.test(tokens[at - 1]?.lower ?? '')) return false;
  let words = 0;
  for (let back = at - 2; back >= 0; back--) {
    const token = tokens[back];
    if (token?.pos === 'VERB' || token?.pos === 'AUX') return false;
    if (!token || BOUNDARY.test(token.lower)) break;
    if (token.kind === 'word') words++;
  }
  return words > 0;
}

/** `Bought it for my nephew`, `haven't seen it`: the first person is left unsaid, and would be missed. */
function isSubjectless({ tokens }: Sentence, { clauses }: Doc): boolean {
  const first = tokens.find(({ kind, pos }) => kind === 'word' && pos !== 'ADV' && pos !== 'INTJ');
  if (!first) return false;
  if (first.lower.endsWith('ing')) return first.pos !== 'DET' && !clauses.some(({ start }) => start === first.start);
  return first.pos === 'VERB' || first.pos === 'AUX';
}
