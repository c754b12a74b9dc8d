import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/core/types.js';
import { measure } from '../../src/specs/evaluate/metrics/measure.js';

const prompt = { name: 'p', file: 'p.prompty', folder: 'p.spec', messages: [], text: 'Tag the text.', inputs: [] };
const parts = ['prompt', 'rules', 'input', 'output'].flatMap((variable) => [
  { text: `${variable}: ` },
  { variable },
  { text: '\n' },
]);
const metric = { name: 'tone', file: 'tone.metric.prompty', messages: [{ role: 'user', parts } as const] };
const about = { prompt, rules: [{ id: 'r1', rule: 'One tag.' }], inputs: { text: 'Hi' }, output: 'a tag' };

/** A judge with replies in turn, `!` for none, and what it was asked. */
function judge(name: string, ...replies: readonly string[]) {
  const asked: (readonly Message[])[] = [];
  const ask = async (messages: readonly Message[]) => {
    const text = replies[asked.push(messages) - 1] ?? '!';
    return text === '!' ? ({ kind: 'error', reason: 'gone' } as const) : ({ kind: 'reply', text } as const);
  };
  return { name, ask, asked };
}

describe("a metric of the user's own", () => {
  test.each<
    readonly [
      what: string,
      judges: readonly (readonly string[])[],
      score: number | null,
      decision: string | null,
      reason: string,
    ]
  >([
    ['the mean of the scores', [['80'], ['score: 50']], 65, null, '80, 50'],
    ['what most decide', [['OK'], ['ERR'], ['OK']], null, 'OK', 'OK, ERR, OK'],
    ['most against it', [['ERR'], ['ERR'], ['OK']], null, 'ERR', 'ERR, ERR, OK'],
    ['divided judges', [['OK'], ['ERR']], null, null, 'the judges are divided'],
    ['scores and decisions', [['80'], ['OK']], null, null, 'some judges gave a score, some OK or ERR'],
    ['no judge', [], null, null, 'no judge was given'],
    ['no reply', [['!']], null, null, 'j0: no reply: gone'],
    ['half without a reply', [['80'], ['!']], null, null, 'j1: no reply: gone'],
    ['most with one', [['80'], ['60'], ['!']], 70, null, '80, 60'],
    ['read at the second try', [['well', '90']], 90, null, '90'],
    ['never read', [['well', '101']], null, null, 'j0: 101 is no score from 0 to 100'],
    ['not read, then gone', [['101', '!']], null, null, 'j0: 101 is no score from 0 to 100'],
  ])('%s', async (_, judges, score, decision, reason) => {
    const asked = judges.map((replies, at) => judge(`j${at}`, ...replies));
    expect(await measure(metric, about, asked)).toEqual({ metric: 'tone', score, decision, reason });
  });

  test('a judge sees prompt, rules, output and inputs, these by name where there are several', async () => {
    const [one, two] = [judge('j', '80'), judge('j', '80')];
    await measure(metric, about, [one]);
    await measure(metric, { ...about, inputs: { text: 'Hi', tone: 'warm' } }, [two]);
    expect(one.asked).toEqual([
      [{ role: 'user', content: 'prompt: Tag the text.\nrules: - One tag.\ninput: Hi\noutput: a tag\n' }],
    ]);
    expect(two.asked[0]?.[0]?.content).toContain('input: text: Hi\ntone: warm\n');
  });

  test('what could not be read is handed back once, with the reason', async () => {
    const one = judge('j', 'well', 'OK');
    await measure(metric, about, [one]);
    expect(one.asked[1]?.slice(1)).toEqual([
      { role: 'assistant', content: 'well' },
      {
        role: 'user',
        content:
          'That could not be read: there is no score from 0 to 100 in it, and neither OK nor ERR. Answer again with nothing but a score from 0 to 100, or with nothing but OK or ERR.',
      },
    ]);
  });
});
