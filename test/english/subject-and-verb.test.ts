import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

/** Where the subject of a question ends, with words that are nouns and verbs; none where a later word may be the verb as well. */
const DIVIDED: readonly (readonly [question: string, subject: string, predicate: string])[] = [
  ['Is typhoid spread by lice?', 'typhoid', 'spread by lice'],
  ['Is blood spread evenly through the body?', 'blood', 'spread evenly through the body'],
  ['Is butter spread on both sides of the bread?', 'butter', 'spread on both sides of the bread'],
  ['Is bronze cast in sand?', 'bronze', 'cast in sand'],
  ['Is sound spread faster through water?', 'sound', 'spread faster through water'],
  ['Was the news spread by telegraph?', 'the news', 'spread by telegraph'],
  ['Are germs spread by hand?', 'germs', 'spread by hand'],
  ['Is a flu shot free for pensioners?', 'a flu shot', 'free for pensioners'],
  ['Is the weather forecast wrong on most days?', 'the weather forecast', 'wrong on most days'],
  ['Is the tax cut in the new budget popular?', 'the tax cut in the new budget', 'popular'],
  [
    'Is a finger cut with a rusty knife likely to get infected?',
    'a finger cut with a rusty knife',
    'likely to get infected',
  ],
  ['Is the vote cast by a felon counted?', 'the vote cast by a felon', 'counted'],
  ['Was the play set in Verona?', 'the play', 'set in Verona'],
  ['Was the hostage set free in May?', 'the hostage', 'set free in May'],
  ['Is a bell cast in bronze louder than one of iron?', 'a bell cast in bronze', 'louder than one of iron'],
  [
    'Is a tenant who pays rent weekly entitled to a rent book?',
    'a tenant who pays rent weekly',
    'entitled to a rent book',
  ],
  ['Is a person who sleeps late more creative?', 'a person who sleeps late', 'more creative'],
  ['Is a nurse who works nights usually paid more?', 'a nurse who works nights', 'usually paid more'],
  ['Does a barn swallow build its nest from mud?', 'a barn swallow', 'build its nest from mud'],
  ['Can a tree swallow eat berries?', 'a tree swallow', 'eat berries'],
  ['Do ships drive on the left in canals?', 'ships', 'drive on the left in canals'],
  ['Would a paper cut need stitches?', 'a paper cut', 'need stitches'],
  ['Does a shop sign need planning permission?', 'a shop sign', 'need planning permission'],
  ['Would a bank charge show on my statement?', 'a bank charge', 'show on my statement'],
  ['Does a road sign face the traffic?', 'a road sign', 'face the traffic'],
  ['Does a sea bass put up a fight?', 'a sea bass', 'put up a fight'],
  ['Does a fishing trip cost more in summer?', 'a fishing trip', 'cost more in summer'],
  ['Do fish swim in schools?', 'fish', 'swim in schools'],
  ['Could a seal pup swim alone?', 'a seal pup', 'swim alone'],
  ['Does a hunger strike count as self-harm?', 'a hunger strike', 'count as self-harm'],
  ['Does the stock market crash every decade?', 'the stock market', 'crash every decade'],
  ['Can a car crash cause whiplash months later?', 'a car crash', 'cause whiplash months later'],
  ['Would a price rise help the farm?', 'a price rise', 'help the farm'],
  ['Do plants cover the floor of a rainforest?', 'plants', 'cover the floor of a rainforest'],
  ['Does a bear trap work on a bison?', 'a bear trap', 'work on a bison'],
  ['Does a run in the park burn more than a walk?', 'a run in the park', 'burn more than a walk'],
  ['Has the ship run aground?', 'the ship', 'run aground'],
  ['Can a fruit bat see in the dark?', 'a fruit bat', 'see in the dark'],
  ['Does the book cover protect the pages?', 'the book cover', 'protect the pages'],
  ['Does the book cover the war?', 'the book', 'cover the war'],
  ['Do cut flowers last longer in sugar water?', 'cut flowers', 'last longer in sugar water'],
  ['Does the set menu include wine?', 'the set menu', 'include wine'],
  ['Did the guard fire a shot?', 'the guard', 'fire a shot'],
  ['Could a guard dog bite a guest?', 'a guard dog', 'bite a guest'],
  ['Does a factory farm animals in cages?', 'a factory', 'farm animals in cages'],
  ['Did the cook burn the rice?', 'the cook', 'burn the rice'],
  ['Would a tax cut benefit the poor?', 'a tax cut', 'benefit the poor'],
  ['Does a cold drink cool the body?', 'a cold drink', 'cool the body'],
  ['Do flying fish really fly?', 'flying fish', 'really fly'],
];

const UNSURE: readonly string[] = [
  'Is a head cold a reason to skip work?',
  'Is the clerk after whom the street is named still alive?',
  'Is a man who had a tooth removed usually still able to eat?',
  'Is a rumour spread by a rival likely to hurt sales?',
  'Is the flu spread in winter?',
  'Was the scene shot at night?',
  'Is the atom split in a reactor?',
  'Is a play set in Rome always a tragedy?',
  'Is a joke spread online a crime?',
  'Is a budget cut likely this year?',
  'Is a tool set cheaper than single tools?',
  'Is a chess set allowed on the plane?',
  'Are dogs kept indoors happier than dogs kept outside?',
  'Is the money paid back put into a fund?',
  'Could a barn swallow travel faster than a kite?',
  'Would cheese set with salt suit a hasty cook?',
  'Could a duck bill close fast enough to catch a fly?',
  'Would a dog walk in the park calm a puppy?',
  'Does a power cut harm a fridge?',
  'Can a bus stop move overnight?',
  'Can a fire drill wake the whole building?',
  'Does a house plant clean the air?',
];

describe('a question is divided between its subject and its verb', () => {
  test.each(DIVIDED)('%s', (question, subject, predicate) => {
    const [found] = parse(question).questions;
    expect([found?.subject.text, found?.predicate.text]).toEqual([subject, predicate]);
  });

  test.each(UNSURE)('%s is not divided', (question) => {
    expect(parse(question).questions).toEqual([]);
  });
});
