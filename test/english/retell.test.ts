import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/core/edits.js';
import { parse } from '../../src/english/doc.js';
import { retell } from '../../src/english/retell.js';

function told(text: string, as: 'Dana' | 'she' | 'he'): string | undefined {
  const made = retell(parse(text), as === 'he' ? 'male' : 'female', { full: as === 'Dana' });
  if (!made) return undefined;
  const { start, end, role, pronoun } = made.first;
  const mention = as === 'Dana' ? (role === 'possessive' ? "Dana's" : 'Dana') : pronoun;
  return applyEdits(text, [{ start, end, text: mention }, ...made.rest]);
}

describe('retell with a name', () => {
  test.each([
    ['I love my dress that I got in town', 'Dana loves her dress that she got in town'],
    ["I'm so proud of myself 😊", 'Dana is so proud of herself 😊'],
    ["I've lost my keys and I don't know what to do", "Dana has lost her keys and she doesn't know what to do"],
    ["My laptop died. I can't work", "Dana's laptop died. She can't work"],
    ['This song makes me happy', 'This song makes Dana happy'],
    ['I hate this phone and want my money back', 'Dana hates this phone and wants her money back'],
    ["I'd love a nap", 'Dana would love a nap'],
    ["I'd never seen a whale", 'Dana had never seen a whale'],
    ["I'll be late", 'Dana will be late'],
    ['I just found out that my bike is gone', 'Dana just found out that her bike is gone'],
    ["I have a cough and can't sleep", "Dana has a cough and can't sleep"],
    ['I ordered two shirts and still love them', 'Dana ordered two shirts and still loves them'],
    ['I go there often and always order the same dish', 'Dana goes there often and always orders the same dish'],
    ['I spent my savings on it and now regret it', 'Dana spent her savings on it and now regrets it'],
    ['I see people come and go', undefined],
    ['I ended up crying and texting my mom', 'Dana ended up crying and texting her mom'],
    ['I run, swim and bike', undefined],
    ['We met at noon', undefined],
    ['Feeling great after my run', undefined],
    ['Baked my first bread 🍞 it tastes fine', undefined],
    ['First day tomorrow 🎒 Not sure how I feel', undefined],
    ['Swimming makes me happy', 'Swimming makes Dana happy'],
    ['We argued and I paid', undefined],
    ['Bought it for my nephew and I love it', undefined],
    ["haven't seen it, so I can't say", undefined],
    ['You were kind to my parents, thanks', undefined],
    ['Thank you, it helped me a lot', undefined],
    ['I wanna leave', undefined],
    ['I read this book', undefined],
    ["I can't sleep and feel awful", undefined],
    ['I want to quit and move to Oslo', undefined],
    ['Can you help me?', undefined],
    ['My sister and I cook a lot', undefined],
    ['I told her that my mom was late', undefined],
    ['He said "I am late"', undefined],
    ['I mean, it works', undefined],
    ['World War I was long', undefined],
    ["I'd better go", 'Dana had better go'],
    ["I'd a feeling it would rain", undefined],
    ["They stayed longer than I'd", undefined],
    ["I can't sleep and am tired of it", "Dana can't sleep and is tired of it"],
    ['I cook and read a lot', undefined],
    ['My job lets me be myself', undefined],
    ['The mine is deep and I work there', undefined],
    ['I live in a town that lost its mine', undefined],
    ['2 friends and I ski a lot', undefined],
    ['Never do I eat there', undefined],
  ])('%s', (text, want) => expect(told(text, 'Dana')).toBe(want));
});

describe('retell with a pronoun', () => {
  test.each([
    ["I'm so tired 😴", 'he', "He's so tired 😴"],
    ["I've got a new job and it makes me smile", 'she', "She's got a new job and it makes her smile"],
    ["I've no idea where the oar went", 'she', 'She has no idea where the oar went'],
    ['i love my cat', 'he', 'he loves his cat'],
    ['I LOVE MY CAT', 'she', 'SHE LOVES HER CAT'],
    ['After my run I slept', 'he', 'After his run he slept'],
    ["I don’t know if I'm ready", 'she', "She doesn’t know if she's ready"],
    ["I'm not sure 🤷‍♀️", 'he', undefined],
    ['I told her that my mom was late', 'he', 'He told her that his mom was late'],
  ] as const)('%s (%s)', (text, as, want) => expect(told(text, as)).toBe(want));
});
