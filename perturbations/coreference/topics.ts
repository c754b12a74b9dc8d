import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isSound } from './sound.js';
import { type Topic, wholeQuestion } from './topic.js';
import { existenceTopics } from './topics/existence.js';
import { isDividedEarly } from './topics/fit-question.js';
import { infinitiveTopics } from './topics/infinitive.js';
import { kindTopics } from './topics/kind-of-thing.js';
import { mayStandIn } from './topics/may-stand-in.js';
import { isMistaken } from './topics/mistaken.js';
import { objectTopics } from './topics/object.js';
import { possessorTopics } from './topics/possessor.js';
import { quantifiedTopics } from './topics/quantified.js';
import { relativeTopics } from './topics/relative.js';
import { subjectTopics } from './topics/subject.js';
import { isEverOfOffice, TITULAR } from './topics/titular.js';

const FINDERS = [
  subjectTopics,
  kindTopics,
  possessorTopics,
  quantifiedTopics,
  existenceTopics,
  infinitiveTopics,
  relativeTopics,
  objectTopics,
];

/** Everything that the question in a text can be said to be about, each with its anaphor in place. */
export const topicsOf = perDoc((doc: Doc): readonly Topic[] => {
  const question = wholeQuestion(doc);
  // After a statement that brings something up, a topic of one's own does not cohere.
  const asked =
    doc.sentences.length === 1 &&
    !matches(doc, NAMES_OF) &&
    !isEverOfOffice(doc) &&
    question !== undefined &&
    isSound(question) &&
    !isDividedEarly(question);
  return asked ? FINDERS.flatMap((find) => [...find(doc)]).filter((topic) => isTopical(doc, topic)) : [];
});

export const hasTopic = (doc: Doc): boolean => topicsOf(doc).length > 0;

/** What is asked is a word, not who bears it: `Is Frankenstein the name of …?` */
const NAMES_OF = /\b(?:name|word|term|title|surname|nickname) (?:of|for)\b/iu;

/** An amount of people and not a thing; a child, which is no `it`; a plural that few use. */
const NOBODYS_TOPIC =
  /^(?:the|an?) (?:entire|whole|total|full)\b|\byears?[- ]olds?\b|fishes\b|deers\b|^(?:left|right) (?:hand|foot|arm|leg|eye|ear|kidney|lung|shoe|glove)s$|^Olympic Games$|\btooth fair(?:y|ies)$|\b(?:German|Australian) Shepherd/iu;

/** Somebody, or a piece of wood. */
const PIECE = /\b(?:bishop|knight|king|queen|pawn|rook)s?\b/iu;
const CHESS = /\b(?:chess|board|chessboard|squares?|pawns?|rooks?|checkmate|castl[a-zà-ž]+)\b/iu;

/** What only somebody would have done or would do, and no play or film: `Would Gandhi have joined …`. */
function isSurelySomebody({ text }: Doc, { mention, kind }: Topic): boolean {
  return (
    kind === 'person' &&
    /^(?:Gandhi|Lincoln|Elvis|Dracula|Tarzan|Sherlock|Batman|Superman|Cinderella|Robinson Crusoe|Peter Pan|James Bond|Zorro|Indiana Jones)$/u.test(
      mention,
    ) &&
    /^(?:Would|Could) (?:\p{Lu}\p{L}+ ){1,2}(?:have (?!been\b)|enjoy|order|eat|drink|like|join|refuse|approve|wear|own|carry|marry|vote|drive|ride|buy|need|want|be (?:likely|able|happy|wise)\b)/u.test(
      text,
    ) &&
    !/\b(?:film|movie|novel|book|play|musical|opera|Oscars?|published|released|performed|cast|audience|cinema|screen)\b/u.test(
      text,
    )
  );
}

/** `the same tune`, `other planets`: than which nobody knows yet. */
const RELATIVE = /\b(?:same|such|another|others?|latter|former|next|following|previous|rest)\b/iu;

/** Named, or so that anybody knows it: `the audience` of somebody who is named further on is not yet known. */
function isTopical(doc: Doc, topic: Topic): boolean {
  const { nounPhrases } = doc;
  const { mention, kind } = topic;
  const has = (pattern: RegExp): boolean => mayStandIn(doc, topic, pattern) && pattern.test(mention);
  if ((has(TITULAR) && !isSurelySomebody(doc, topic)) || has(RELATIVE) || isMistaken(doc, topic)) return false;
  if (
    kind === 'one' &&
    /^(?!.* (?:who|that|which|whose) ).+ \p{L}+ing (?:out|in|on|from|to|at|off|for)\b/u.test(mention)
  )
    return false;
  if (has(NOBODYS_TOPIC) || (has(PIECE) && matches(doc, CHESS))) return false;
  if (kind === 'one' && /\b(?:in|of|from) (?:most|many|some|all|every|each|any)\b/u.test(mention)) return false;
  if (kind !== 'definite' || !/^the \p{Ll}+$/u.test(mention)) return true;
  return nounPhrases.every(({ text, kind: each }) => each !== 'name' || text === mention);
}
