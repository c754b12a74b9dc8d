import { animacyOf, type Rule, type Token } from '../../src/plugin.js';
import { editable } from './editable.js';
import type { Place } from './where.js';

/** After these, what follows may be what is said or thought, not what is meant by the noun. */
const SAYING =
  /^(?:say|tell|think|know|believe|hear|read|claim|show|mean|feel|hope|find|learn|notice|realize|realise|report|state|fact|news|idea|rumour|rumor|proof|evidence|claim|chance|so|such)$/u;
const NEVER_WHICH =
  /^(?:time|day|year|week|month|moment|morning|night|way|place|reason|one|ones|people|person|thing|things|kind|sort)s?$/u;

export const which: Rule = {
  about: 'A relative “that” on a thing becomes “which”: “a fungus that grows on wood” → “a fungus which grows on wood”',
  fallback: true,
  examples: [
    ['Do fungi that grow on wood have roots?', 'Do fungi which grow on wood have roots?'],
    ['They sold us a lamp that hummed all night', 'They sold us a lamp which hummed all night'],
  ],
  leaves: [
    'She is the nurse that helped us',
    'He said last week that was fine',
    'It was the lamp that hummed',
    'It is so cold a river that freezes',
    'They sold us a lamp that I hated',
    'Do you believe the river that is there?',
  ],
  *propose(doc) {
    const mayEdit = editable(doc);
    for (const sentence of doc.sentences) {
      const clefts = /^it$/u.test(sentence.tokens[0]?.lower ?? '') || sentence.tokens[1]?.lower === 'it';
      if (clefts || sentence.tokens.some(({ lemma, lower }) => SAYING.test(lemma) || SAYING.test(lower))) continue;
      for (const token of sentence.tokens) {
        const [noun, verb] = [doc.tokens[token.index - 1], doc.tokens[token.index + 1]];
        const place: Place = { doc, sentence, first: token, last: token, task: 'sentiment' };
        if (token.lower !== 'that' || !noun || !verb || !isThing(noun) || !mayEdit(place, false)) continue;
        if (!/^(?:VERB|AUX)$/u.test(verb.pos) || verb.end > sentence.end || verb.lower.endsWith('ing')) continue;
        yield { edits: [{ start: token.start, end: token.end, text: 'which' }] };
      }
    }
  },
};

function isThing(token: Token): boolean {
  return token.pos === 'NOUN' && !NEVER_WHICH.test(token.lower) && animacyOf(token.lemma) === 'thing';
}
