import { expect, test } from 'vitest';
import { htmlText } from '../../src/reports/html/text.js';
import { latexText } from '../../src/reports/latex/text.js';
import { markdownParagraph, markdownText } from '../../src/reports/markdown/text.js';
import { oneLine } from '../../src/reports/one-line.js';

test.each([
  ['plain é ภาษาไทย 否定 👩‍👩‍👧', 'plain é ภาษาไทย 否定 👩‍👩‍👧'],
  ['a\r\nb\nc\td', 'a⏎b⏎c d'],
  ['\u001b[31mred\u0000\u009b2J', '\\u001b[31mred\\u0000\\u009b2J'],
  ['abc\u202ecba\u200f', 'abc\\u202ecba\\u200f'],
  ['hid\rden', 'hid\\u000dden'],
  ['half \ud83d', 'half \uFFFD'],
])('oneLine(%j)', (text, want) => {
  expect(oneLine(text)).toBe(want);
});

test.each([
  ['<b a="x">&\'', '&lt;b a=&quot;x&quot;&gt;&amp;&#39;'],
  ['1 < 2', '1 &lt; 2'],
])('htmlText(%j)', (text, want) => {
  expect(htmlText(text)).toBe(want);
});

test.each([
  ['a|b', 'a\\|b'],
  ['a\\|b', 'a\\\\\\|b'],
  ['*x* _y_ `z` [l](u) ~~d~~ $m$', '\\*x\\* \\_y\\_ \\`z\\` \\[l\\](u) \\~\\~d\\~\\~ \\$m\\$'],
  ['<b>&amp;', '&lt;b&gt;&amp;amp;'],
  ['one\ntwo', 'one⏎two'],
  ['- 88.0%', '- 88.0%'],
])('markdownText(%j)', (text, want) => {
  expect(markdownText(text)).toBe(want);
});

test.each([
  ['# x', '\\# x'],
  [' - x', '\\- x'],
  ['1. x', '1\\. x'],
  ['1,234 x', '1,234 x'],
])('markdownParagraph(%j)', (text, want) => {
  expect(markdownParagraph(text)).toBe(want);
});

test.each([
  [
    '50 % & $1 #2 a_b {c} ~ ^ \\',
    '50 \\% \\& \\$1 \\#2 a\\_b \\{c\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}',
  ],
  ['é ç Ø ß naïve', 'é ç Ø ß naïve'],
  ['e\u0301', 'é'],
  ['≈ → − – ’ … ·', "$\\approx$ $\\to$ $-$ -- ' \\ldots{} $\\cdot$"],
  ['中 ะ 😀', '{}[U+4E2D]\\allowbreak{} [U+0E30]\\allowbreak{} [U+1F600]\\allowbreak{}'],
  ['[x]', '{}[x]'],
  ['*x', '{}*x'],
  ['a\nb', 'a b'],
])('latexText(%j)', (text, want) => {
  expect(latexText(text)).toBe(want);
});
