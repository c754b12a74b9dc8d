import { neededWords, type Rule } from '../../../src/plugin.js';
import { endOfWords } from '../../around/end-of-words.js';
import { isFormal } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';
import { isTimeless, soleClause } from '../first-clause.js';

const PASSING =
  /^(?:closed|crowded|packed|full|empty|busy|late|slow|down|sick|ill|absent|off|cold|freezing|sunny|windy|foggy|rainy|noisy|loud|quiet|jammed|blocked|cancelled|canceled|delayed|overcrowded|unavailable|wet|icy|stuffy|grumpy|cheerful|hot)$/u;

export const stateToday: Rule = {
  about: 'Says that what passes is so today, at the end of one clause',
  expects: { sentiment: 'same' },
  examples: [
    ['All the ticket offices are closed', 'All the ticket offices are closed today'],
    ['I need a hug 🥺', 'I need a hug today 🥺'],
    ['The tram is so crowded', 'The tram is so crowded today'],
  ],
  leaves: [
    'The shop is closed on Mondays',
    'The soup is cold',
    'I need a new car',
    'The tram was full',
    'My room is cold and dark',
    'This street is quiet',
    'The road is closed today',
  ],
  words: () => neededWords(PASSING, 'need', 'miss'),
  *propose(doc) {
    const clause = soleClause(doc);
    const end = endOfWords(doc);
    const last = clause?.rest.tokens.at(-1) ?? clause?.verb;
    if (
      !clause ||
      !end ||
      !last ||
      clause.tense !== 'present' ||
      end !== clause.end ||
      inCapitals(doc) ||
      isFormal(doc)
    )
      return;
    if (!isTimeless(doc)) return;
    const needs =
      /^i$/iu.test(clause.subject.text) &&
      /^(?:need|miss)$/u.test(clause.verb.lower) &&
      /^(?:an? (?:hug|break|nap|drink|laugh|friend|lie-down|distraction|win)|my (?:mum|mom|dad|dog|cat|family|brother|sister|friends|bed))$/iu.test(
        clause.rest.text,
      );
    const passing =
      (clause.copular
        ? clause.auxiliaries.length === 0
        : clause.auxiliaries.length === 1 && clause.finite.lemma === 'be' && last === clause.verb) &&
      PASSING.test(last.lower) &&
      clause.rest.tokens.length < 4 &&
      clause.subject.person === 3 &&
      !/^(?:this|that|it|there)\b/iu.test(clause.subject.text) &&
      !/\b(?:soup|coffee|tea|food|pizza|burger|water|street|neighbou?rhood|room|house|flat|apartment|phone|laptop|fridge|engine|motor|fan|product|app|company|car|city|town|hotel)\b/iu.test(
        clause.subject.text,
      );
    if (!needs && !passing) return;
    for (const time of ['today', 'this morning', 'this afternoon'])
      yield { edits: [{ start: end, end, text: ` ${time}` }] };
  },
};
