import { conjugate, type Edit, formsOf, type Rule, type Token, wordTable } from '../../../src/plugin.js';

const TO = wordTable<string>({ make: 'cause', let: 'allow' });

/** What befalls rather than what one is made to do. */
const BEFALLS =
  /^(?:look|grow|melt|fizz|feel|seem|sink|float|rise|fall|burn|die|turn|change|itch|cry|laugh|bleed|swell|glow|explode|boil|freeze|rust|rot|shrink|expand|bloom|fade|sneeze|cough|vomit|sleep|snore|spin|shine|shiver|sweat|disappear|appear|last|taste|smell|sound|dry|heal|break|crack|bounce|move|spoil|ripen|stop|flood|blush|faint|gain|lose|run|go)$/u;

export const causative: Rule = {
  about:
    'Make and let with a bare verb become cause and allow with its infinitive: “make ice melt” → “cause ice to melt”',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Does salt make ice melt?', 'Does salt cause ice to melt?'],
    ['Would a judge let the witness leave?', 'Would a judge allow the witness to leave?'],
  ],
  leaves: [
    'Does salt make ice and water melt?',
    'Does a cook let go of the pan?',
    'Did the cook make cake for dinner?',
    'Does it make sense?',
    'Let me know if it rains?',
    'Was he made to leave?',
    'Did the magician make the rabbit disappear?',
  ],
  words: () => Object.keys(TO),
  *propose(doc, { task }) {
    if (task.like !== 'yes-no') return;
    const bySomething = doc.questions.some(({ subject }) => subject.animacy === 'thing');
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'yes-no-question') continue;
      for (const verb of sentence.tokens) {
        const edits = turned(doc.tokens, verb, sentence.end);
        if (edits && (verb.lemma !== 'make' || bySomething)) yield { edits };
      }
    }
  },
};

function turned(tokens: readonly Token[], verb: Token, end: number): Edit[] | undefined {
  const other = verb.pos === 'VERB' ? TO[verb.lemma] : undefined;
  const form = other && formsOf(verb.lower, verb.lemma).find((each) => each !== 'participle');
  if (!other || !form || tokens[verb.index - 1]?.lemma === 'be') return undefined;
  let at = verb.index + 1;
  while (isOfObject(tokens[at]) && at - verb.index <= 6) at++;
  const [last, done, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!last || !done || at === verb.index + 1 || done.end > end || !/^(?:NOUN|PROPN|PRON)$/u.test(last.pos))
    return undefined;
  if (done.pos !== 'VERB' || done.lower !== done.lemma || /^(?:go|know|see|hear|be)$/u.test(done.lower))
    return undefined;
  if (next?.lower === 'and' || /^(?:me|us|you|it|him|her|them)$/u.test(last.lower)) return undefined;
  if (other === 'cause' && !BEFALLS.test(done.lower)) return undefined;
  return [
    { start: verb.start, end: verb.end, text: conjugate(other, form) },
    { start: done.start, end: done.start, text: 'to ' },
  ];
}

/** One plain noun phrase: an object without a clause or another beside it. */
function isOfObject(token: Token | undefined): boolean {
  return token !== undefined && (/^(?:DET|ADJ|NOUN|PROPN|NUM|PRON)$/u.test(token.pos) || token.lower === "'s");
}
