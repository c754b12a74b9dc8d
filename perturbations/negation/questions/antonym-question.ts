import { type Question, type Rule, readLexicon, type Token } from '../../../src/plugin.js';
import { isNegator, soleQuestion } from '../asked.js';

let index: ReadonlyMap<string, string> | undefined;

/** `legal` ↔ `illegal`, both ways. */
export function prefixAntonyms(): ReadonlyMap<string, string> {
  index ??= new Map(
    readLexicon(new URL('../../lexicons/prefix-antonyms.tsv', import.meta.url)).flatMap(
      ({ plain = '', negative = '' }) => [[plain, negative] as const, [negative, plain] as const],
    ),
  );
  return index;
}

export const antonymQuestion: Rule = {
  about:
    'The predicate adjective gets or loses a negative prefix: “Is X legal?” → “Is X illegal?”; the answer is reversed',
  expects: { 'yes-no': 'opposite' },
  examples: [
    ['Is it legal to park on a bridge?', 'Is it illegal to park on a bridge?'],
    ['Would it be unusual to see snow in Cairo?', 'Would it be usual to see snow in Cairo?'],
    ['Was the captain able to swim?', 'Was the captain unable to swim?'],
  ],
  leaves: [
    'Is flying safer than driving?',
    'Is it more common to rent than to buy?',
    'Can a mushroom be edible?',
    'Are all mushrooms edible?',
    'Is it safe and legal to swim here?',
    'Is a healthy diet cheap?',
    'Is it too common?',
    'Was anybody able to swim?',
    'Is the comet visible from parts of Chile?',
    'Would a porter be paid in shells?',
    'Was the pirate armed with a rake?',
    'Is an abacus safe from hackers?',
    'Was the abbey finished before the war ended?',
    'Is a newt able to both swim and walk?',
  ],
  words: () => prefixAntonyms().keys(),
  *propose(doc) {
    const question = soleQuestion(doc);
    if (!question || question.tokens.some(isNegator) || !reverses(question)) return;
    const adjective = predicateAdjective(question);
    const antonym = adjective && prefixAntonyms().get(adjective.lower);
    if (!adjective || antonym === undefined || IN_PART.test(question.predicate.text)) return;
    yield { edits: [{ start: adjective.start, end: adjective.end, text: antonym }] };
  },
};

/** In one place or time it may be so, in another not. */
const IN_PART = /\b(?:parts?|some|any|many|most|several|places|areas|times|certain|both|safe from)\b|\bvisible from\b/u;

/** Under `can` or `all`, both the word and its opposite may be true or false at once. */
function reverses({ auxiliary, subject }: Question): boolean {
  if (!/^(?:is|are|was|were|would|will)$/u.test(auxiliary.lower)) return false;
  return !/^(?:all|every|each|some|any|most|many|few|both|several|only|either|a few|someone|somebody|anyone|anybody|anything|everyone|everybody)\b/iu.test(
    subject.text,
  );
}

const isDone = ({ pos, lower }: Token): boolean =>
  pos === 'VERB' || /(?:ed|en|own|paid|said|made|done|sold|bought|taught|built|bound|spoken)$/u.test(lower);

/** The adjective right after `be`, not compared, graded or coordinated. */
function predicateAdjective({ auxiliary, predicate }: Question): Token | undefined {
  const modal = /^w/iu.test(auxiliary.lower) && !/^was|^were/iu.test(auxiliary.lower);
  const { tokens } = predicate;
  let at = 0;
  if (modal) {
    if (tokens[0]?.lower !== 'be') return undefined;
    at = 1;
  }
  if (/^(?:usually|normally|generally|legally|considered|hypothetically)$/u.test(tokens[at]?.lower ?? '')) at++;
  const [adjective, next] = [tokens[at], tokens[at + 1]];
  if (!adjective || (adjective.pos !== 'ADJ' && adjective.pos !== 'VERB' && adjective.pos !== 'ADV')) return undefined;
  if (next && (/^(?:and|or|but|than|enough|as)$/u.test(next.lower) || ['NOUN', 'PROPN', 'ADJ'].includes(next.pos)))
    return undefined;
  // `paid in shells`, `armed with a rake`, `known by a nickname`: the phrase goes with what was done
  if ((next?.pos === 'ADP' || next?.pos === 'SCONJ') && next.lower !== 'to' && isDone(adjective)) return undefined;
  return tokens.some(
    (token) => /^(?:and|or|than|ever|always|sometimes)$/u.test(token.lower) && token.index < adjective.index + 2,
  )
    ? undefined
    : adjective;
}
