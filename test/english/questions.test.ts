import { describe, expect, test } from 'vitest';
import { parse } from '../../src/english/index.js';

const FOUND: readonly (readonly [question: string, form: string, subject: string, predicate: string])[] = [
  ['Is Bill Gates the founder of Microsoft?', 'be', 'Bill Gates', 'the founder of Microsoft'],
  ['Would it be odd to meet a camel in Oslo?', 'modal', 'it', 'be odd to meet a camel in Oslo'],
  ['Did the crew of the Beagle ever visit Chile?', 'do', 'the crew of the Beagle', 'ever visit Chile'],
  ['Are there lighthouses in Bolivia?', 'be', 'there', 'lighthouses in Bolivia'],
  ['Could a hamster lift a suitcase?', 'modal', 'a hamster', 'lift a suitcase'],
  ['Does Nora Weiss worship Odin?', 'do', 'Nora Weiss', 'worship Odin'],
  ['Was the telephone invented before radio?', 'be', 'the telephone', 'invented before radio'],
  ['Is the bridge over the river red?', 'be', 'the bridge over the river', 'red'],
  ['Is the bridge in Prague?', 'be', 'the bridge', 'in Prague'],
  ['Has Portugal won a World Cup?', 'have', 'Portugal', 'won a World Cup'],
  ["Isn't honey good for bees?", 'be', 'honey', 'good for bees'],
  ['Could the author of "War and Peace" ride a horse?', 'modal', 'the author of "War and Peace"', 'ride a horse'],
  ['Is a pan left on a stove likely to burn?', 'be', 'a pan left on a stove', 'likely to burn'],
  ['Was a pan left on the stove?', 'be', 'a pan', 'left on the stove'],
  ['Was the Tower Bridge standing in 1850?', 'be', 'the Tower Bridge', 'standing in 1850'],
  ['Can a tennis match end in a draw?', 'modal', 'a tennis match', 'end in a draw'],
  ['Is Alaska part of Canada?', 'be', 'Alaska', 'part of Canada'],
  ['Is the thumb part of the hand?', 'be', 'the thumb', 'part of the hand'],
  ['Are these lamps waterproof?', 'be', 'these lamps', 'waterproof'],
  ['Could a tall pianist sleep well on a night train?', 'modal', 'a tall pianist', 'sleep well on a night train'],
  ['Do you guys sell tents?', 'do', 'you guys', 'sell tents'],
  ['Does someone from Peru need a visa?', 'do', 'someone from Peru', 'need a visa'],
  ['Do members of the choir sing in Latin?', 'do', 'members of the choir', 'sing in Latin'],
  ['Is the jacket machine washable and warm?', 'be', 'the jacket', 'machine washable and warm'],
  ['Does the app help people find jobs?', 'do', 'the app', 'help people find jobs'],
  ['Could the rash on my arm be from soap?', 'modal', 'the rash on my arm', 'be from soap'],
  ['Would a painter who owns a gallery be rich?', 'modal', 'a painter who owns a gallery', 'be rich'],
  ['Does someone who sings only opera need a coach?', 'do', 'someone who sings only opera', 'need a coach'],
  ['Did the storm that sank the ferry reach Malta?', 'do', 'the storm that sank the ferry', 'reach Malta'],
  ['Is a man who owns a boat rich?', 'be', 'a man who owns a boat', 'rich'],
  ['Was Ivan the Terrible crowned in Moscow?', 'be', 'Ivan the Terrible', 'crowned in Moscow'],
  ['Were Ada and Ivan the Terrible alive in 1840?', 'be', 'Ada and Ivan the Terrible', 'alive in 1840'],
  ['Were all of the sailors ill?', 'be', 'all of the sailors', 'ill'],
  ['Is fishing popular in Norway?', 'be', 'fishing', 'popular in Norway'],
  ['Is eating raw eggs safe?', 'be', 'eating raw eggs', 'safe'],
  ['Is Paris, Texas bigger than Rome?', 'be', 'Paris, Texas', 'bigger than Rome'],
  ['Was Mo Bell (singer) born in Oslo?', 'be', 'Mo Bell (singer)', 'born in Oslo'],
  ['Would Snoopy like tinned fish?', 'modal', 'Snoopy', 'like tinned fish'],
  ['Do divers deep in a lake breathe helium?', 'do', 'divers deep in a lake', 'breathe helium'],
  ['Was Gemini 8 launched in 1966?', 'be', 'Gemini 8', 'launched in 1966'],
  ['Is a ten-year-old tall?', 'be', 'a ten-year-old', 'tall'],
  ['Was Otto his first name?', 'be', 'Otto', 'his first name'],
  ['Does chess use dice?', 'do', 'chess', 'use dice'],
  ['Does eating carrots help people see?', 'do', 'eating carrots', 'help people see'],
  ['Have more than ten ships sunk here?', 'have', 'more than ten ships', 'sunk here'],
  ['Is the machine washable?', 'be', 'the machine', 'washable'],
];

const NOT_SURE = [
  'Can I bake this or will it melt?',
  'Is ten even, and is it round?',
  'Does the judo rank system reach twelve?',
  'Will a needle point to the south pole?',
  'Do you sell tents, and how big are they?',
  'Was the amount of soup Marta ate unhealthy?',
  'If it rains, do snails come out?',
  'Is the man who left a doctor?',
  'Was the number of eggs Marta ate odd?',
  'Why is the sky blue?',
  'The sky is blue?',
  'Is it?',
  'Would his ears pop during a boat ride in Oslo?',
  'Is the lid of the tin cup dishwasher safe?',
  'Are more people in Norway eating fish than beef?',
  'Is Rome; or was Rome, big?',
];

describe('questions', () => {
  test.each(FOUND)('%s', (text, form, subject, predicate) => {
    const [question] = parse(text).questions;
    expect(question && [question.form, question.subject.text, question.predicate.text]).toEqual([
      form,
      subject,
      predicate,
    ]);
  });

  test.each(NOT_SURE)('%s is left alone', (text) => {
    expect(parse(text).questions).toEqual([]);
  });
});
