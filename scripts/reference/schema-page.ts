import { GENERATED } from './generated.js';
import { type KeyRow, keyRows, type Schema } from './schema-rows.js';

export interface SchemaPage {
  readonly title: string;
  readonly introduction: string;
  readonly schema: Schema;
  /** Sections after the keys. */
  readonly more?: readonly string[];
}

/** A table of every key. Throws where the schema does not say what one means. */
export function schemaPage({ title, introduction, schema, more = [] }: SchemaPage): string {
  return [`<!-- ${GENERATED} -->`, `# ${title}`, introduction, keyTable(keyRows(schema)), ...more, ''].join('\n\n');
}

export function keyTable(rows: readonly KeyRow[]): string {
  const mute = rows.filter(({ meaning }) => meaning === '').map(({ key }) => key);
  if (mute.length > 0) throw new Error(`Expected the schema to say what these mean: ${mute.join(', ')}`);
  const lines = rows.map(line);
  return ['| key | type | default | meaning |', '|---|---|---|---|', ...lines].join('\n');
}

function line(row: KeyRow): string {
  const fallback = row.required ? '**needed**' : row.default === undefined ? '' : `\`${JSON.stringify(row.default)}\``;
  return `| \`${row.key}\` | ${cell(row.type)} | ${cell(fallback)} | ${cell(row.meaning)} |`;
}

/** Placeholders of templates are code: some site generators would fill them in. */
function cell(text: string): string {
  return text
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll(/(?<!`[^`]*)\{\{?\w+\}?\}/gu, '`$&`')
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;');
}
