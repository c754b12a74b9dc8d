import { matches, neededWords, type Rule, wordTable } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { saysWhen } from '../time-words.js';

const DAYS = wordTable<readonly string[]>({
  breakfast: ['this morning', 'yesterday', 'on Sunday'],
  lunch: ['today', 'yesterday', 'on Friday'],
  dinner: ['last night', 'yesterday', 'on Saturday'],
  supper: ['last night', 'yesterday'],
});
const MEAL =
  /\b(?:at|for|over|after|during) (breakfast|lunch|dinner|supper)(?= ?(?:$|[.,!]|and\b|\p{Extended_Pictographic}))/iu;
const TIMED =
  /\b(?:today|yesterday|tonight|tomorrow|last|next|every|always|usually|never|can|could|will|going to|just|['’]ll|ago)\b/iu;

export const mealWhen: Rule = {
  about: 'Says of which day the meal was at which something happened',
  expects: { sentiment: 'same' },
  examples: [
    ['He sang at dinner and I hid 😬', 'He sang at dinner last night and I hid 😬'],
    ['I had beans for lunch', 'I had beans for lunch yesterday'],
    ['Dinner was a bowl of soup', 'Dinner yesterday was a bowl of soup'],
    ['I feel a bit sick after lunch', 'I feel a bit sick after lunch today'],
  ],
  leaves: [
    'I had beans for lunch today',
    'I have beans for lunch',
    'HE SANG AT DINNER',
    'I hid at noon',
    'They changed my life. I can sing at dinner and laugh.',
    'He sang',
    'Do you sing at dinner?',
  ],
  words: () => neededWords(MEAL, /^(?:breakfast|lunch|dinner)$/u),
  *propose(doc) {
    const found = MEAL.exec(doc.text) ?? /^(breakfast|lunch|dinner)(?= was\b)/iu.exec(doc.text);
    const meal = found?.[1]?.toLowerCase();
    if (!found || !meal || inCapitals(doc) || kindOfText(doc) !== 'chat' || /\?/u.test(doc.text)) return;
    const end = found.index + found[0].length;
    if (
      matches(doc, TIMED) ||
      doc.tokens.some(
        (token) => saysWhen(token) && !/^(?:first|after|breakfast|lunch|dinner|am|again)$/u.test(token.lower),
      )
    )
      return;
    const felt = /^i(?:['’]m| am| feel)\b/iu.test(doc.text) && /^after/iu.test(found[0]);
    if (!felt && !doc.clauses.some(({ tense }) => tense === 'past')) return;
    for (const day of felt ? ['today'] : (DAYS[meal] ?? [])) yield { edits: [{ start: end, end, text: ` ${day}` }] };
  },
};
