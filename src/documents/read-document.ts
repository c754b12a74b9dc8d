import { type Document, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { UserError } from '../core/errors.js';
import { place } from '../datasets/place.js';
import type { JsonSchema } from './json-schema-keys.js';
import { expectation, fieldName, type Path, type Problem, problemsOf } from './problems.js';
import { placeAt } from './yaml-places.js';

/** A YAML or JSON file that a user wrote, as its schema understands it. */
export interface ReadDocument<Value> {
  readonly value: Value;
  /** Where the file says something, for errors: `['models', 0]` → `chat.yaml:9:10: models[0]`. */
  readonly at: (path: Path) => string;
}

export interface DocumentKind<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** Tells which keys there are. */
  readonly jsonSchema: () => JsonSchema;
  /** What must hold between keys, whatever else is wrong; given the plain value of the whole. */
  readonly consistency?: (raw: unknown) => readonly Problem[];
}

/** For the errors of the YAML parser that have a better word. */
const SYNTAX: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Expected each key once, got one again',
  MULTIPLE_DOCS: 'Expected one YAML document, got another',
};

/** Reads a text against a schema; `file` is named in errors. Throws UserError with a line for every problem, each with file, line, column and field. */
export function readDocument<Schema extends z.ZodType>(
  text: string,
  file: string,
  { schema, jsonSchema, consistency }: DocumentKind<Schema>,
): ReadDocument<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const raw = toPlain(document, lines, file);
  const result = schema.safeParse(raw, { error: expectation });
  const schemaProblems = result.success ? [] : problemsOf(result.error.issues, raw, jsonSchema());
  const problems = [...schemaProblems, ...(consistency?.(raw) ?? [])];
  if (!result.success || problems.length > 0) throw problemsError(problems, document, lines, file);
  const at = (path: Path) => {
    const { line, column } = placeAt(document, lines, path);
    return `${place(file, line, column)}: ${fieldName(path)}`;
  };
  return { value: result.data, at };
}

/** The document's value; undefined for an empty one. Throws UserError for what is not YAML. */
function toPlain(document: Document, lines: LineCounter, file: string): unknown {
  const messages = syntaxErrors(document).map(({ offset, message }) => {
    const { line, col } = lines.linePos(offset);
    return `${place(file, line, col)}: ${message}`;
  });
  if (messages.length > 0) throw new UserError(messages.join('\n'));
  try {
    return document.toJS() ?? undefined;
  } catch (error) {
    // Aliases of aliases that would fill the memory.
    if (error instanceof ReferenceError) throw new UserError(`${place(file, 1, 1)}: Expected YAML: ${error.message}`);
    throw error;
  }
}

function syntaxErrors(document: Document): readonly { readonly offset: number; readonly message: string }[] {
  const errors = document.errors.map(({ code, message, pos }) => ({
    offset: pos[0],
    message: SYNTAX[code] ?? `Expected YAML: ${message}`,
  }));
  visit(document, {
    Alias(_, alias) {
      if (alias.resolve(document) !== undefined) return;
      const message = `Expected an alias of an anchor before it, got *${alias.source}`;
      errors.push({ offset: alias.range?.[0] ?? 0, message });
    },
  });
  return errors;
}

function problemsError(problems: readonly Problem[], document: Document, lines: LineCounter, file: string): UserError {
  const placed = problems.map((problem) => ({ problem, at: placeAt(document, lines, problem.path, problem.key) }));
  placed.sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  const messages = placed.map(({ problem: { path, expected, got, near = '' }, at }) => {
    const field = path.length === 0 ? '' : `${fieldName(path)}: `;
    return `${place(file, at.line, at.column)}: ${field}Expected ${expected}, got ${got}${near === '' ? '' : `.${near}`}`;
  });
  return new UserError(messages.join('\n'));
}
