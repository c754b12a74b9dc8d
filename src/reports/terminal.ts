import pc from 'picocolors';
import stringWidth from 'string-width';
import { plainText } from '../core/plain-text.js';
import type { Tone } from './figures.js';
import type { Report, ReportOptions, ShownViolation } from './report.js';
import type { Cell, Column, Sheet } from './sheet.js';
import { sheetsOf } from './sheets.js';
import { folded } from './terminal-text.js';
import { changes } from './word-diff.js';

type Colors = ReturnType<typeof pc.createColors>;

export const terminal: Report = {
  format: 'terminal',
  about: 'tables to read at once, with what broke below',
  render(data, options) {
    const colors = pc.createColors(options.color);
    const { sheets, legend } = sheetsOf(data, options.layout);
    const blocks = [
      ...sheets.map((sheet) => drawn(sheet, options.width, colors)),
      [...legend, ...data.notes].map((line) => colors.dim(folded(plainText(line), options.width, '  '))).join('\n'),
      ...(data.violations.length > 0 && options.layout === 'full' ? [whatBroke(data.violations, options, colors)] : []),
    ];
    return `${blocks.join('\n\n')}\n`;
  },
};

function drawn(sheet: Sheet, width: number, colors: Colors): string {
  const cells = sheet.rows.map((row) => row.map((cell) => ({ ...cell, text: plainText(cell.text) })));
  const widths = sheet.columns.map(({ head }, at) =>
    Math.max(stringWidth(head), ...cells.map((row) => stringWidth(row[at]?.text ?? ''))),
  );
  const shown = fitting(sheet.columns, widths, width);
  const line = (draw: (at: number) => string) => shown.map(draw).join(' ').trimEnd();
  const head = line((at) =>
    colors.dim(padded(sheet.columns[at]?.head ?? '', widths[at] ?? 0, sheet.columns[at]?.align)),
  );
  const body = cells.map((row) =>
    line((at) => toned(padded(row[at]?.text ?? '', widths[at] ?? 0, sheet.columns[at]?.align), row[at], colors)),
  );
  const title = colors.bold(folded(plainText(sheet.title), width, '  '));
  const groups = sheet.groups ? [groupLine(sheet.groups, widths, colors)] : [];
  return [title, ...groups, head, ...separated(body, cells)].join('\n');
}

/** A blank line where the first column begins a new group. */
function separated(lines: readonly string[], cells: readonly (readonly Cell[])[]): string[] {
  const grouped = cells.some((row) => row[0]?.text === '');
  return lines.flatMap((line, at) => (grouped && at > 0 && cells[at]?.[0]?.text !== '' ? ['', line] : [line]));
}

/** Optional columns go, the last first, until the line fits. */
function fitting(columns: readonly Column[], widths: readonly number[], width: number): readonly number[] {
  const all = columns.map((_, at) => at);
  const total = (shown: readonly number[]) => shown.reduce((sum, at) => sum + (widths[at] ?? 0) + 1, -1);
  return total(all) <= width ? all : all.filter((at) => columns[at]?.optional !== true);
}

function groupLine(groups: NonNullable<Sheet['groups']>, widths: readonly number[], colors: Colors): string {
  let at = 0;
  return groups
    .map(({ text, span }) => {
      const room = widths.slice(at, at + span).reduce((sum, each) => sum + each + 1, -1);
      at += span;
      return colors.dim(padded(clipped(plainText(text), room), room, span > 1 ? 'right' : 'left'));
    })
    .join(' ')
    .trimEnd();
}

function clipped(text: string, room: number): string {
  return stringWidth(text) <= room ? text : `${[...text].slice(0, Math.max(0, room - 1)).join('')}…`;
}

function padded(text: string, width: number, align: Column['align'] | undefined): string {
  const space = ' '.repeat(Math.max(0, width - stringWidth(text)));
  return align === 'right' ? space + text : text + space;
}

function toned(text: string, cell: Cell | undefined, colors: Colors): string {
  const paint: Readonly<Record<Tone, (text: string) => string>> = {
    good: colors.green,
    unsure: colors.yellow,
    bad: colors.red,
    none: (same) => same,
  };
  return paint[cell?.tone ?? 'none'](text);
}

function whatBroke(violations: readonly ShownViolation[], { width }: ReportOptions, colors: Colors): string {
  const removed = (text: string) => (colors.isColorSupported ? colors.red(colors.strikethrough(text)) : `[-${text}-]`);
  const added = (text: string) => (colors.isColorSupported ? colors.green(text) : `{+${text}+}`);
  const items = violations.map((each) => {
    const marked = changes(each.source, each.followUp, each.edits)
      .map(({ kind, text }) => ({ kept: (same: string) => same, removed, added })[kind](plainText(text)))
      .join('');
    const what = each.rule === undefined ? each.category : `${each.category}/${each.rule}`;
    return [
      colors.dim(
        folded(
          plainText(`${each.model} · ${what} · ${each.shots} shot · the answers should be ${each.relation}`),
          width,
          '  ',
        ),
      ),
      folded(`  ${plainText(each.source)} → ${colors.bold(plainText(each.sourceAnswer))}`, width, '    '),
      folded(`  ${marked} → ${colors.bold(plainText(each.followUpAnswer))}`, width, '    '),
    ].join('\n');
  });
  return [colors.bold('What broke'), ...items].join('\n\n').replace('\n\n', '\n');
}
