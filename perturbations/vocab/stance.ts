import { type Clause, type Doc, matches, perDoc, type Sentence } from '../../src/plugin.js';
import { evaluates, isPolar } from '../around/evaluative.js';
import { says } from '../around/says.js';
import { isWellWishing } from '../around/well-wishing.js';

/** The text when it is one sentence that states something. */
export const soleStatement = perDoc((doc: Doc): Sentence | undefined => {
  const [sentence, second] = doc.sentences.filter((each) => each.tokens.some((token) => token.kind === 'word'));
  return sentence && !second && sentence.kind === 'statement' ? sentence : undefined;
});

export const isSoleStatement = (doc: Doc): boolean => soleStatement(doc) !== undefined;

export const opensWithStatement = perDoc((doc: Doc): boolean => {
  return doc.sentences[0]?.kind === 'statement' && !doc.sentences[0].text.includes('?');
});

/** Whether a clause, not a headline or a message without a subject, opens the text. */
export const opensWithClause = perDoc((doc: Doc): boolean => {
  const { clauses, tokens } = doc;
  return clauses[0] !== undefined && clauses[0].start === tokens[0]?.start && !isWellWishing(doc);
});

const YOU_OR_THANKS = /^(?:you|your|yours|yourself|u|ur|thanks|thank|thx)$/u;

/** Whether the text speaks to somebody: what is said to all, or to nobody, does not fit it. */
export const addresses = perDoc((doc: Doc): boolean => {
  return says(doc, YOU_OR_THANKS);
});

const STANCE =
  /^(?:love|hate|like|dislike|enjoy|regret|care|adore|recommend|prefer|appreciate|hope|wish|trust|doubt|think|know|believe|feel)$/u;
const IN_TWO_MINDS = /^(?:sure|certain|unsure|impressed|disappointed|undecided)$/u;

/** Said with a hedge of its own, which frankness would contradict. */
const HEDGED = /\b(?:i (?:guess|suppose)|maybe|perhaps|i think)\b/iu;

/** Whether the text opens with a statement in which the speaker takes a stance or judges, rather than reports a fact. */
export const takesStance = perDoc((doc: Doc): boolean => {
  const [clause] = doc.clauses;
  return (
    clause !== undefined && !matches(doc, HEDGED) && opensWithStatement(doc) && opensWithClause(doc) && isStance(clause)
  );
});

/** Whether the speaker takes a stance or judges in the clause: `I love it`, `I'm not sure`, `the soup was cold`. */
export function isStance(clause: Clause): boolean {
  if (isJudgement(clause)) return true;
  if (!/^(?:i|we)$/iu.test(clause.subject.text) || clause.tense === 'future') return false;
  if (clause.copular) return clause.rest.tokens.some(({ lower }) => IN_TWO_MINDS.test(lower));
  if (clause.verb.lemma === 'stand') return clause.negation !== undefined;
  return STANCE.test(clause.verb.lemma) && !clause.verb.lower.endsWith('ing');
}

/** Whether the text's first clause judges. */
export const judges = perDoc((doc: Doc): boolean => {
  const [clause] = doc.clauses;
  return clause !== undefined && !matches(doc, HEDGED) && clause.sentence === doc.sentences[0] && isJudgement(clause);
});

/** Whether the clause says of something other than the speaker what it is like: `The soup was cold`. */
export function isJudgement(clause: Clause): boolean {
  if (!clause.copular || clause.subject.person !== 3 || clause.tense === 'future' || clause.tense === 'modal')
    return false;
  if (/\b(?:weather|forecast|sky)\b/iu.test(clause.subject.text)) return false;
  const head = clause.rest.tokens.find((token) => token.pos !== 'ADV' && token.pos !== 'DET' && token.pos !== 'PART');
  return head !== undefined && evaluates(head.lower);
}

/** Whether some word of the text is one of liking, luck or complaint, so that it is no plain fact. */
export const hasOpinion = perDoc((doc: Doc): boolean => {
  return doc.tokens.some(({ lower }) => isPolar(lower)) || doc.text.includes('!');
});

/** States of one's own that are no feelings: `I'm home`. */
const NOT_FELT =
  /^(?:sorry|ready|back|here|home|late|early|free|available|sure|new|done|fine|busy|awake|alive|old|on|at|in|allergic|curious|next|online|offline|away|out)$/u;

/** Whether the text opens with what the speaker feels, which is not mentioned in passing: `I'm so tired`, `I feel lost`. */
export const isFelt = perDoc(({ clauses: [clause], tokens }: Doc): boolean => {
  if (
    !clause ||
    clause.tense === 'future' ||
    clause.start !== tokens[0]?.start ||
    !/^(?:i|we|part of me)$/iu.test(clause.subject.text)
  )
    return false;
  if (!clause.copular)
    return (
      (clause.verb.lemma === 'miss' && clause.tense === 'present') ||
      /^(?:feel|hate|wish|dread)$|^(?:feeling|dreading|missing|struggling)$/u.test(clause.verb.lemma)
    );
  const head = clause.rest.tokens.find(({ pos }) => pos !== 'ADV' && pos !== 'DET' && pos !== 'PART');
  // `I'm moving the bookcase`, `we are moving to Leeds`: what one does
  if (head?.lower.endsWith('ing') && /^(?:DET|PRON|NOUN|PROPN|NUM|ADV)$/u.test(tokens[head.index + 1]?.pos ?? ''))
    return false;
  if (head && /^(?:mov|settl|go|com|start)ing$/u.test(head.lower)) return false;
  return head !== undefined && (head.pos === 'ADJ' || head.pos === 'VERB') && !NOT_FELT.test(head.lower);
});
