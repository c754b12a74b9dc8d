import { markdownTable } from 'markdown-table';
import type { TrialEnded } from '../../contracts/run-trial.js';
import { markdownText } from '../markdown/text.js';
import { trialText } from './trial-text.js';

export function trialMarkdown(shown: Pick<TrialEnded, 'trial' | 'a' | 'b'>): string {
  const { title, verdict, rows, notes } = trialText(shown);
  const table = markdownTable([['', 'A', 'B'], ...rows.map((row) => row.map(markdownText))]);
  return `## ${markdownText(title)}\n\n**${markdownText(verdict)}**\n\n${table}\n\n${notes.map((note) => `- ${markdownText(note)}`).join('\n')}\n`;
}
