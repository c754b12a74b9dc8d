import type { Doc, Question } from '../../../src/plugin.js';
import { gerundOf } from '../gerund.js';
import { type Topic, wholeQuestion } from '../topic.js';

/** Predicates of which an infinitive is the real subject. */
const JUDGES =
  /^(?:possible|impossible|unusual|usual|uncommon|common|normal|abnormal|rare|typical|hard|difficult|easy|tough|safe|unsafe|dangerous|risky|legal|illegal|lawful|unlawful|wise|unwise|best|better|good|bad|wrong|right|foolish|smart|reasonable|unreasonable|understandable|acceptable|unacceptable|appropriate|inappropriate|necessary|unnecessary|important|useful|useless|helpful|harmful|healthy|unhealthy|ok|okay|fine|polite|rude|strange|weird|odd|feasible|practical|impractical|advisable|worthwhile|cheaper|faster|expensive|cheap|sensible|logical|plausible|realistic|unrealistic|ethical|unethical|immoral|moral|correct|incorrect|fair|unfair|customary|traditional|beneficial|simple|trivial|permissible|forbidden|prohibited|allowed|expected|surprising|absurd|crazy|silly|fun|painful|fatal|deadly|lethal|idea|crime|mistake|sin|law|tradition|custom)$/u;

/** An infinitive after `it`, named as a gerund: `Is it safe to eat snow?`: eating snow, `is that safe`. */
export function* infinitiveTopics(doc: Doc): Generator<Topic> {
  const question = wholeQuestion(doc);
  if (!question || question.negation?.lower === 'not' || question.subject.text.toLowerCase() !== 'it') return;
  if (doc.sentences.length > 1 || question.predicate.tokens.length > 11) return;
  if (
    question.predicate.tokens.some(({ lower }) =>
      /^(?:if|when|while|because|the older|as|than|possible|impossible|common|usual|unusual|rare|typical|hard|difficult)$/u.test(
        lower,
      ),
    )
  )
    return;
  const at = infinitiveAt(question);
  const { tokens, end } = question.predicate;
  const [to, verb] = [tokens[at], tokens[at + 1]];
  const before = tokens[at - 1];
  if (!to || !verb || !before || /^(?:\.|,)$/u.test(verb.text)) return;
  const { auxiliary, subject } = question;
  yield {
    mention: `${gerundOf(verb)}${doc.text.slice(verb.end, end)}`,
    kind: 'activity',
    edits: [
      { start: auxiliary.start, end: auxiliary.end, text: auxiliary.lower },
      { start: subject.start, end: subject.end, text: 'that' },
      { start: before.end, end, text: '' },
    ],
  };
}

/** Index in the predicate of the `to` after the judging word, -1 where there is none. */
function infinitiveAt({ predicate: { tokens } }: Question): number {
  const at = tokens.findIndex(({ lower }) => lower === 'to');
  const before = tokens.slice(0, at);
  const verb = tokens[at + 1];
  if (at < 1 || !verb || (verb.pos !== 'VERB' && verb.pos !== 'AUX') || verb.lemma !== verb.lower) return -1;
  const clean = before.every(
    ({ lower, text }) => !/^(?:too|enough|that|if|not|never|likely|unlikely|time|for|of)$/u.test(lower) && text !== ',',
  );
  if (!clean || !before.some(({ lower }) => JUDGES.test(lower))) return -1;
  const pairs = tokens
    .slice(at + 2)
    .some(
      ({ lower }, index, rest) =>
        /^(?:and|or|than)$/u.test(lower) && /^(?:VERB|AUX|PART)$/u.test(rest[index + 1]?.pos ?? ''),
    );
  return pairs || tokens.slice(at + 2).some(({ lower }) => lower === 'than') ? -1 : at;
}
