import { markedMarkdown } from '../markdown/marked.js';
import { markdownText } from '../markdown/text.js';
import { type ShrunkCase, shrinkText } from './shrink-text.js';

export function shrinkMarkdown(shrunk: ShrunkCase): string {
  const { title, parts, verdict, noise } = shrinkText(shrunk);
  const listed = parts.map(
    ({ name, pieces, answers }) =>
      `- ${name}: ${markedMarkdown(pieces, name === 'source' ? 'del' : 'ins')} → ${markdownText(answers)}`,
  );
  return `## ${markdownText(title)}\n\n${listed.join('\n')}\n\n**${markdownText(verdict)}** ${markdownText(noise)}\n`;
}
