import { InvalidArgumentError } from 'commander';

/** `--limit 20`: a whole number from `least`. */
export function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < least)
      throw new InvalidArgumentError(`Expected a whole number from ${least}, got \`${text}\`.`);
    return value;
  };
}

/** `--temperature 0.7`: a number in a range. @param such one that is meant, for the error */
export function number(least: number, most: number, such: string): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !(value >= least && value <= most))
      throw new InvalidArgumentError(`Expected a number from ${least} to ${most}, such as ${such}, got \`${text}\`.`);
    return value;
  };
}

/** `--model a --model b`, and also `--model a,b`. */
export function collect(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), ...names(text)];
}

/** `--gate a --gate b`: each as it is. */
export function repeated(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), text];
}

/** `a,b, c` as a list. */
export function names(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** `--columns input=Question,label=sentiment` as a mapping. */
export function columns(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names(text).map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1 || at === pair.length - 1)
        throw new InvalidArgumentError(`Expected input=COLUMN,label=COLUMN, got \`${pair}\`.`);
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** `--sets` for all attributes, `--sets religion,age` for these. */
export function attributes(text: string): readonly string[] {
  const given = names(text);
  if (given.length === 0) throw new InvalidArgumentError('Expected attributes such as religion,age, or none for all.');
  return given;
}

/** `2.50`: US dollars above 0. */
export function money(text: string): number {
  const value = Number(text.replace(/^\$/u, ''));
  if (text.trim() === '' || !Number.isFinite(value) || value <= 0)
    throw new InvalidArgumentError(`Expected US dollars such as 2.50, got \`${text}\`.`);
  return value;
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `90s`, `30m`, `2h` in seconds. */
export function duration(text: string): number {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)([smh])$/u.exec(text.trim()) ?? [];
  const seconds = Number(amount) * (SECONDS[unit] ?? 0);
  if (!(seconds > 0) || seconds > 2_000_000)
    throw new InvalidArgumentError(`Expected a time such as 90s, 30m or 2h, got \`${text}\`.`);
  return seconds;
}
