import { conjugate, type Rule, wordTable } from '../../../src/plugin.js';
import { phraseAt } from '../asked.js';
import { statedSentences } from '../stated.js';

/** A state, what it takes, and the verb whose object is who is in it. */
const VERBS = wordTable<{ readonly by: RegExp; readonly verb: string }>({
  terrified: { by: /^of$/u, verb: 'terrify' }, petrified: { by: /^of$/u, verb: 'petrify' }, scared: { by: /^of$/u, verb: 'scare' },
  frightened: { by: /^of$/u, verb: 'frighten' }, annoyed: { by: /^(?:by|with|at)$/u, verb: 'annoy' }, fascinated: { by: /^(?:by|with)$/u, verb: 'fascinate' },
  amazed: { by: /^(?:by|at)$/u, verb: 'amaze' }, impressed: { by: /^(?:by|with)$/u, verb: 'impress' }, disgusted: { by: /^(?:by|with|at)$/u, verb: 'disgust' },
  confused: { by: /^by$/u, verb: 'confuse' }, baffled: { by: /^by$/u, verb: 'baffle' }, worried: { by: /^about$/u, verb: 'worry' }, excited: { by: /^(?:about|by)$/u, verb: 'excite' },
  frustrated: { by: /^(?:by|with)$/u, verb: 'frustrate' }, disappointed: { by: /^by$/u, verb: 'disappoint' }, inspired: { by: /^by$/u, verb: 'inspire' },
  intrigued: { by: /^by$/u, verb: 'intrigue' }, puzzled: { by: /^by$/u, verb: 'puzzle' }, bored: { by: /^(?:by|of|with)$/u, verb: 'bore' }, horrified: { by: /^(?:by|at)$/u, verb: 'horrify' },
  appalled: { by: /^(?:by|at)$/u, verb: 'appal' }, irritated: { by: /^(?:by|with)$/u, verb: 'irritate' }, infuriated: { by: /^(?:by|with)$/u, verb: 'infuriate' }, overwhelmed: { by: /^by$/u, verb: 'overwhelm' },
  exhausted: { by: /^by$/u, verb: 'exhaust' }, depressed: { by: /^by$/u, verb: 'depress' }, embarrassed: { by: /^by$/u, verb: 'embarrass' }, touched: { by: /^by$/u, verb: 'touch' },
}); // biome-ignore format: a table
const THIRD = wordTable<string>({ appal: 'appals' });

export const scaresMe: Rule = {
  about:
    'What somebody feels about is what does it to them: “I’m terrified of the operation” → “The operation terrifies me”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm terrified of the operation 🏥", 'The operation terrifies me 🏥'],
    ["I'm really scared of my neighbour's dogs", "My neighbour's dogs really scare me"],
    ["I'm so confused by these forms.", 'These forms confuse me so much.'],
  ],
  leaves: [
    "I'm not scared of the dog",
    "I'm scared of it",
    "I'm scared of flying",
    "I'm a bit scared of the dog",
    "I'm scared of the dog and the cat",
    "She's scared of the dog",
    "I'm delighted with these shoes",
  ],
  words: () => Object.keys(VERBS),
  *propose(doc) {
    for (const { words, first, last, clauses, opened } of statedSentences(doc)) {
      if (!/^(?:i|we)$/u.test(first.lower) || !/^(?:['’]m|['’]re|am|are)$/u.test(words[1]?.lower ?? '')) continue;
      const degree = /^(?:so|really|absolutely|truly|genuinely|totally|completely)$/u.test(words[2]?.lower ?? '');
      const [state, by, cause] = words.slice(degree ? 3 : 2);
      const found = VERBS[state?.lower ?? ''];
      if (!state || !by || !cause || !found?.by.test(by.lower) || clauses.length > 1) continue;
      if (!/^(?:the|my|our|your|this|these|those|that|all)$/u.test(cause.lower)) continue;
      const object = phraseAt(doc, cause, { start: cause.start, end: last.end, text: '', tokens: [] });
      if (
        !object ||
        object.end !== last ||
        object.phrase.kind === 'pronoun' ||
        object.phrase.tokens.some(({ lower }) => /^(?:and|or)$/u.test(lower))
      )
        continue;
      const me = first.lower === 'i' ? 'me' : 'us';
      const finite =
        object.phrase.number === 'plural' ? found.verb : (THIRD[found.verb] ?? conjugate(found.verb, 'third'));
      const so = words[2]?.lower === 'so';
      const verb = degree && !so ? `${words[2]?.lower} ${finite}` : finite;
      const text = `${opened(doc.text.slice(cause.start, last.end))} ${verb} ${me}${so ? ' so much' : ''}`;
      yield { edits: [{ start: first.start, end: last.end, text }] };
    }
  },
};
