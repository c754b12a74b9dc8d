import {
  type Candidate,
  capitalize,
  type Doc,
  type Edit,
  type FirstMention,
  matches,
  perDoc,
  type Retelling,
  uncapitalize,
} from '../../src/plugin.js';
import { isOfficial } from '../around/register.js';
import { says } from '../around/says.js';
import { byGender } from './by-gender.js';
import { type Frame, filled, inTurn } from './frames.js';
import { isIntroduced } from './introduced.js';
import { loweredOpening } from './opening.js';
import type { Person } from './person.js';
import { isSpliced } from './spliced.js';

/**
 * `Dana loves her dress`: the person stands for the first person of the whole text. With `opening`, only where the text
 * begins with that person: `a Sikh man` cannot turn up in the middle.
 */
export function* toldOf(
  doc: Doc,
  people: readonly Person[],
  { opening }: { readonly opening: boolean },
): Generator<Candidate> {
  const { female, male } = byGender(doc, true);
  const told = { female: isFirst(doc, female, opening) && female, male: isFirst(doc, male, opening) && male };
  if (!told.female && !told.male) return;
  for (const { words, gender, because } of people) {
    const made = told[gender];
    if (!made) continue;
    yield {
      edits: [{ start: made.first.start, end: made.first.end, text: mentionOf(words, made.first) }, ...made.rest],
      because,
    };
  }
}

/** The person is named in the first sentence, or with `opening` by the first word, and where a name comes as no surprise. */
function isFirst(doc: Doc, made: Retelling | undefined, opening: boolean): boolean {
  const within = (opening ? doc.tokens : doc.sentences)[0]?.end ?? 0;
  return (
    made !== undefined &&
    made.first.start < within &&
    !isBehindComma(doc, made) &&
    !isOwnerOnly(doc, made) &&
    !isIdiom(doc, made)
  );
}

/** `as loud as Ngozi’s old one. She …`: whoever owns the other thing is not the one who is told of. */
function isOwnerOnly({ sentences, tokens }: Doc, { first }: Retelling): boolean {
  return sentences.length > 1 && first.role === 'possessive' && first.start !== tokens[0]?.start;
}

/** `twelve hours on my feet`, `made my day`, `of my life`: set phrases of the speaker, which no name fits. */
const IDIOMS =
  /\b(?:on|off|to|under|over|in|into|out of|at|by|up|upon|for|from|through|of|about|against|beyond|beneath|behind|around|round|past|all) my (?:own(?=\s*(?:[.,;:!?)]|$|\p{Extended_Pictographic}|(?:and|but|again|for|in|at|tonight|today|now|since|with|here|there|this)\b))|feet|toes|knees|head|mind|life|lifetime|days?|face|way|hands?|opinion|view|eyes?|ears?|back|neck|shoulders?|chest|nerves?|case|skin|bones|book|books|taste|liking|surprise|delight|relief|horror|dismay|shame|cost|credit|knowledge|part|time|depth|element|league|sleeve|belt|guard|game|luck|sake|tracks|tether|rocker|wits|limit|mercy|experience|humble opinion)\b|\b(?:ma(?:de|kes?|king)|ruin(?:ed|s|ing)?|sav(?:ed|es|ing)|brighten(?:ed|s|ing)?) my (?:day|night|morning|evening|week|weekend|month|year|life)\b|\b(?:los(?:t|e|ing)|blew|blown|chang(?:ed|e|ing)|slipp(?:ed|ing)|cross(?:ed|ing)) my (?:mind|temper|patience|way|cool|nerve|head|marbles)\b|\b(?:oh )?my (?:god|gosh|goodness|word|bad|mistake|foot|pleasure|treat)\b/giu;

function isIdiom({ text }: Doc, { first: { start } }: Retelling): boolean {
  if (!/^my/iu.test(text.slice(start, start + 2))) return false; // each has `my`, and no other word of the speaker
  return [...text.matchAll(IDIOMS)].some(({ index, 0: { length } }) => index <= start && start < index + length);
}

