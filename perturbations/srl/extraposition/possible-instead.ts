import { conjugate, type Question, type Rule, type Token } from '../../../src/plugin.js';
import { opening, plainQuestion } from '../asked.js';

export const possibleInstead: Rule = {
  about: '“Could X have done it?”, “Was X able to do it?” → “… possible for X to do it?”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Could Mozart have heard a saxophone?', 'Would it have been possible for Mozart to hear a saxophone?'],
    ['Was Mozart able to visit Tokyo?', 'Was it possible for Mozart to visit Tokyo?'],
    ['Would a goat be able to climb a tree?', 'Would it be possible for a goat to climb a tree?'],
    ['Would Mozart have been able to fly?', 'Would it have been possible for Mozart to fly?'],
  ],
  leaves: [
    'Could he have heard it?',
    'Could a boy born in 1880 have sailed to Oslo and heard Grieg?',
    'Could Mozart hear a saxophone?',
    'Could Mozart not have heard it?',
    'Was Mozart able?',
    'Was King Olaf able to read?',
    'Could any king have heard it?',
    'Could Mozart have lunch in Tokyo?',
    'Could Mozart have been to blame?',
    'Could Mozart have been in Tokyo?',
    'Could the bakers have grounds to sue?',
    'A baker has a sore arm. Could her arm have been hurt by the dough?',
    'Could a sailor have died because there was no fruit?',
    'Could the shortage of coal have caused the strike?',
  ],
  words: () => ['able', 'could'],
  *propose(doc) {
    const question = plainQuestion(doc);
    if (
      !question ||
      question.subject.kind === 'pronoun' ||
      /^(?:any|only|both|all|either|every|each)\b/iu.test(question.subject.text)
    )
      return;
    const found = possible(question);
    if (
      !found ||
      REASON.test(`${question.subject.text} ${found.doing}`) ||
      /\b(?:not|never|ever|any|or|either|neither|alone)\b/iu.test(found.doing)
    )
      return;
    const text = `${found.frame} for ${question.subject.text} to ${found.doing}`;
    yield { edits: [{ start: question.start, end: question.end, text: opening(question, text) }] };
  },
};

/** What may have been why: `could the lack of fruit have been to blame` asks what is likely. */
const REASON =
  /^(?:the |an? )?(?:lack|shortage|absence|want|loss|scarcity)\b| (?:to blame|at fault|cause|lead|contribute|explain|be (?:responsible|guilty|due))\b/iu;

function possible({
  auxiliary,
  predicate,
  sentence,
}: Question): { readonly frame: string; readonly doing: string } | undefined {
  const [have, verb] = predicate.tokens;
  if (auxiliary.lower === 'could' && have?.lower === 'have' && verb && isDone(verb)) {
    if (verb.lower === 'been' && predicate.tokens[2]?.pos !== 'VERB') return undefined; // `have been in Tokyo`
    if (
      (verb.lower === 'been' && sentence.index > 0) ||
      /^(?:died|caught|fallen|contracted|suffered)$/u.test(verb.lower)
    )
      return undefined; // what may have been why
    if (isJoined(predicate.tokens)) return undefined;
    const doing = `${verb.lemma}${predicate.text.slice(verb.end - predicate.start)}`;
    return { frame: 'would it have been possible', doing };
  }
  const [, able] = /^((?:be |have been )?able to )\p{L}/u.exec(predicate.text) ?? [];
  if (able === undefined) return undefined;
  const doing = predicate.text.slice(able.length);
  if (/^(?:read|write|speak|swim|play|sing|dance|count|draw|drive|ride|walk|see|hear)\b/u.test(doing)) return undefined; // a skill is no chance
  if (/^(?:was|were)$/u.test(auxiliary.lower) && able === 'able to ') return { frame: 'was it possible', doing };
  if (/^(?:is|are)$/u.test(auxiliary.lower) && able === 'able to ') return { frame: 'is it possible', doing };
  if (auxiliary.lower !== 'would') return undefined;
  if (able.startsWith('be')) return { frame: 'would it be possible', doing };
  return able.startsWith('have') ? { frame: 'would it have been possible', doing } : undefined;
}

/** `have gone up and watched`: two are done. */
function isJoined(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const next = tokens.slice(at + 1).find(({ pos }) => pos !== 'ADV');
    return /^(?:and|or|but|then)$/u.test(lower) && next?.pos === 'VERB' && next.lower !== next.lemma;
  });
}

/** A participle; `have lunch` is no perfect. */
function isDone({ pos, lower, lemma }: Token): boolean {
  return (
    /^(?:VERB|AUX)$/u.test(pos) &&
    ((lower !== lemma && !/[^s]s$/u.test(lower)) || conjugate(lemma, 'participle') === lower)
  );
}
