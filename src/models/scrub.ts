/** What looks like a key of a known provider, and credentials inside a URL, even where we never held them. */
const KEY_SHAPES: readonly RegExp[] = [
  /\b(?:sk|pk|rk)-[\w-][\w*-]{5,}/g, // OpenAI, Anthropic and those that imitate them
  /\bAIza[\w-]{10,}/g, // Google
  /(?<=\bbearer\s+)[\w.~+/=-]{6,}/gi,
  /(?<=:\/\/)[^/\s@]+(?=@)/g,
];

/** The text with the given secrets, and all that looks like one, replaced by `[key]`: error messages go to logs and stores. */
export function scrub(text: string, secrets: readonly string[] = []): string {
  const known = secrets.filter((secret) => secret.length > 0).sort((a, b) => b.length - a.length);
  const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, '[key]'), text);
  return KEY_SHAPES.reduce((rest, shape) => rest.replace(shape, '[key]'), withoutKnown);
}
