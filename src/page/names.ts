/** Texts by numbers, so that what repeats is kept once; 0 is the empty text. */
export interface Names {
  readonly texts: readonly string[];
  code(text: string): number;
}

export function createNames(): Names {
  const texts = [''];
  const codes = new Map([['', 0]]);
  return {
    texts,
    code(text) {
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}
