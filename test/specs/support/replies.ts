/** A test as a model writes it. */
export function draft(sentence: string, word = 'fox', more: Readonly<Record<string, string>> = {}) {
  return { inputs: { sentence, word, ...more }, expected: 'noun', reason: 'because', scenario: 'typical' };
}

export function tests(...drafts: readonly unknown[]): string {
  return JSON.stringify({ tests: drafts });
}

/** Replies of a model that does its work: two rules, and as many different tests as it is asked for. */
export function wellBehaved(asked: string): string {
  const count = Number(/Make exactly (\d+) test/u.exec(asked)?.[1] ?? 0);
  const rule = /<rule>\n(.*)\n<\/rule>/u.exec(asked)?.[1] ?? 'none';
  if (count > 0) return tests(...Array.from({ length: count }, (_, at) => draft(`${rule} ${at}`)));
  if (asked.includes('harder and longer')) return tests(draft(`longer ${/"sentence":"([^"]*)"/u.exec(asked)?.[1]}`));
  if (asked.includes('"intent"')) return '{"intent": "To tag.", "task": "Tag the word."}';
  if (asked.includes('into its opposite')) return JSON.stringify({ rule: `Not: ${rule}` });
  if (asked.includes('valid input of a prompt')) return '{"rules": ["A sentence.", "A word."]}';
  return '{"rules": ["The output must be one word.", "The output must be in lower case."]}';
}
