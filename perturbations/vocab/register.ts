import type { Doc, Sentence, Token } from '../../src/plugin.js';

const FORMAL =
  /\b(?:patients|plaintiffs?|defendants?|tenants?|lessee|lessor|pursuant|hereby|herein|shall|diagnos\w+|mg|dosage|prescri\w+|biopsy|lesions?|statute|liab\w+|applicant|respondent|claimant|physician|ref)\b/iu;
/** Words of such prose that people also use of their own lives: `Dad is out of hospital`. */
const PERHAPS_FORMAL =
  /\b(?:court|clause|contract|agreement|parties|landlord|lease|contractor|witness|evidence|audit|department|employer|employee|complaint|committee|hospital|surgery|symptoms?|invoice|warranty|ticket #)/iu;
const PERSONAL = /\b(?:i|my|me|mine|we|our|us|dad|mum|mom|grandma|grandpa|lol|omg)\b|n['’]t\b|['’](?:re|m|ve|ll)\b/iu;

/** Clinical, legal and business prose, in which chat markers sound wrong. */
export function isFormal(doc: Doc): boolean {
  if (FORMAL.test(doc.text) || doc.tokens.some(isThePatient(doc))) return true;
  const personal =
    PERSONAL.test(doc.text) || /^\p{Ll}/u.test(doc.text) || doc.tokens.some(({ kind }) => kind === 'emoji');
  return PERHAPS_FORMAL.test(doc.text) && !personal;
}

/** `the patient`, `Patient reports …`; not `kind and patient`. */
function isThePatient({ tokens }: Doc): (token: Token) => boolean {
  return ({ lower, index }) => lower === 'patient' && (index === 0 || tokens[index - 1]?.pos === 'DET');
}

const LETTER =
  /\b(?:please|kindly|(?:would|['’]d) like to|regrets? to|(?:pleased|delighted|happy) to (?:offer|inform|announce|confirm)|attached|enclosed|inform you|refund(?:ed)?|sincerely|regards|(?:am|are) writing to|need a copy|(?:customer|account|reference) number|grateful for|your (?:help|department|team|company|service|support|driver|technician|colleagues?|shop|store|website|staff|app)|order #?\d+|to whom)\b/iu;

/** Requests and letters to somebody one does not chat with. */
export function isLetter(doc: Doc): boolean {
  return LETTER.test(doc.text);
}

const GRAVE =
  /\b(?:die[ds]?|dying|dead|death|funeral|passed away|cancer|tumou?r|suicid\w+|hospice|fell down|ambulance|accident|injur\w+|miscarr\w+|grie\w+|abus\w+|assault\w*|stroke|crash(?:ed)? (?:my|his|her) car)\b/iu;

/** Text on death and the like, beside which an idle remark is out of place. */
export function isGrave(doc: Doc): boolean {
  return GRAVE.test(doc.text);
}

/** Where neither a letter nor a report is written, and nothing grave: idle remarks fit. */
export function isChat(doc: Doc): boolean {
  return !isFormal(doc) && !isLetter(doc) && !isGrave(doc);
}

/** The text when it is one sentence that states something. */
export function soleStatement(doc: Doc): Sentence | undefined {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && sentence.kind === 'statement' ? sentence : undefined;
}

export function opensWithStatement(doc: Doc): boolean {
  return doc.sentences[0]?.kind === 'statement' && !doc.sentences[0].text.includes('?');
}

/** Whether a clause, not a headline or a message without a subject, opens the text. */
export function opensWithClause({ clauses, tokens }: Doc): boolean {
  return clauses[0] !== undefined && clauses[0].start === tokens[0]?.start;
}

/** Whether the text speaks to somebody: what is said to all, or to nobody, does not fit it. */
export function addresses(doc: Doc): boolean {
  return doc.tokens.some(({ lower }) => /^(?:you|your|yours|yourself|u|ur|thanks|thank|thx)$/u.test(lower));
}

const STANCE =
  /^(?:love|hate|like|dislike|enjoy|regret|care|adore|recommend|prefer|appreciate|hope|wish|trust|doubt|think|know|believe|feel)$/u;
const IN_TWO_MINDS = /^(?:sure|certain|unsure|impressed|disappointed|undecided)$/u;

/** Whether the text opens with a statement in which the speaker takes a stance or judges, rather than reports a fact. */
export function takesStance(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (!clause || !opensWithStatement(doc) || !opensWithClause(doc)) return false;
  if (judges(doc)) return true;
  if (!/^(?:i|we)$/iu.test(clause.subject.text) || clause.tense === 'future') return false;
  if (clause.copular) return clause.rest.tokens.some(({ lower }) => IN_TWO_MINDS.test(lower));
  if (clause.verb.lemma === 'stand') return clause.negation !== undefined;
  return STANCE.test(clause.verb.lemma) && !clause.verb.lower.endsWith('ing');
}

/** States that can be seen, on which nobody has an opinion. */
const FACT =
  /^(?:broken|closed|open|shut|empty|full|dead|alive|married|single|pregnant|late|early|sick|ill|back|new|missing|gone|available|unavailable|online|offline|here|there|out|red|blue|green|black|white|over|ready|awake|asleep|unsuccessful|successful|free|due)$/u;

/** Whether the first clause says of something other than the speaker what it is like: `The soup was cold`. */
export function judges(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (!clause || clause.sentence !== doc.sentences[0] || !clause.copular || isFormal(doc)) return false;
  if (clause.subject.person !== 3 || clause.tense === 'future' || clause.tense === 'modal') return false;
  const head = clause.rest.tokens.find((token) => token.pos !== 'ADV' && token.pos !== 'DET' && token.pos !== 'PART');
  if (!head || FACT.test(head.lower) || /^\d/u.test(head.text)) return false;
  return head.pos === 'ADJ' || isAdjectival(head.lower);
}

/** Words that judge and that the tagger takes for nouns or verbs now and then. */
function isAdjectival(word: string): boolean {
  return /^(?:average|standard|ordinary|regular|okay|ok|boring|amazing|terrible|awful|great|overpriced|inspiring|engaging|disappointing|fascinating|refreshing|exhausting|frustrating|relaxing|outstanding|below|above|worth|fun)$/u.test(
    word,
  );
}
