import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { heatStep, heatSteps } from '../../../src/reports/html/heat.js';
import { reportNamed } from '../../../src/reports/index.js';
import { rowOf } from '../rows.js';

describe('the page', () => {
  test('allows its own style by its hash, and nothing else', async () => {
    const page = await reportNamed('html').render({ rows: [rowOf({ n: 2, held: 1 })] });
    const css = /<style>([^<]*)<\/style>/u.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(css).toContain('prefers-color-scheme:dark');
    expect(/Content-Security-Policy" content="([^"]*)"/u.exec(page)?.[1]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
    );
    expect(page).not.toMatch(/ style=|\son\w+=|https?:/u);
  });
});

describe('heat', () => {
  test.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [0.899, 3],
    [0.9, 4],
    [0.999, 5],
    [1, 6],
  ])('%d is on step %i', (rate, want) => {
    expect(heatStep(rate)).toBe(want);
  });

  test.each(
    heatSteps.flatMap(({ from, light, dark }) => [[from, 'light', light] as const, [from, 'dark', dark] as const]),
  )('from %d, %s, can be read (contrast of 4.5 and more, WCAG 2.2)', (_from, _scheme, { back, text }) => {
    expect(contrast(back, text)).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
