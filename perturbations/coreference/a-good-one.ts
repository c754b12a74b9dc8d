import { type Doc, isUncountable, type NounPhrase, type Rule } from '../../src/plugin.js';
import { isChat, isOfficial } from '../around/register.js';
import { isNameable } from './stated/anaphor-of.js';
import { retold } from './stated/retold.js';
import { type Said, saidIn } from './stated/said.js';

/** `This is a good lamp`: this lamp is named, and `one` stands for its kind. */
export const aGoodOne: Rule = {
  about: 'Names what “this” is, and says with “one” what kind of thing it is',
  expects: { sentiment: 'same' },
  examples: [
    ['This is a great kettle', "This kettle? It's a great one"],
    ['That was the most tedious lecture of my life', 'That lecture? It was the most tedious one of my life'],
  ],
  leaves: [
    'This is a nightmare',
    'This is great',
    'This is good advice',
    'She is a great teacher',
    'This is a good idea',
    'This is my old lamp',
  ],
  *propose(doc) {
    if (isOfficial(doc)) return;
    for (const said of saidIn(doc)) {
      const parts = partsOf(doc, said);
      if (!parts) continue;
      const { thing, it, one } = parts;
      if (!isChat(doc)) continue;
      yield retold(said, `${thing}? ${said.lower ? it : `I${it.slice(1)}`} ${one}`);
      yield retold(said, `${thing}, ${it} ${one}`);
    }
  },
};

function partsOf(
  doc: Doc,
  said: Said,
): { readonly thing: string; readonly it: string; readonly one: string } | undefined {
  const [that, be, determiner] = said.tokens;
  if (!that || !be || !determiner || !/^(?:this|that)$/u.test(that.lower) || !/^(?:is|was|['’]s)$/u.test(be.lower))
    return undefined;
  const phrase = doc.nounPhrases.find(({ start }) => start === determiner.start);
  if (!phrase || !/^(?:an?|the)$/u.test(determiner.lower)) return undefined;
  const noun = phrase.tokens.findIndex(({ pos }) => pos === 'NOUN');
  const first = phrase.tokens[noun];
  if (
    !first ||
    noun < 2 ||
    !isThing(phrase) ||
    !phrase.tokens
      .slice(1, noun)
      .every(({ pos, lower }) => pos === 'ADJ' || pos === 'ADV' || /^(?:most|least)$/u.test(lower))
  )
    return undefined;
  const next = said.tokens[3 + phrase.tokens.length - 1];
  if (next && !/^(?:i|we|of|in|for|so)$/u.test(next.lower)) return undefined;
  if (next?.lower === 'of' && determiner.lower !== 'the') return undefined;
  const modifiers = doc.text.slice(determiner.start, first.start).trimEnd();
  return {
    thing: `${that.lower} ${doc.text.slice(first.start, phrase.end)}`,
    it: be.lower === 'was' ? 'it was' : "it's",
    one: `${modifiers} one${doc.text.slice(phrase.end, said.last.end)}`,
  };
}

function isThing(phrase: NounPhrase): boolean {
  const { head, number, animacy, tokens } = phrase;
  if (tokens.at(-1) !== head || number === 'plural' || animacy === 'person' || isUncountable(head.lower)) return false;
  const singled = tokens.filter(({ lower }) => !/^(?:most|least)$/u.test(lower));
  return (
    isNameable({ ...phrase, tokens: singled }) &&
    !/^(?:mess|joke|shame|disgrace|deal|scam|ripoff|waste|news|security|weather|music|food|idea|service|experience)$/u.test(
      head.lower,
    )
  );
}
