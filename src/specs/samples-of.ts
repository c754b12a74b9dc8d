import { isObject } from '../datasets/row.js';

type Values = Readonly<Record<string, unknown>>;

/** What front matter says of each input, as texts: its description, and a value to try it with. */
export function samplesOf(inputs: Values, samples: Values) {
  return {
    about: (name: string) => textIn(entryOf(inputs, name), 'description'),
    sample: (name: string) =>
      textOf(ownOf(samples, name)) ??
      textIn(entryOf(inputs, name), 'sample') ??
      textIn(entryOf(inputs, name), 'default'),
  };
}

function entryOf(values: Values, name: string): Values {
  const value = ownOf(values, name);
  return isObject(value) ? value : {};
}

function textIn(values: Values, key: string): string | undefined {
  return textOf(ownOf(values, key));
}

/** A name such as `constructor` has nothing but what the file gives it. */
function ownOf(values: Values, key: string): unknown {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
