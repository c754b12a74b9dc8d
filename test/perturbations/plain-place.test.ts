import { describe, expect, test } from 'vitest';
import { plainPlace } from '../../perturbations/around/plain-place.js';
import { splitAt } from '../../perturbations/around/split-at.js';
import { parse } from '../../src/english/index.js';

/** What is said of the subject of a short question, where its words leave one place only. */
const said = (text: string): string | undefined => {
  const tokens = parse(text).tokens.filter((token) => token.text !== '?');
  const first = tokens[plainPlace(tokens) ?? -1];
  return first && text.slice(first.start, -1);
};

describe('a short question is divided where its words leave one place only', () => {
  test.each([
    ['Can frost crack a bell?', 'crack a bell'],
    ['Could a submarine dock at a lighthouse?', 'dock at a lighthouse'],
    ['Should a baker milk the cows?', 'milk the cows'],
    ['Does vinegar remove rust from tins?', 'remove rust from tins'],
    ['Can a six-year-old vote in Chile?', 'vote in Chile'],
    ['Would a vicar likely wear a cape?', 'likely wear a cape'],
    ['Did Nero found a bakery?', 'found a bakery'],
    ['Does the pancreas digest fat?', 'digest fat'],
    ['Do candles gutter because they are damp?', undefined],
    ['Do stars twinkle because they are far?', 'twinkle because they are far'],
    ['Does a barn swallow travel farther than a crow?', undefined],
    ['Can a mole bite in May lead to a rash?', undefined],
    ['Can a long walk in the rain help?', undefined],
    ['Can a walker who is lost in mist near a cliff edge stay put?', undefined],
    ['Will a lease that renews automatically take effect?', undefined],
    ['Can the coat that hangs there dry a dish?', 'dry a dish'],
  ])('%s', (text, want) => {
    expect(said(text)).toBe(want);
  });
});

describe('so is one after “be”', () => {
  test.each([
    ['Were wedding cakes baked before 1900?', 'baked before 1900'],
    ['Was Nero deaf on the day he was born?', 'deaf on the day he was born'],
    ["Is Hodge's comet expected before June?", 'expected before June'],
    ['Were the Marsh brothers Danish?', 'Danish'],
    ['Was Nero emperor of Peru?', 'emperor of Peru'],
    ['Is a corner kick part of the rules of golf?', 'part of the rules of golf'],
    ['Are otters welcome guests at a pond?', 'welcome guests at a pond'],
    ['Is the Marsh scale of interest to sailors?', undefined],
    ['Is bread baked in ovens stale?', undefined],
    ['Is a lamp that is lit warm?', undefined],
  ])('%s', (text, want) => {
    expect(said(text)).toBe(want);
  });
});

describe('after a clause of the subject’s own', () => {
  test.each([
    ['Are parcels that are posted from abroad sometimes opened by clerks?', 'sometimes opened by clerks'],
    ['Is a driver who turns at a red light in Leeds breaking a rule?', undefined],
    ['Is a song whose writer died long ago possibly still protected by a law?', 'possibly still protected by a law'],
  ])('%s', (text, want) => {
    const tokens = parse(text).tokens.filter((token) => token.text !== '?');
    const [auxiliary] = tokens;
    const first = tokens[(auxiliary && splitAt(tokens, auxiliary)) ?? -1];
    expect(first && text.slice(first.start, -1)).toBe(want);
  });
});
