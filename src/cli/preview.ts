import pc from 'picocolors';
import { inOrder } from '../core/edits.js';
import { plainText } from '../core/plain-text.js';
import type { Edit } from '../core/types.js';
import type { Planned } from '../experiment/plan.js';

/** One text and its follow-ups for people to read, with what changed marked: in colour, or as [-old-]{+new+}. */
export function preview({ item, cases }: Planned, color: boolean): string {
  const { bold, dim } = pc.createColors(color && pc.isColorSupported);
  const head = `${bold(plainText(item.input))}${item.label === undefined ? '' : dim(`  (${plainText(item.label)})`)}`;
  const followUps = cases.map(({ category, rule, relation, source, edits }) => {
    const facts = dim(`${category}/${rule ?? ''} → ${relation}`);
    return `  ${marked(source, edits ?? [], color)}\n    ${facts}`;
  });
  return `${[head, ...followUps].join('\n')}\n\n`;
}

function marked(source: string, edits: readonly Edit[], color: boolean): string {
  const { red, green, strikethrough } = pc.createColors(color && pc.isColorSupported);
  const removed = (text: string) => (text === '' ? '' : color ? red(strikethrough(text)) : `[-${text}-]`);
  const added = (text: string) => (text === '' ? '' : color ? green(text) : `{+${text}+}`);
  let result = '';
  let at = 0;
  for (const { start, end, text } of inOrder(edits)) {
    result +=
      plainText(source.slice(at, start)) + removed(plainText(source.slice(start, end))) + added(plainText(text));
    at = end;
  }
  return result + plainText(source.slice(at));
}
