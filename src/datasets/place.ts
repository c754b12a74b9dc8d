import { isAbsolute, relative } from 'node:path';

/** `file:line:column` for an error; the file relative to the working folder where it lies inside it, otherwise as given. */
export function place(file: string, line?: number, column?: number): string {
  return [near(file), line, column].filter((part) => part !== undefined).join(':');
}

function near(file: string): string {
  if (!isAbsolute(file)) return file;
  const inside = relative(process.cwd(), file);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? file : inside;
}
