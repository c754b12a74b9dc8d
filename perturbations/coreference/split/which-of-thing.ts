import type { Doc, NounPhrase, Rule } from '../../../src/plugin.js';
import { anaphorOf, isNameable } from '../stated/anaphor-of.js';
import { asTwo } from '../stated/retold.js';
import { hasThirdPerson, type Said, saidIn } from '../stated/said.js';

/** What can be said of a thing, not of what happened. */
const OF_THINGS =
  /^(?:cold|warm|hot|lukewarm|tasty|delicious|bland|salty|sweet|sour|bitter|dry|soggy|greasy|crispy|fresh|stale|raw|overcooked|undercooked|burnt|tender|chewy|creamy|watery|spicy|small|tiny|huge|big|large|cramped|spacious|clean|dirty|filthy|spotless|dusty|damp|mouldy|moldy|bright|dark|dim|quiet|noisy|loud|broken|faulty|cracked|scratched|torn|chipped|bent|loose|wobbly|sturdy|flimsy|solid|comfy|comfortable|uncomfortable|soft|hard|heavy|light|thin|thick|sharp|blunt|slow|fast|cheap|expensive|overpriced|pricey|free|empty|full|packed|closed|open|shut|gorgeous|beautiful|stunning|ugly|new|old|red|blue|green|black|white|pink|waterproof|leaky|blurry|grainy|clear|smooth|rough|sticky|slippery|short|long|tall|low|steep|deep|shallow)$/u;
const DEGREE =
  /^(?:really|so|very|pretty|quite|just|absolutely|totally|super|far|too|a|bit|still|also|already|always|slightly|rather|almost|incredibly|extremely|surprisingly|completely|barely|beautifully|perfectly)$/u;

/** A closing relative clause about a thing becomes a sentence with `it` or `they`. */
export const whichOfThing: Rule = {
  about: 'Makes a sentence with a pronoun of a closing remark with “which” about a thing',
  expects: { sentiment: 'same' },
  examples: [
    ['We had the onion soup, which was cold', 'We had the onion soup. It was cold'],
    ['I ordered the blue curtains, which are really soft!', 'I ordered the blue curtains! They are really soft!'],
  ],
  leaves: [
    'They closed early, which was great',
    'I met the clerk, which was nice',
    'We had soup at the inn, which was cold and late',
    'The soup of the day, which was cold, came late',
  ],
  words: () => ['which'],
  *propose(doc) {
    for (const said of saidIn(doc)) {
      const split = splitOf(doc, said);
      if (split) yield asTwo(said, ...split);
    }
  },
};

function splitOf(doc: Doc, said: Said): readonly [first: string, second: string] | undefined {
  const at = said.tokens.findIndex(({ lower }) => lower === 'which');
  const [before, comma, verb] = [said.tokens[at - 2], said.tokens[at - 1], said.tokens[at + 1]];
  const rest = said.tokens.slice(at + 2);
  if (!before || !verb || comma?.text !== ',' || !/^(?:is|was|are|were)$/u.test(verb.lower)) return undefined;
  const adjective = rest.find(({ lower }) => !DEGREE.test(lower));
  if (!adjective || adjective !== rest.at(-1) || !OF_THINGS.test(adjective.lower)) return undefined;
  const phrase = doc.nounPhrases.find(({ end }) => end === before.end);
  const anaphor = phrase && isThing(phrase) ? anaphorOf(phrase) : undefined;
  if (!phrase || !anaphor || anaphor.plural !== /^(?:are|were)$/u.test(verb.lower)) return undefined;
  if (hasThirdPerson(said.tokens.slice(0, at)) || isRivalled(doc, said, phrase)) return undefined;
  return [
    doc.text.slice(said.first.start, before.end),
    `${anaphor.subject} ${doc.text.slice(verb.start, said.last.end)}`,
  ];
}

function isThing(phrase: NounPhrase): boolean {
  return (
    phrase.kind === 'common' &&
    phrase.animacy !== 'person' &&
    /^(?:the|an?|my|our|this|these|some)$/u.test(phrase.determiner?.lower ?? '') &&
    isNameable(phrase)
  );
}

/** Another thing of that number before it. */
function isRivalled(doc: Doc, said: Said, phrase: NounPhrase): boolean {
  return doc.nounPhrases.some(
    ({ start, end, kind, number, animacy }) =>
      start >= said.first.start &&
      end < phrase.start &&
      kind !== 'pronoun' &&
      number === phrase.number &&
      animacy !== 'person',
  );
}
