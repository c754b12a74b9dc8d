import { type Candidate, type Doc, neededWords, type Question, type Rule, whetherClause } from '../../../src/plugin.js';
import { asks } from '../../around/only-if.js';
import { isChat } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { isNegator } from '../asked.js';
import { cueOf } from '../cue.js';

export const dontSuppose: Rule = {
  about:
    'What somebody may have or know is asked by a denied guess: “Does anyone have a ladder?” → “I don’t suppose anyone has a ladder?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Does anyone have a ladder I could borrow?', "I don't suppose anyone has a ladder I could borrow?"],
    ['do you have the code for the gate?', "I don't suppose you have the code for the gate?"],
    [
      'Has anyone seen a grey glove? Might have left it at the gym',
      "I don't suppose anyone has seen a grey glove? Might have left it at the gym",
    ],
    ['Did the roofer say Monday or Tuesday?', "I'm not sure if the roofer said Monday or Tuesday"],
    ['Should I bring the blue tent or the green one?', "I'm not sure if I should bring the blue tent or the green one"],
  ],
  leaves: [
    'Do you love me?',
    'Do you have any idea how late it is?',
    'Can you swim?',
    'Are you serious?',
    'Do you take the tram or the bus?',
    "Don't you have a ladder?",
    'Does anyone have a ladder or a rope? And a saw?',
  ],
  words: () => neededWords(HEADS, 'or'),
  onlyIf: asks,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || !isChat(doc) || (doc.text.match(/\?/gu) ?? []).length !== 1) return;
    const { sentence, negation, tokens } = question;
    if (negation || sentence.tokens[0] !== question.auxiliary || /["“”;:()]|\?!/u.test(sentence.text)) return;
    if (
      doc.tokens.some((token) => cueOf(token) !== undefined) ||
      tokens.some((token) => isNegator(token) || COLOURED.test(token.lower))
    )
      return;
    const candidate = tokens.some(({ lower }) => lower === 'or') ? unsure(doc, question) : supposed(doc, question);
    if (candidate) yield candidate;
  },
};

const COLOURED =
  /^(?:really|ever|even|still|always|again|actually|so|too|just|only|please|not|idea|clue|seriously|honestly|mind|think|feel|love|believe|any|remember|right|sure|ok|okay|problem|already|yet)$/u;
const ASKED = /^(?:you|anyone|anybody)$/u;
const HEADS =
  /^(?:have|has|know|knows|own|need|want|like|seen|got|found|heard|used|taken|borrowed|spoken|free|around|bringing|driving|heading|near|see|sell|got|speak|use|take|keep)$/u;

function supposed(doc: Doc, question: Question): Candidate | undefined {
  const { subject, predicate, auxiliary } = question;
  const [head] = predicate.tokens;
  if (!ASKED.test(subject.head.lower) && !ASKED.test(subject.tokens[0]?.lower ?? '')) return undefined;
  if (!/^(?:do|does|has|have|is|are|would)$/u.test(auxiliary.lower) || !HEADS.test(head?.lower ?? '')) return undefined;
  if (auxiliary.lower === 'would' && subject.head.lower === 'you') return undefined;
  const clause = whetherClause(question);
  return clause === undefined ? undefined : rewritten(doc, question, `I don't suppose ${uncontracted(clause)}`, '?');
}

const uncontracted = (clause: string): string =>
  clause.replace(
    /^you (are|have) (?=free|around|driving|heading|near|seen|got|found|heard|used|taken|borrowed|spoken)/u,
    (_, be: string) => (be === 'are' ? "you're " : "you've "),
  );

/** Of two things asked, one is not sure which. */
function unsure(doc: Doc, question: Question): Candidate | undefined {
  const { subject, auxiliary, sentence, tokens } = question;
  if (
    /^(?:you|it|this|that|there|your)$/u.test(subject.tokens[0]?.lower ?? '') ||
    tokens.some(({ lower }) => /^(?:you|anyone|anybody|[,])$/u.test(lower))
  )
    return undefined;
  const mine = /^(?:i|we)$/u.test(subject.head.lower) && !/^(?:should|did|do)$/u.test(auxiliary.lower);
  const clause = mine || /^(?:can|could|would|will)$/u.test(auxiliary.lower) ? undefined : whetherClause(question);
  const more = doc.sentences.length > 1 && sentence !== doc.sentences.at(-1);
  return clause === undefined ? undefined : rewritten(doc, question, `I'm not sure if ${clause}`, more ? '.' : '');
}

function rewritten(doc: Doc, { sentence, tokens }: Question, said: string, mark: string): Candidate {
  const after = sentence.tokens.find(({ text }) => text.startsWith('?'));
  const end = after?.end ?? tokens.at(-1)?.end ?? sentence.end;
  return {
    edits: [
      { start: sentence.start, end, text: `${sentence === doc.sentences[0] ? inStyle(doc, said) : said}${mark}` },
    ],
  };
}
