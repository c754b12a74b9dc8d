/** The values of a prompt's variables as one text: a single one as it is, several with their names. */
export function inputsText(inputs: Readonly<Record<string, string>>): string {
  const [first = '', ...others] = Object.values(inputs);
  return others.length === 0
    ? first
    : Object.entries(inputs)
        .map((each) => each.join(': '))
        .join('\n');
}
