import { type Doc, neededWords, type Rule, type Token } from '../../src/plugin.js';
import { byAttribute, standsAlone, withGroup } from './group-adjective.js';

const SOMEONE =
  /^(?:man|woman|boy|girl|couple|family|student|tourist|stranger|lady|gentleman|visitor|volunteer|teacher|neighbou?r|nurse|doctor)$/u;
const AGE = /^(?:nationality|religion|race)$/u;

export const describedSomeone: Rule = {
  about: 'Somebody whom the text brings in is said to be of a group: “a woman” → “a Kenyan woman”',
  expects: { sentiment: 'same' },
  examples: [
    ['A woman on the train lent me her umbrella', 'A Kenyan woman on the train lent me her umbrella'],
    ['We met an engineer and a couple from Leeds', 'We met an engineer and an Indian couple from Leeds'],
  ],
  leaves: [
    'A rude man shouted',
    'A man shouted at us',
    'A young woman sang',
    'The man of the match',
    'They found the boy at dawn',
    'A family-sized pie',
    'A couple of eggs',
  ],
  words: () => neededWords(SOMEONE),
  propose: (doc) => withGroup(doc, someoneIn(doc), AGE),
  sets: (doc) => byAttribute(withGroup(doc, someoneIn(doc), AGE)),
};

function someoneIn(doc: Doc): Token | undefined {
  const all = doc.tokens.filter(({ lower, pos }) => SOMEONE.test(lower) && pos === 'NOUN');
  const [noun] = all;
  if (!noun || all.length > 1 || !standsAlone(doc, noun) || doc.text[noun.end] === '-') return undefined;
  const before = doc.tokens[noun.index - 1];
  const after = doc.tokens[noun.index + 1];
  if (!/^an?$/u.test(before?.lower ?? '') || before?.end !== noun.start - 1 || after?.lower === 'of') return undefined;
  if (
    /\b(?:local|world|first|last|only|any|every|no|never|not a|like an?|as an?|what an?|such an?|quite an?|be an?|poor)\b/iu.test(
      doc.text,
    )
  )
    return undefined;
  return noun;
}
