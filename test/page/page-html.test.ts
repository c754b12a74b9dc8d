import { describe, expect, test } from 'vitest';
import { pageHtml } from '../../src/page/page-html.js';

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(1)> $& $1';

describe('the page as a file', () => {
  const html = pageHtml({ text: HOSTILE }, HOSTILE);

  test('holds its data, and nothing of it is markup', () => {
    const data = /<script id="data" type="application\/json">(.*)<\/script>/u.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual({ text: HOSTILE });
    expect(html).not.toContain('<img');
    expect(html.match(/<script/gu)).toHaveLength(2);
  });

  test('allows its own script and style alone, and may ask nobody', () => {
    const policy = /Content-Security-Policy" content="([^"]*)"/u.exec(html)?.[1] ?? '';
    expect(policy).toMatch(/script-src 'sha256-[^']{44}';/u);
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org)/u);
  });
});
