import type { Doc, NounPhrase, Rule } from '../../../src/plugin.js';
import type { Anaphor } from '../anaphor.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';
import { asTwo } from '../stated/retold.js';
import { hasThirdPerson, type Said, saidIn } from '../stated/said.js';

/** What is said of a subject between commas becomes a sentence before the rest, which has a pronoun. */
export const asideSplit: Rule = {
  about: 'Says what stands between commas with “who” or “which” first, and the rest of a pronoun',
  expects: { sentiment: 'same' },
  examples: [
    [
      'The tent, which looked sturdy, leaked on the first night',
      'The tent looked sturdy. It leaked on the first night',
    ],
    ['My sister, who hates loud rooms, stayed all night.', 'My sister hates loud rooms. She stayed all night.'],
  ],
  leaves: [
    'The guide who met us was kind',
    'My cousin, who sings, was ill',
    'The soup, the bread, and the wine came late',
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
  const phrase = doc.nounPhrases.find(({ start }) => start === said.first.start);
  const commas = said.tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [from, to] = commas;
  if (!phrase || from === undefined || to === undefined || commas.length > 2) return undefined;
  const [head, link, verb, last, next] = [from - 1, from + 1, from + 2, to - 1, to + 1].map((at) => said.tokens[at]);
  if (!head || !link || !verb || !last || !next || phrase.end !== head.end || !isSubject(phrase)) return undefined;
  const anaphor = anaphorOf(phrase);
  const aside = said.tokens.slice(from + 1, to);
  if (!anaphor || !fits(link.lower, anaphor) || !/^(?:VERB|AUX)$/u.test(verb.pos) || !/^(?:VERB|AUX)$/u.test(next.pos))
    return undefined;
  if (hasThirdPerson(said.tokens) || isRivalled(doc, aside[0]?.start ?? 0, last.end, anaphor)) return undefined;
  if (/^['’]/u.test(verb.text) || /^['’]/u.test(next.text)) return undefined;
  return [
    `${doc.text.slice(said.first.start, head.end)} ${doc.text.slice(verb.start, last.end)}`,
    `${anaphor.subject} ${doc.text.slice(next.start, said.last.end)}`,
  ];
}

function isSubject(phrase: NounPhrase): boolean {
  return phrase.kind !== 'pronoun' && isNameable(phrase) && (phrase.kind === 'name' || phrase.determiner !== undefined);
}

function fits(link: string, { subject }: Anaphor): boolean {
  return link === 'which' ? subject === 'it' || subject === 'they' : link === 'who' && subject !== 'it';
}

/** Another in the aside that the pronoun could mean. */
function isRivalled(doc: Doc, from: number, to: number, { subject, plural }: Anaphor): boolean {
  return doc.nounPhrases.some(({ start, end, kind, number, animacy, determiner }) => {
    if (start < from || end > to || kind === 'pronoun') return false;
    return /^(?:he|she)$/u.test(subject)
      ? animacy === 'person'
      : (number === 'plural') === plural && !/^(?:an?|no)$/u.test(determiner?.lower ?? '');
  });
}
