import { sequenceDiff } from './sequence-diff.js';

/** A line that is in one text or in both. */
export interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/** What became of the lines of a text; those that changed come as all the old ones, then all the new ones. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  return sequenceDiff(linesOf(before), linesOf(after)).flatMap((each): DiffLine[] =>
    each.changed ? [...signed('-', each.before), ...signed('+', each.after)] : [...signed(' ', each.before)],
  );
}

/** Each with its end, so that the parts make up the text. */
function linesOf(text: string): readonly string[] {
  return text === '' ? [] : (`${text.replaceAll('\r\n', '\n').replace(/\n$/u, '')}\n`.match(/[^\n]*\n/gu) ?? []);
}

function signed(sign: DiffLine['sign'], text: string): DiffLine[] {
  return linesOf(text).map((line) => ({ sign, text: line.slice(0, -1) }));
}
