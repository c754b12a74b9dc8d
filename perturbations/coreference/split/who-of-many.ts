import type { Doc, NounPhrase, Rule } from '../../../src/plugin.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';
import { asTwo } from '../stated/retold.js';
import { hasThirdPerson, type Said, saidIn } from '../stated/said.js';

/** A closing relative clause becomes a sentence where its verb or its pronoun says whom it is about. */
export const whoOfMany: Rule = {
  about: 'Makes a sentence with a pronoun of a closing clause with “who” or a plural “which”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The torch takes three batteries, which are not included.',
      'The torch takes three batteries. They are not included.',
    ],
    [
      'The council sided with the farmers, who had mown the meadow for years.',
      'The council sided with the farmers. They had mown the meadow for years.',
    ],
    ['I went with my sister, who laughed all the way home!', 'I went with my sister! She laughed all the way home!'],
  ],
  leaves: [
    'We counted the boats off the islands, which are old.',
    'I called the clerk, who hung up.',
    'They opened the gates, which was nice.',
    'They fed the hens, which are old.',
    'I saw the hens, which are old, and left.',
    'My aunt went with my sister, who laughed.',
    'The hens, which are old, were fed.',
    'We met the men, who are why I left.',
  ],
  words: () => ['who', 'which'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const split = splitOf(doc, said);
      if (split) yield asTwo(said, ...split);
    }
  },
};

function splitOf(doc: Doc, said: Said): readonly [first: string, second: string] | undefined {
  const at = said.tokens.findIndex(({ lower }) => /^(?:who|which)$/u.test(lower));
  const [before, comma, link, verb] = [at - 2, at - 1, at, at + 1].map((place) => said.tokens[place]);
  if (!before || !link || !verb || comma?.text !== ',' || at < 5) return undefined;
  if (
    said.tokens.some(
      ({ text, lower }, place) =>
        place !== at - 1 && (text === ',' || (place > at && /^(?:who|which|why|whom)$/u.test(lower))),
    )
  )
    return undefined;
  if (/^['’]/u.test(verb.text) || !/^(?:VERB|AUX)$/u.test(verb.pos)) return undefined;
  const phrase = doc.nounPhrases.find(({ end }) => end === before.end);
  const anaphor = phrase && isKnown(phrase) ? anaphorOf(phrase) : undefined;
  if (!phrase || !anaphor || hasThirdPerson(said.tokens)) return undefined;
  const told =
    link.lower === 'who'
      ? anaphor.subject !== 'it' && phrase.animacy !== 'thing'
      : anaphor.plural && phrase.animacy !== 'person' && /^(?:are|were|have)$/u.test(verb.lower);
  if (!told || isRivalled(doc, said, phrase, anaphor.plural)) return undefined;
  return [
    doc.text.slice(said.first.start, before.end),
    `${anaphor.subject} ${doc.text.slice(verb.start, said.last.end)}`,
  ];
}

function isKnown(phrase: NounPhrase): boolean {
  return (
    phrase.kind !== 'pronoun' &&
    isNameable(phrase) &&
    (phrase.kind === 'name' || phrase.determiner !== undefined || phrase.number === 'plural')
  );
}

/** Another before it that the pronoun could mean. */
function isRivalled({ nounPhrases }: Doc, said: Said, { start: from }: NounPhrase, plural: boolean): boolean {
  return nounPhrases.some(({ start, end, kind, number, animacy }) => {
    if (start < said.first.start || end > from || kind === 'pronoun') return false;
    return plural ? number === 'plural' : animacy !== 'thing';
  });
}
