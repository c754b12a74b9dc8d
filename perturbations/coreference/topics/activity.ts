import type { Doc, Question, Token } from '../../../src/plugin.js';
import { gerundOf } from '../gerund.js';
import { type Topic, wholeQuestion } from '../topic.js';

/** Verbs that nobody is said to do: states, feelings and things that befall. */
const NOT_DONE =
  /^(?:be|avoid|give|bear|have|know|like|love|hate|want|wish|need|hear|feel|seem|look|sound|taste|smell|contain|consist|include|involve|belong|own|possess|resemble|weigh|cost|last|mean|exist|die|survive|fit|experience|suffer|understand|believe|enjoy|prefer|live|remain|stay|become|appear|occur|happen|lack|hold|lose|matter|deserve|care|outlive|exceed|tower|depend|require|benefit|tend|fail|cause|face|share|date|relate|recognize|remember|forget|agree|disagree|think|consider|expect|hope|fear|regret|do|help|let|score|reach|get|find|drown|meet|go|come|turn|happen|hurt|earn|see|notice|speak|qualify|count|dominate|outsell|outnumber|surpass|predate|precede|follow|stand|sit|lie|influence|affect|await|mind|trust|doubt|despise|admire|tolerate|respect|support|oppose|fit|win)$/u;
const DOERS = /^(?:i|you|we)$/u;

/** What somebody does, named as a gerund: `Can you ski in Oslo?`: skiing in Oslo, `can you do that`. */
export function* activityTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (
    !question ||
    doc.sentences.length > 1 ||
    question.negation ||
    !/^(?:modal|do)$/u.test(question.form) ||
    !canAct(question)
  )
    return;
  const { predicate, auxiliary } = question;
  const mention = gerundPhrase(doc, predicate.tokens);
  if (mention === undefined) return;
  yield {
    mention,
    kind: 'activity',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      { start: predicate.start, end: predicate.end, text: 'do that' },
    ],
  };
}

function canAct({ subject, auxiliary }: Question): boolean {
  if (subject.text.toLowerCase() === 'you' && auxiliary.lower === 'do') return false;
  if (DOERS.test(subject.text.toLowerCase())) return /^(?:can|could|should|may)$/u.test(auxiliary.lower);
  return false;
}

/** `keep a goat` as `keeping a goat`; undefined where its verb is none that is done, or a second verb would have to follow. */
function gerundPhrase(doc: Doc, tokens: readonly Token[]): string | undefined {
  const [verb, second] = tokens;
  const last = tokens.at(-1);
  if (!verb || !second || !last || verb.pos !== 'VERB' || verb.lemma !== verb.lower || NOT_DONE.test(verb.lower))
    return undefined;
  if (second.lower === 'place' || second.lower === 'part') return undefined;
  const inside = tokens.some(
    ({ index, lower, pos, text }) =>
      /^(?:and|or|but|if|that|because|when|while|than|their|his|her|its|they|he|she|it|ever|any|them|him)$/u.test(
        lower,
      ) ||
      (text === ',' && doc.tokens[index + 1]?.pos !== 'PROPN') ||
      pos === 'AUX',
  );
  return inside ? undefined : `${gerundOf(verb)}${doc.text.slice(verb.end, last.end)}`;
}
