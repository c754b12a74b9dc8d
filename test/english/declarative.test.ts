import { describe, expect, test } from 'vitest';
import { declarative, whetherClause } from '../../src/english/declarative.js';
import { parse } from '../../src/english/doc.js';

function first(text: string) {
  const [question] = parse(text).questions;
  if (!question) throw new Error(`Expected a question in ${text}`);
  return question;
}

describe('declarative', () => {
  test.each([
    ['Is a tomato a fruit?', 'a tomato is a fruit'],
    ['Are there lakes in Finland?', 'there are lakes in Finland'],
    ['Would it be odd to meet a camel in Oslo?', 'it would be odd to meet a camel in Oslo'],
    ['Did Ada Lovelace write a program?', 'Ada Lovelace wrote a program'],
    ['Did Ada Lovelace ever meet Charles Dickens?', 'Ada Lovelace met Charles Dickens'],
    ['Does a kitten drink milk?', 'a kitten drinks milk'],
    ['Does Norway have a king?', 'Norway has a king'],
    ['Do owls hunt at night?', 'owls hunt at night'],
    ['Did the company also make bicycles?', 'the company also made bicycles'],
    ['Has the crown ever been stolen?', undefined],
    ['Is it ever legal to fish here?', undefined],
    ['Has the museum closed its doors?', 'the museum has closed its doors'],
    ['Can I pay by card?', 'I can pay by card'],
    ['Can a baker who died in May have met Otto?', undefined],
    ['Can a baker have lunch at noon?', 'a baker can have lunch at noon'],
    [
      'Can a man who has lost his key usually reset it by phone?',
      'a man who has lost his key can usually reset it by phone',
    ],
    ['Was Mozart ever invited to Vienna?', 'Mozart was invited to Vienna'],
    ['Do you sell and repair bikes?', 'you sell and repair bikes'],
    ['Does the shop sell and repair bikes?', undefined],
    ['Does the hotel have any rooms?', undefined],
    ["Isn't a tomato a fruit?", undefined],
    ['Does her age and his age differ?', undefined],
    ['IS A TOMATO A FRUIT?', undefined],
    ['Did she ever?', undefined],
    ['Was Mozart invited ever to Vienna?', 'Mozart was invited to Vienna'],
    ['Did the baker sift flour and knead dough?', undefined],
  ])('%s', (text, want) => {
    expect(declarative(first(text))).toBe(want);
  });
});

describe('whetherClause', () => {
  test.each([
    ['Does the hotel have any rooms?', 'the hotel has any rooms'],
    ['Did Ada Lovelace ever meet Charles Dickens?', 'Ada Lovelace ever met Charles Dickens'],
    ['Should a cyclist wear a helmet?', 'a cyclist should wear a helmet'],
  ])('%s', (text, want) => {
    expect(whetherClause(first(text))).toBe(want);
  });
});
