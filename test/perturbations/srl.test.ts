import { describe, expect, test } from 'vitest';
import { srl } from '../../perturbations/srl.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';

/** Rule, source, and every follow-up that the rule proposes for it. */
const TABLE: readonly (readonly [rule: string, source: string, followUps: readonly string[]])[] = [
  [
    'indirect-question',
    'Do eels migrate?',
    [
      'Can you tell me whether eels migrate?',
      'Could you tell me if eels migrate?',
      'Do you know if eels migrate?',
      'Do you know whether eels migrate?',
      'Do you happen to know if eels migrate?',
    ],
  ],
  [
    'wondering',
    'Do eels migrate?',
    [
      "I'd like to know whether eels migrate.",
      'I wonder whether eels migrate.',
      "I'm wondering if eels migrate.",
      'Please tell me whether eels migrate.',
      "I'm trying to find out whether eels migrate.",
    ],
  ],
  [
    'question-clefted',
    'Do eels migrate?',
    [
      'What I want to know is whether eels migrate.',
      'My question is whether eels migrate.',
      "What I'd like to find out is whether eels migrate.",
    ],
  ],
  [
    'true-that',
    'Do eels migrate?',
    [
      'Is it true that eels migrate?',
      'Is it the case that eels migrate?',
      'Is it correct that eels migrate?',
      'Is it correct to say that eels migrate?',
      'Would it be right to say that eels migrate?',
    ],
  ],
  ['true-that', 'Do any eels migrate?', []],
  ['passive-question', 'Did the Danes invade England?', ['Was England invaded by the Danes?']],
  ['passive-question', 'Did Denmark have a king?', []],
  ['active-question', 'Was England invaded by the Danes?', ['Did the Danes invade England?']],
  ['active-question', 'Was it built by noon?', []],
  ['possible-for', 'Can a mole swim?', ['Is it possible for a mole to swim?']],
  ['possible-for', 'Can a mole eat soap?', []],
  ['likely-that', 'Is the dam likely to break?', ['Is it likely that the dam will break?']],
  ['gerund-subject', 'Is it rude to whistle indoors?', ['Is whistling indoors rude?']],
  ['gerund-subject', 'Is it rude for guests to whistle?', []],
  ['object-raised', 'Is it hard to find a plumber?', ['Is a plumber hard to find?']],
  ['fronted-question-adjunct', 'Do people climb Etna in March?', ['In March, do people climb Etna?']],
  ['fronted-question-adjunct', 'Do people live in Cairo?', []],
  ['question-adjunct-to-end', 'In Peru, is rice cheap?', ['Is rice cheap in Peru?']],
  ['question-adjunct-to-end', 'If a man is ill, should he work?', []],
  ['fronted-adverb', 'Is tea usually hot?', []],
  ['fronted-adverb', 'Could a mole theoretically swim?', ['Theoretically, could a mole swim?']],
  ['existential', 'Are there mice in the barn?', ['Does the barn have mice in it?']],
  ['symmetric', 'Are plums related to roses?', ['Are roses related to plums?']],
  ['clauses-reordered', 'I stayed home because the bus was late', ['Because the bus was late, I stayed home']],
  ['clauses-reordered', 'I know when it rained', []],
  ['fronted-adjunct', 'I had a great time at the beach', ['At the beach, I had a great time']],
  ['fronted-time', 'The soup was cold today', ['Today, the soup was cold']],
  ['adjectives-swapped', 'The room was dark and cold', ['The room was cold and dark']],
  ['dative-shift', 'My uncle sent me a parcel', []],
  ['dative-shift', 'My uncle sent the nurse a parcel', ['My uncle sent a parcel to the nurse']],
  ['dative-shift', 'My uncle gave me a call', []],
  ['passive-statement', 'The noise ruined my nap', ['My nap was ruined by the noise']],
  ['something-that', 'I enjoy baking bread', ['Baking bread is something I enjoy']],
  ['attributive', 'This is a lovely garden', ['This garden is lovely', 'What a lovely garden this is']],
  ['genitive', 'The screen of this phone is dim', ["This phone's screen is dim"]],
  ['psych-verb', "I'm impressed with the choir", ['I find the choir impressive']],
  ['makes-me', "I'm so upset about the delay", ['The delay has me so upset']],
  ['pseudo-cleft', 'I need to fix the gate', ['What I need to do is fix the gate']],
  ['found-it', 'The walk was exhausting', ['I found the walk exhausting']],
  ['found-it', 'The walk was long', []],
  ['clauses-swapped', 'The tent was dry and the guide was calm.', ['The guide was calm and the tent was dry.']],
  ['clauses-swapped', 'The tent was dry and it was warm.', []],
  ['fronted-adjunct', 'Our trip is next week', []],
  ['fronted-time', 'The camp is quiet at night', ['At night, the camp is quiet']],
  ['clauses-reordered', 'We sang because we won 😑 now we sleep', []],
  ['fronted-time', 'We sailed home on Sunday', ['On Sunday, we sailed home']],
  ['fronted-time', 'We set sail at two', []],
  ['time-to-end', 'Yesterday, we sailed home', ['We sailed home yesterday']],
  [
    'although',
    'The pool was filthy, but the sauna was lovely',
    ['Although the pool was filthy, the sauna was lovely', 'Even though the pool was filthy, the sauna was lovely'],
  ],
  [
    'because-so',
    'The pool was cold, so we left',
    ['Because the pool was cold, we left', 'Since the pool was cold, we left'],
  ],
  ['said-last', 'The vet says that the cat is fine', ['The cat is fine, the vet says']],
  ['agentless-passive', 'Someone scratched my car', ['My car was scratched']],
  ['identified', 'The view was the best part of the walk', ['The best part of the walk was the view']],
  ['undone-extraposition', "It's hard to bake fresh bread", ['Baking fresh bread is hard']],
  ['tough-undone', 'The manual is hard to read', ['Reading the manual is hard']],
  ['given-passive', 'Badges were handed to the guests', ['The guests were handed badges']],
  ['phrase-to-end', 'On the train, we played chess', ['We played chess on the train']],
  ['request-asked', 'Please send me the key.', ['Could you please send me the key?']],
  ['asked-when', 'Where did you park?', ['Can you remember where you parked?']],
  ['said-first', 'The bus is late, I think', ['I think the bus is late']],
  ['thanks-last', 'Thanks for the soup, I feel better', ['I feel better, thanks for the soup']],
  ['time-inside-first', "Tomorrow we fly home and I'm glad", ["We fly home tomorrow and I'm glad"]],
  ['adverb-inside', "She hasn't called yet", ["She hasn't yet called"]],
  ['cause-to-end', 'Due to the storm the match is off', ['The match is off due to the storm']],
  ['adverb-to-end', 'Luckily, the bus was late', ['The bus was late, luckily']],
  ['noun-pairs-swapped', 'We sell lamps and chairs', ['We sell chairs and lamps']],
  ['items-swapped', 'We sell lamps, chairs and rugs', ['We sell chairs, lamps and rugs']],
  [
    'predicates-swapped',
    'It folds flat, weighs two kilos and needs no oil',
    ['It weighs two kilos, folds flat and needs no oil'],
  ],
  ['clause-to-end', 'If it rains, we play indoors', ['We play indoors if it rains']],
  ['particle-moved', 'We threw out the sofa', ['We threw the sofa out']],
  ['has-me-feeling', "I'm feeling nervous about the exam", ['The exam has me feeling nervous']],
  ['converse', 'Is Lyon larger than Metz?', ['Is Metz smaller than Lyon?']],
  ['fronted-question-clause', 'Do moles sleep when it snows?', ['When it snows, do moles sleep?']],
  ['fronted-question-clause', 'Did moles dig here before the house was built?', []],
  ['genitive-question', "Is Peru's capital humid?", ['Is the capital of Peru humid?']],
  [
    'wondering',
    'In Peru, do eels migrate?',
    [
      "I'd like to know whether, in Peru, eels migrate.",
      'I wonder whether, in Peru, eels migrate.',
      'Please tell me whether, in Peru, eels migrate.',
      "I'm trying to find out whether, in Peru, eels migrate.",
    ],
  ],
  ['attached-first', 'The signed form is enclosed', ['Enclosed is the signed form']],
  ['chat-question', 'Can you water the plants?', ['I was wondering if you could water the plants.']],
  ['received', 'I got a text from my cousin', ['My cousin sent me a text']],
  ['active-statement', 'The claim was rejected by the court', ['The court rejected the claim']],
  ['fronted-inner-time', 'We won the cup in May and sang all night', ['In May, we won the cup and sang all night']],
  ['predicate-pair-swapped', 'Lea owns a bakery and sells bread', ['Lea sells bread and owns a bakery']],
  ['just-now-last', 'I just found my keys', ['I found my keys just now']],
  ['just-now-last', 'I just love my keys', []],
  ['dislocated', 'This soup is rubbish', ["It's rubbish, this soup"]],
  ['dislocated', 'This tailor is rubbish', []],
  ['thought-it-was', 'The soup was bland', ['I thought the soup was bland']],
  ['this-is-something', "I'm keen on this", ["This is something I'm keen on"]],
  ['unsure-clefted', "I'm not sure what to pack for Peru", ["What I'm not sure about is what to pack for Peru"]],
  ['place-first', 'We saw a fox in the garden', ['In the garden, we saw a fox']],
  ['place-first', 'We put a chair in the garden', []],
  ['please-moved', 'Please call the plumber', ['Call the plumber, please']],
  ['comment-moved', 'The tap is leaking, as always', ['As always, the tap is leaking']],
  ['there-has', 'The cabin has three beds', ['There are three beds in the cabin']],
  ['has-me', "I'm worried about the tests", ['The tests have me worried']],
  ['makes-me-that', "I'm so sad to leave this house", ['It makes me so sad to leave this house']],
  ['all-of-us', 'We all failed the test', ['All of us failed the test']],
  ['it-was-doing', 'Feeding the lambs was lovely', ['It was lovely feeding the lambs']],
  ['weather', 'The weather is foul today', ["It's foul weather today"]],
  ['they-did', 'I was offered a refund', ['They offered me a refund']],
  ['after-doing', 'Lea sold her flat and then moved to Peru', ['After selling her flat, Lea moved to Peru']],
  ['trying-clefted', "I'm trying to mend a clock", ["What I'm trying to do is mend a clock"]],
  ['circumstance-first', "I'm feeling weak after the operation", ["After the operation, I'm feeling weak"]],
  ['three-said', 'He cooked supper, mopped the floor and sang', []],
  [
    'three-said',
    'He cooked supper, mopped the floor and fed the cat',
    ['He mopped the floor, cooked supper and fed the cat'],
  ],
  ['polite-question', 'Is the pool included?', ['Could you tell me if the pool is included?']],
  ['if-i-could', 'If I could keep this cat, I would', ['I would keep this cat if I could']],
  ['reference-first', 'My ticket number is 3307', ['3307 is my ticket number']],
  [
    'sentences-swapped',
    'This is the big tent. I have no spare pegs. The bag weighs nine kilos.',
    ['This is the big tent. The bag weighs nine kilos. I have no spare pegs.'],
  ],
  ['juxtaposed', "I'm so proud, my son won", ["My son won, I'm so proud"]],
  [
    'led-question',
    'Although newts are small, do they bite?',
    [
      'Although newts are small, I wonder whether they bite.',
      "Although newts are small, I'd like to know whether they bite.",
    ],
  ],
];

function proposed(rule: string, text: string): string[] {
  const candidates = srl.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('srl', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(srl.rules).filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
