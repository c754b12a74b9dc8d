import { describe, expect, test } from 'vitest';
import { negation } from '../../perturbations/negation.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';

/** Rule, source, and every follow-up that the rule proposes for it. */
const TABLE: readonly (readonly [rule: string, source: string, followUps: readonly string[]])[] = [
  ['negative-question', 'Will the ferry sail tonight?', ["Won't the ferry sail tonight?"]],
  ['negative-question', 'Did she ever reply?', []],
  ['or-not', 'Does a lemon sink?', ['Does a lemon sink or not?', 'Does a lemon sink, or not?']],
  ['or-not', 'Is it bigger than a bus?', []],
  [
    'isnt-it-true',
    'Do eels migrate?',
    [
      "Isn't it true that eels migrate?",
      "Isn't it the case that eels migrate?",
      "Isn't it a fact that eels migrate?",
      "Isn't it correct that eels migrate?",
    ],
  ],
  ['tag-question', 'Are camels friendly?', ["Camels are friendly, aren't they?"]],
  ['tag-question', 'Is a hippie calm?', []],
  [
    'wouldnt-you-say',
    'Is jazz older than rock?',
    ["Wouldn't you say that jazz is older than rock?", "Don't you think that jazz is older than rock?"],
  ],
  ['antonym-question', 'Are the wires visible?', ['Are the wires invisible?']],
  ['antonym-question', 'Are all wires visible?', []],
  ['false-that', 'Would it be odd to nap here?', ['Am I wrong to think that it would be odd to nap here?']],
  ['fail-to', 'Did the team win?', ['Did the team fail to win?']],
  ['fail-to', 'Could the team win?', []],
  ['negated-predicate', 'The guide was polite', ["The guide wasn't polite"]],
  ['negated-predicate', 'The guide was polite and funny', []],
  ['negated-verb', 'I liked the quiz', ["I didn't like the quiz"]],
  ['negated-verb', 'I liked every quiz', []],
  ['negation-removed', "The guide wasn't polite", ['The guide was polite']],
  ['complementary', "I'm not certain about it", ["I'm uncertain about it"]],
  ['complementary', 'The sign was very unclear', []],
  ['no-versus-not', 'We had no trouble with it', ["We didn't have any trouble with it"]],
  ['no-versus-not', 'We had no choice', []],
  ['unable', "They couldn't find the key", ['They were unable to find the key']],
  ['unable', "I can't stand it", []],
  [
    'restated',
    "I'm undecided on the rug",
    ["I haven't made up my mind about the rug", "I can't make up my mind about the rug"],
  ],
  ['verbal-opposite', 'I hate ironing', ["I can't stand ironing"]],
  ['verbal-opposite', 'I regret leaving early', ["I wish I hadn't left early", "I shouldn't have left early"]],
  ['could-not-be-more', "I'm so proud of her", ["I couldn't be prouder of her"]],
  ['could-not-be-more', "I'm so tired I could cry", []],
  [
    'cannot-say-how',
    "We're so relieved about it",
    [
      "We can't tell you how relieved we are about it",
      "We can't begin to tell you how relieved we are about it",
      "We can't express how relieved we are about it",
      "We can't put into words how relieved we are about it",
    ],
  ],
  [
    'cannot-help-feeling',
    "I'm feeling a bit uneasy",
    ["I can't help feeling a bit uneasy", "I can't help but feel a bit uneasy"],
  ],
  [
    'cannot-believe',
    'I just lost my keys',
    ["I can't believe I just lost my keys", 'I can hardly believe I just lost my keys'],
  ],
  ['cannot-believe', 'I just had lunch', []],
  [
    'cannot-forget',
    'I need to return a book',
    ["I can't forget to return a book", "I mustn't forget to return a book"],
  ],
  [
    'neither-nor',
    'The play was okay',
    [
      'The play was neither good nor bad',
      'The play was neither great nor terrible',
      'The play was not great but not terrible',
    ],
  ],
  [
    'neither-nor',
    'This is a typical pen',
    ['This is neither a good nor a bad pen', 'This is neither a great nor a terrible pen'],
  ],
  ['nothing-short-of', 'The view was stunning', ['The view was nothing short of stunning']],
  [
    'not-doing-much',
    "I'm just relaxing",
    ["I'm not doing anything special, just relaxing", "I'm not doing much, just relaxing"],
  ],
  [
    'no-denying',
    'The play was dull',
    [
      "There's no denying that the play was dull",
      'No doubt about it, the play was dull',
      'No one can deny that the play was dull',
    ],
  ],
  [
    'not-gonna-lie',
    'My new boots are great',
    ['Not gonna lie, my new boots are great', "I won't lie, my new boots are great"],
  ],
  ['not-mistaken', 'The bus is green', ["If I'm not mistaken, the bus is green"]],
  ['not-mistaken', 'I stop here', []],
  ['not-until', 'The shop opens at ten', ["The shop doesn't open until ten"]],
  ['tag-statement', 'The play was dull', ["The play was dull, wasn't it?"]],
  ['tag-statement', 'My dog died', []],
  [
    'if-not-much-trouble',
    'Can you call me later?',
    ["If you don't mind, can you call me later?", "If it's no trouble, can you call me later?"],
  ],
];

function proposed(rule: string, text: string): string[] {
  const candidates = negation.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('negation', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(negation.rules).filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
