/** Characters a token, about: English prose comes to four with the tokenizers of the large providers. */
const CHARACTERS = 4;

/** About how many tokens a text is. An estimate: no provider's tokenizer is at hand. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}
