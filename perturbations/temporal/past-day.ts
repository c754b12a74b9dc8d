import { type Doc, isFirstName, type NounPhrase, type Rule } from '../../src/plugin.js';
import { eachInFront } from '../around/in-front.js';
import { isFormal } from '../around/register.js';
import { kindsIn } from './noun-kinds.js';
import { datablePast, isTold } from './past.js';

const NEAR = ['Yesterday,', 'On Tuesday,', 'Last weekend,', 'On Saturday,', 'Last week,'];
const FAR = ['Back in March,', 'Last month,', 'Two weeks ago,', 'In early October,'];

export const pastDay: Rule = {
  about: 'Dates what the text tells in the past',
  expects: { sentiment: 'same' },
  examples: [
    ['The nurse called me back', 'On Tuesday, the nurse called me back'],
    ['I lost my camera in the lake', 'Back in March, I lost my camera in the lake'],
  ],
  leaves: [
    'I had hoped for more',
    'The novel was dull',
    'The costumes were dazzling; the lighting, too',
    'Problem solved, and in one email. I love it!',
    'The manual was confusing',
    'We met last year',
    'I just got home',
    'I wanted to like it',
    'It was fine',
    'The vendor broke the deal and refuses to pay',
    "The gym billed me twice and won't pick up",
    'that goal was insane',
    'The pupils made good progress',
    'I ordered two lamps. The small one has a red shade.',
    'They never refunded us',
    'He was left in a corridor for six hours.',
    'Nobody told us about the party',
    'The project exceeded our hopes',
    'I had my doubts at first, but this pan is great',
    'My flight was delayed. I have been sitting here for hours.',
    'The builder failed to finish the roof',
    'Surprise party for my aunt went perfectly',
  ],
  *propose(doc) {
    const clause = datablePast(doc);
    if (
      !clause ||
      clause.copular ||
      isBareNoun(clause.subject) ||
      /^(?:was|were)$/u.test(clause.auxiliaries[0]?.lower ?? '')
    )
      return;
    if (BEGINNING.test(clause.verb.lemma) && !isOver(doc)) return;
    if (
      /\bhours?\b|\ball (?:day|night)\b|:/iu.test(doc.text) ||
      /^(?:nobody|no one|nothing|none)\b/iu.test(clause.subject.text)
    )
      return;
    if (/^(?:this|that|these|those)$/iu.test(clause.subject.determiner?.lower ?? '')) return;
    if (kindsIn(clause.subject).includes('stay'))
      yield* eachInFront(doc, ['Last weekend,', 'Last week,', 'Last month,']);
    else if (isFormal(doc)) yield* eachInFront(doc, ['Yesterday,', 'On Tuesday,', 'Last week,']);
    else
      yield* eachInFront(
        doc,
        isTold(clause, doc) && !DAILY.test(clause.verb.lemma)
          ? [...NEAR, ...FAR]
          : isOver(doc)
            ? NEAR
            : ['Yesterday,', 'This morning,'],
      );
  },
};

/** `problem solved`: no subject of a clause. */
function isBareNoun({ determiner, head, kind, tokens }: NounPhrase): boolean {
  const bare = determiner === undefined && tokens.length === 1 && /^(?:NOUN|PROPN)$/u.test(head.pos);
  return bare && !isFirstName(head.lower) && (kind !== 'name' || head.index === 0);
}

/** What nobody dates back a month. */
const DAILY = /^(?:eat|drink|spill|cook|bake|burn|wake|sleep|see|hear|laugh|cry|walk|drop|miss|forget|watch|read)$/u;

/** What is bought or begun is judged after a time of its own. */
const BEGINNING =
  /^(?:order|buy|purchase|book|start|begin|install|switch|join|move|receive|get|hire|adopt|download|sign)$/u;

/** Whether all that the text states is of the past. */
function isOver({ clauses, sentences }: Doc): boolean {
  return clauses.length >= sentences.length && clauses.every(({ tense }) => tense === 'past');
}
