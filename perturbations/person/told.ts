import {
  type Candidate,
  capitalize,
  type Doc,
  type FirstMention,
  type Gender,
  type Retelling,
  retell,
  uncapitalize,
} from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { type Frame, filled, inTurn } from './frames.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';

const LONGEST = 90;

export function byGender(doc: Doc, full: boolean): Readonly<Record<Gender, Retelling | undefined>> {
  if (doc.tokens.length > LONGEST || OF_A_GENDER.test(doc.text) || HEDGED.test(doc.text))
    return { female: undefined, male: undefined };
  return {
    female: OF_A_MAN.test(doc.text) ? undefined : retell(doc, 'female', { full }),
    male: OF_A_WOMAN.test(doc.text) ? undefined : retell(doc, 'male', { full }),
  };
}

/** An aside of the speaker's, or a label before what they say. */
const HEDGED =
  /\bi (?:think|guess|should say|must say|suppose|reckon|mean|have to say)\b|^(?:honestly,? )?i (?:can(?:not|['’]t)|could(?:n['’]t)?|would(?:n['’]t)?|won['’]t) (?:really )?(?:say|tell)\b|\b(?:to|am|['’]m) writ(?:e|ing) (?:such|this|to (?:you|say|ask|complain)|an? )|\bthis (?:e-?mail|letter)\b|^(?:to|dear|feedback|re|attn)\b[^.!?]{0,60}[:,]/iu;

/** What the first person says to be: `I'm a happy man`, `as a mother`. */
const OF_A_GENDER =
  /\b(?:i['’]m|i am|i was|me|as|being|become|became|be) an? (?:\p{L}+ ){0,2}(?:man|woman|boy|girl|guy|lad|lady|bloke|gentleman|mother|father|mum|mom|dad|wife|husband|widow|widower|bride|groom|grandmother|grandfather|gran|grandad|aunt|uncle|sister|brother|daughter|son|waitress|actress|nun|monk)\b|\byoung lady\b/iu;
const OF_A_MAN = /\bmy (?:own )?(?:wife|girlfriend|fianc[eé]e|beard|moustache|prostate)\b|\bmy ex-wife\b/iu;
const OF_A_WOMAN =
  /\bmy (?:own )?(?:husband|boyfriend|periods?|due date|hysterectomy|midwife|bra|bump)\b|\bpregnan\w*|\b(?:lost|losing) (?:the|my|our) baby\b|\bmiscarr\w*|\bmaternity\b|\bmenopaus\w*|\bbreastfe\w*/iu;

/**
 * `Dana loves her dress`: the person stands for the first person of the whole text. With `opening`, only where the text
 * begins with that person: `a Sikh man` cannot turn up in the middle.
 */
export function* toldOf(
  doc: Doc,
  people: readonly Person[],
  { opening }: { readonly opening: boolean },
): Generator<Candidate> {
  const told = byGender(doc, true);
  const limit = opening ? openingEnd(doc) : (doc.sentences[0]?.end ?? 0);
  for (const { words, gender, because } of people) {
    const made = told[gender];
    const mention = made && mentionOf(words, made.first);
    if (!made || mention === undefined || made.first.start >= limit) continue;
    if (opening && made.first.role === 'possessive' && ownsOwner(doc, made.first.start)) continue;
    yield { edits: [{ start: made.first.start, end: made.first.end, text: mention }, ...made.rest], because };
  }
}

/** `my grandmother's garden`: one genitive after another is too many. */
function ownsOwner({ tokens }: Doc, at: number): boolean {
  const mention = tokens.findIndex(({ start }) => start === at);
  return tokens.slice(mention + 2, mention + 4).some(({ lower }) => /^['’]s?$/u.test(lower));
}

function openingEnd({ tokens }: Doc): number {
  return tokens.find(({ kind }) => kind === 'word')?.end ?? 0;
}

function mentionOf(words: string, { role, opens, pronoun }: FirstMention): string | undefined {
  if (role === 'possessive' && / who /u.test(words)) return undefined;
  const mention = role === 'possessive' ? `${words}'s` : words;
  if (pronoun.length > 1 && pronoun === pronoun.toUpperCase()) return mention.toUpperCase();
  return opens ? capitalize(mention) : mention;
}

/** `Priya says she loves her dress`: what the first person says is reported. */
export function* reported(doc: Doc, people: readonly Person[], frames: readonly Frame[]): Generator<Candidate> {
  const opening = isReportable(doc) ? loweredOpening(doc) : undefined;
  if (!opening) return;
  const told = byGender(doc, false);
  yield* inTurn(people, frames, doc.text.length, (frame, person) => {
    const made = told[person.gender];
    if (!made) return undefined;
    const { start, end, pronoun } = made.first;
    const words = filled(frame, person);
    if (start === opening.token.start) return [{ start, end, text: words + uncapitalize(pronoun) }, ...made.rest];
    const first = { start: opening.token.start, end: opening.token.end, text: words + opening.text };
    return [first, { start, end, text: pronoun }, ...made.rest];
  });
}

/** At most two statements, the first of which begins with its clause; capitals and asides are left. */
function isReportable(doc: Doc): boolean {
  const { sentences, tokens, text, clauses } = doc;
  if (
    isOfficial(doc) ||
    /\bformal\b/iu.test(text) ||
    tokens.some(({ lower }) => /^(?:you|your|yours|yourself)$/u.test(lower))
  )
    return false;
  if (clauses[0]?.start !== tokens[0]?.start) return false;
  if (sentences.length > 2 || sentences.some(({ kind }) => kind !== 'statement')) return false;
  if (/^(?:and|but|so|or|because|plus|also|thanks|thank|sorry|yes|no|that|if|when)$/u.test(tokens[0]?.lower ?? ''))
    return false;
  if (/,? I (?:think|guess|suppose|believe|reckon|hope)\b/u.test(text)) return false; // a report in a report
  return !/[:;\n]/u.test(text) && !/\p{Lu}{3}/u.test(text);
}
