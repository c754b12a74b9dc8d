import type { Finding } from '../../findings/finding.js';
import { markedMarkdown } from '../markdown/marked.js';
import { markdownText } from '../markdown/text.js';
import { findingText } from './finding-text.js';

export function findingsMarkdown({
  findings,
  left,
}: {
  readonly findings: readonly Finding[];
  readonly left: number;
}): string {
  const parts = findings.map((finding) => {
    const text = findingText(finding);
    return [
      `## ${markdownText(text.title)}`,
      '',
      `${markdownText(text.facts)}.`,
      '',
      `- source: ${markedMarkdown(text.source, 'del')}`,
      `- follow-up: ${markedMarkdown(text.followUp, 'ins')}`,
      `- case: ${markdownText(text.case)}`,
    ].join('\n');
  });
  const more = left > 0 ? [`… and ${left} smaller findings.`] : [];
  return `${['# Findings', ...(findings.length === 0 ? ['No violation was found.'] : parts), ...more].join('\n\n')}\n`;
}
