/** A text between tags, so that nothing in it passes for instructions of ours: what would close the tag is broken up. */
export function quoted(tag: string, text: string): string {
  return `<${tag}>\n${text.replaceAll(`</${tag}`, `<\\/${tag}`)}\n</${tag}>`;
}

/** Sentences as a list, or that there are none. */
export function listed(sentences: readonly string[]): string {
  return sentences.length === 0 ? '(none)' : sentences.map((each) => `- ${each}`).join('\n');
}
