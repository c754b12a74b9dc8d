import { htmlText } from '../../html/text.js';

/** Text whose lines are kept, for `pre` and the like. */
export function htmlLines(text: string): string {
  return text.split(/\r?\n/u).map(htmlText).join('\n');
}

/** One line in which what stands between backticks is set as code. */
export function htmlWithCode(text: string): string {
  return htmlText(text).replaceAll(/`([^`]+)`/gu, '<code>$1</code>');
}
