import { UserError } from '../core/errors.js';
import { createTextTable } from '../core/text-table.js';
import { place } from './place.js';

/** Holds ids to being unique in a file; keeps a few bytes of each in memory. */
export class UniqueIds {
  private readonly lines = createTextTable();
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  /** Throws UserError with both lines for an id that was there before. */
  add(id: string, line: number): void {
    const before = this.lines.get(id);
    if (before !== undefined) {
      throw new UserError(
        `${place(this.file, line)}: Expected \`id\` to be unique, got ${JSON.stringify(id)}, which line ${before} has too`,
      );
    }
    this.lines.set(id, line);
  }
}
