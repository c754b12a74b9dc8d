import { type Example, examplesOf } from '../examples/examples.js';
import type { ReportData } from '../report.js';
import { markedHtml } from './marked.js';
import { htmlText } from './text.js';

/** The examples of what broke; empty where there are none. */
export function examplesHtml(data: ReportData): string[] {
  const models = examplesOf(data);
  if (models.length === 0) return [];
  return [
    '<h2>What broke</h2>',
    ...models.flatMap(({ title, examples }) => [`<h3>${htmlText(title)}</h3>`, ...examples.map(exampleHtml)]),
  ];
}

function exampleHtml({ title, source, followUp, answers, relation }: Example): string {
  return [
    `<article><h4>${htmlText(title)}</h4><dl>`,
    `<dt>source</dt><dd>${markedHtml(source, 'del')}</dd>`,
    `<dt>follow-up</dt><dd>${markedHtml(followUp, 'ins')}</dd>`,
    `<dt>answers</dt><dd>${htmlText(answers)}</dd>`,
    `<dt>relation</dt><dd>${htmlText(relation)}</dd>`,
    '</dl></article>',
  ].join('\n');
}