/** `The bread rose, I could cry`: a name would come as a surprise there. */
function isBehindComma({ text }: Doc, { first }: Retelling): boolean {
  return /,\s*$/u.test(text.slice(0, first.start));
}

function mentionOf(words: string, { role, opens, pronoun }: FirstMention): string {
  const mention = role === 'possessive' ? `${words}'s` : words;
  if (pronoun.length > 1 && pronoun === pronoun.toUpperCase()) return mention.toUpperCase();
  return opens ? capitalize(mention) : mention;
}

/** `Priya says she loves her dress`: what the first person says is reported. */
export function reported(doc: Doc, people: readonly Person[], frames: readonly Frame[]): readonly Candidate[] {
  const opening = isReportable(doc) ? loweredOpening(doc) : undefined;
  if (!opening) return [];
  const told = byGender(doc, false);
  if (!told.female && !told.male) return [];
  const edits = (frame: Frame, person: Person): readonly Edit[] => {
    const made = told[person.gender];
    if (!made) return [];
    const { start, end, pronoun } = made.first;
    const words = filled(frame, person);
    if (start === opening.token.start) return [{ start, end, text: words + uncapitalize(pronoun) }, ...made.rest];
    const first = { start: opening.token.start, end: opening.token.end, text: words + opening.text };
    return [first, { start, end, text: pronoun }, ...made.rest];
  };
  return inTurn(people, frames, doc.text.length, edits, ({ gender }) => told[gender] !== undefined);
}

/** A declaration that one signs is made by nobody else. */
const FORMAL =
  /\b(?:formal|overleaf|undersigned|hereby|(?:both|either|neither) part(?:y|ies))\b|^I (?:can |do )?(?:confirm|certify|declare|undertake|acknowledge|consent|authori[sz]e|swear|agree to)\b/iu;
const HERE = /\b(?:in|out|over|up|down|round) here\b/iu;

/** What the speaker has at second hand: `Priya tells me she's told …` says twice who told whom. */
const HEARSAY =
  /^(?:(?:so|well|apparently|ok|oh),? )?(?:I(?:['’]m| am| was|['’]ve| have|['’]d| had)?(?: (?:just|been|being|already|also))* (?:told|hear|heard|hearing|informed|advised|assured|warned|reminded|given to understand|gather|understand|found out|read)|(?:they|people|someone|somebody|word|rumou?r) (?:told|tell|say|said|says|has it)|apparently)\b/iu;

/** `The author writes with wit, and I finished it`: of somebody else is spoken before, who would be `he` or `she`. */
function isOvershadowed({ clauses }: Doc): boolean {
  const own = clauses.findIndex(({ subject }) => subject.person === 1);
  return clauses
    .slice(0, Math.max(own, 0))
    .some(({ subject }) => subject.person === 3 && subject.animacy === 'person' && subject.number !== 'plural');
}

const YOU = /^(?:you|your|yours|yourself)$/u;

/** At most two statements, the first of which begins with its clause; capitals and asides are left. */
const isReportable = perDoc((doc: Doc): boolean => {
  const { sentences, tokens, text, clauses } = doc;
  if (sentences.length > 2 || clauses[0]?.start !== tokens[0]?.start) return false;
  if (sentences.some(({ kind }) => kind !== 'statement')) return false;
  if (isOfficial(doc) || isSpliced(doc) || isIntroduced(doc) || matches(doc, FORMAL) || says(doc, YOU)) return false;
  if (/^(?:and|but|so|or|because|plus|also|thanks|thank|sorry|yes|no|that|if|when)\b/iu.test(text)) return false;
  if (matches(doc, HEARSAY) || isOvershadowed(doc)) return false;
  if (/,? I(?:['’]d say)\b|,? I (?:think|guess|suppose|believe|reckon|hope)\b/u.test(text)) return false; // a report in a report
  if (matches(doc, HERE)) return false; // here is where the speaker is
  return !/[:;\n]/u.test(text) && !/\p{Lu}{3}/u.test(text);
});
