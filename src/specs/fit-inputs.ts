/** The values of a test as its prompt takes them, and the names in which the two differ. */
export interface FittedInputs {
  /** Every variable of the prompt, and no other. */
  readonly inputs: Readonly<Record<string, string>>;
  /** `` `topic`, `tone` ``: what the prompt does not have; undefined: nothing. */
  readonly unknown: string | undefined;
  /** What the test has no value for. */
  readonly missing: string | undefined;
}

/** Holds the values of a test to the variables of its prompt. */
export function fitInputs(
  given: Readonly<Record<string, string>>,
  variables: readonly { readonly name: string }[],
): FittedInputs {
  const names = variables.map(({ name }) => name);
  return {
    inputs: Object.fromEntries(names.map((name) => [name, given[name] ?? ''])),
    unknown: quoted(Object.keys(given).filter((name) => !names.includes(name))),
    missing: quoted(names.filter((name) => !Object.hasOwn(given, name))),
  };
}

function quoted(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : names.map((name) => `\`${name}\``).join(', ');
}
