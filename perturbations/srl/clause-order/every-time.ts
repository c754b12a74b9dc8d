import type { Rule, Token } from '../../../src/plugin.js';
import { endFirst } from '../adjuncts/end-first.js';
import { lowered, statedSentences } from '../stated.js';
import { sentenceGoesOn } from '../tied-clause.js';

/** Conjunctions of more than one word, and `when` after what it is like. */
const OPENS =
  /^(?:every time|each time|as soon as|by the time|the moment|the minute|now that|even though|even if|as long as|ever since|until (?:i|we) (?:came|met|tried|found|discovered|moved|saw|read|got|started))\b/u;
const LIKE =
  /^it (?:really |always |just )?(?:hurts|stings|helps|makes me (?:so |feel )?\p{L}+|drives me \p{L}+|breaks my heart|annoys me|scares me|bothers me|upsets me|feels (?:so )?\p{L}+)$/u;
const BARS =
  /^(?:of|about|hate|love|like|for|that|which|who|what|when|if|because|whether|but|or|and|so|than|not|remember|know|think|say|said|told|wonder|best|worst|first|last|only|is|was|just|almost|usually|thank|thanks|,)$/u;

export const everyTime: Rule = {
  about:
    'A clause that opens with several words comes first: “I smile every time she sings” → “Every time she sings, I smile”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['My screen freezes every time I open the map', 'Every time I open the map, my screen freezes'],
    ['I was afraid of the sea until I met this crew.', 'Until I met this crew, I was afraid of the sea.'],
    ['It hurts when you say that', 'When you say that, it hurts'],
  ],
  leaves: [
    'I hate it every time',
    'I love every time we meet',
    "I'm sick of the noise every time it rains",
    'He smiles every time his son sings',
    'I smile every time she sings and dances, but not today',
    'Call me as soon as you land',
    'It hurts',
  ],
  words: () => ['every', 'each', 'soon', 'time', 'moment', 'minute', 'now', 'even', 'long', 'ever', 'when', 'until'],
  *propose(doc) {
    for (const stated of statedSentences(doc)) {
      const { words, first, clauses } = stated;
      const at = words.findIndex((_, place) => place > 1 && OPENS.test(lowered(words.slice(place, place + 4))));
      const when = at < 0 ? words.findIndex(({ lower }, place) => place > 1 && /^(?:when|if)$/u.test(lower)) : -1;
      const from = at < 0 ? when : at;
      const [conjunction, before] = [words[from], words[from - 1]];
      if (from < 2 || !conjunction || !before || words.length > 22 || !clauses[0]) continue;
      const [main, clause] = [words.slice(0, from), words.slice(from)];
      if (at < 0 ? !LIKE.test(lowered(main)) : main.length < 3 && main[0]?.lower === 'it') continue;
      const state = conjunction.lower === 'until' && clauses[0].copular;
      if (conjunction.lower === 'until' && !state) continue;
      if ((at >= 0 && !state && main.some(({ lower }) => BARS.test(lower))) || pointsBack(main, clause)) continue;
      if (
        at >= 0 &&
        (sentenceGoesOn(doc, stated, main) ||
          clauses.some(({ start }) => start > 0 && start > first.start && start < conjunction.start))
      )
        continue;
      yield { edits: endFirst(doc, stated, before, conjunction) };
    }
  },
};

/** A clause of its own subject and verb, which stands for nobody that is named before it. */
function pointsBack(main: readonly Token[], clause: readonly Token[]): boolean {
  const named = main.some(
    ({ lower }) => !/^(?:i|we|me|us|my|our|you|it)$/u.test(lower) && /^(?:he|she|they)$/u.test(lower),
  );
  const rest = clause.slice(1);
  if (!rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return true;
  if (rest.some(({ text, lower }) => text === ',' || /^(?:and|but|or|so|which|who|because)$/u.test(lower))) return true;
  const weather = rest.some(({ lower }) => /^(?:rains|snows|freezes|thunders)$/u.test(lower));
  const points = rest.some(
    ({ lower }) => /^(?:he|she|they|him|her|them|his|their|its)$/u.test(lower) || (lower === 'it' && !weather),
  );
  return points && (named || main.some(({ pos, lower }) => /^(?:NOUN|PROPN)$/u.test(pos) && lower !== 'i'));
}
