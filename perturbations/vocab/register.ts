import type { Doc, Sentence } from '../../src/plugin.js';

const FORMAL =
  /\b(?:patients?|plaintiffs?|defendants?|court|clause|tenant|landlord|lessee|lessor|pursuant|hereby|herein|shall|parties|invoice|diagnos\w+|mg|dosage|prescri\w+|symptoms?|biopsy|lesions?|statute|liab\w+|contract|agreement|warranty|applicant|respondent|claimant|physician|hospital|surgery|ticket #|ref)\b/iu;

/** Clinical, legal and business prose, in which chat markers sound wrong. */
export function isFormal(doc: Doc): boolean {
  return FORMAL.test(doc.text);
}

/** The text when it is one sentence that states something. */
export function soleStatement(doc: Doc): Sentence | undefined {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && sentence.kind === 'statement' ? sentence : undefined;
}

export function opensWithStatement(doc: Doc): boolean {
  return doc.sentences[0]?.kind === 'statement' && !doc.sentences[0].text.includes('?');
}

const STANCE =
  /^(?:love|hate|like|dislike|enjoy|regret|care|adore|recommend|prefer|appreciate|expect|hope|wish|trust|doubt|think|know|believe|feel|impress|disappoint|sure|opinion|preference|feelings?|interest|thing|masterpiece|nightmare|disaster|waste)$/u;

/** Whether the text opens with a statement in which somebody takes a stance or judges, rather than reports a fact. */
export function takesStance(doc: Doc): boolean {
  const [sentence] = doc.sentences;
  if (!sentence || !opensWithStatement(doc)) return false;
  return judges(doc) || sentence.tokens.some((token) => STANCE.test(token.lemma));
}

/** Whether the first clause says of something other than the speaker what it is like: `The soup was cold`. */
export function judges(doc: Doc): boolean {
  const [clause] = doc.clauses;
  if (!clause || clause.sentence !== doc.sentences[0] || !clause.copular || isFormal(doc)) return false;
  if (clause.subject.person !== 3 || clause.tense === 'future' || clause.tense === 'modal') return false;
  const head = clause.rest.tokens.find((token) => token.pos !== 'ADV' && token.pos !== 'DET' && token.pos !== 'PART');
  return head !== undefined && (head.pos === 'ADJ' || isAdjectival(head.lower)) && !/^\d/u.test(head.text);
}

/** Words that judge and that the tagger takes for nouns or verbs now and then. */
function isAdjectival(word: string): boolean {
  return /^(?:average|standard|ordinary|regular|okay|ok|boring|amazing|terrible|awful|great|overpriced|inspiring|engaging|disappointing|fascinating|refreshing|exhausting|frustrating|relaxing|outstanding|below|above|worth|fun)$/u.test(
    word,
  );
}
