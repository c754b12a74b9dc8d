import { describe, expect, test } from 'vitest';
import { plainPlace } from '../../perturbations/around/plain-place.js';
import { toldApart } from '../../perturbations/coreference/asked/told-apart.js';
import { afterAside } from '../../perturbations/srl/indirect-questions/after-aside.js';
import { parse } from '../../src/english/index.js';

const words = (text: string) => parse(text).tokens.filter((token) => token.text !== '?');

describe('the main verb after a clause of the subject', () => {
  const said = (text: string): string | undefined => {
    const tokens = words(text);
    const first = tokens[plainPlace(tokens) ?? -1];
    return first && text.slice(first.start, -1);
  };
  test.each([
    ['Can a hiker who is lost on a cliff top improve her chances?', 'improve her chances'],
    ['Did the cooks who sailed with Drake write their own menus?', 'write their own menus'],
    ['May a guest who smells smoke in the hall open the door?', 'open the door'],
    ['Must a clerk who finds that two bills look alike hand out either of them?', undefined],
    ['Can cats that sleep all day purr?', undefined],
  ])('%s', (text, want) => {
    expect(said(text)).toBe(want);
  });
});

describe('what is set off says where the subject ends', () => {
  test.each([
    ['Was the bell, which had cracked in May, mended by a smith?', 'mended by a smith'],
    ['Did Nero, whose lyre is well known, repair it himself?', 'repair it himself'],
    ['Was the bell, cracked in May, mended?', undefined],
    ['Was the bell, which had cracked, or the gong, mended?', undefined],
  ])('%s', (text, want) => {
    const tokens = words(text);
    const first = tokens[afterAside(tokens) ?? -1];
    expect(first && text.slice(first.start, -1)).toBe(want);
  });
});

describe('after a clause of the subject, what can only be said of it', () => {
  test.each([
    ['Is a witness who has sworn to tell the truth free to lie?', 'free to lie'],
    ['Were the nuns who kept bees usually able to sell honey?', 'usually able to sell honey'],
    ['Is a diver who has had an ear removed usually still able to hear?', 'usually still able to hear'],
    ['Is a lodger who is likely to leave late?', undefined],
  ])('%s', (text, want) => {
    const { from } = toldApart(parse(text)) ?? {};
    expect(from && text.slice(from.start, -1)).toBe(want);
  });
});
