import { lowerOpening, pluralize, type Rule } from '../../../src/plugin.js';

const OPENINGS = ['A question about {}:', "I've got a question about {}:", "I'm curious about {}:"];
/** Of people one does not ask so, and these are no kinds of anything. */
const NO_KIND =
  /^(?:woman|man|person|human|child|boy|girl|team|country|nation|city|day|time|year|way|lot|pair|couple|few|number|kind|sort|part|piece|single|film|movie|book|song|novel)$/u;

/** Of a kind it is asked whether one of them has ever done something. */
export const oneEver: Rule = {
  about: 'Names a kind of animal or thing first, and asks whether “one” has ever done something',
  expects: { 'yes-no': 'same' },
  examples: [
    ['Has a walrus ever crossed the Alps?', 'A question about walruses: has one ever crossed the Alps?'],
    ['Did a hamster ever win an Oscar?', "I've got a question about hamsters: did one ever win an Oscar?"],
  ],
  leaves: [
    'Has a woman ever crossed the Alps?',
    'Has a walrus crossed the Alps?',
    'Has a walrus ever met one?',
    'Has a judge ever met a walrus?',
    'Has the walrus ever crossed the Alps?',
    'Has a blue walrus or a seal ever swum here?',
  ],
  words: () => ['ever'],
  *propose(doc) {
    const [sentence, second] = doc.sentences;
    if (!sentence || second || !/^(?:Has|Did) an? \p{Ll}+ ever [^"“”;:(),]+\?$/u.test(sentence.text)) return;
    const [auxiliary, article, noun] = sentence.tokens;
    if (!auxiliary || !article || !noun || NO_KIND.test(noun.lower)) return;
    if (/\b(?:one|ones|it|its|itself|they|their|he|she|his|her|or|here|this|that|another|other)\b/u.test(sentence.text))
      return;
    const phrase = doc.nounPhrases.find(({ start }) => start === article.start);
    if (
      phrase?.animacy !== 'animal' &&
      !/^(?:storm|comet|ship|robot|computer|volcano|meteorite|submarine|tsunami|hurricane)$/u.test(noun.lower)
    )
      return;
    const plural = pluralize(noun.lower);
    if (plural === noun.lower) return;
    for (const opening of OPENINGS)
      yield {
        edits: [
          {
            start: auxiliary.start,
            end: noun.end,
            text: `${opening.replace('{}', plural)} ${lowerOpening(auxiliary)} one`,
          },
        ],
      };
  },
};
