/** Words that carry the grammar of a question and not its subject. Negators are not among them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those there here it its it's he him his she her hers they them their we us our you your i me my
  is are was were be been being am do does did done doing have has had having can could will would shall should may might
  must of in on at to from by for with as about into onto than then and or but if so such any some also just very too
  who whom whose which what when where why how ever still even only own same other most more less much many few
  up down out off over under again once get gets got one's s t`.split(/\s+/),
);

const NEGATORS: ReadonlySet<string> = new Set(
  `not no never none nobody nothing nowhere neither nor cannot without hardly barely scarcely
  cant dont doesnt didnt isnt arent wasnt werent wont wouldnt couldnt shouldnt hasnt havent hadnt aint`.split(/\s+/),
);

const WORD = /\d+(?:\.\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** The words of a text, lower case, with straight apostrophes; hyphens and apostrophes inside a word stay, `1,000` is `1000`. */
export function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/(?<=\d),(?=\d{3})/g, '');
  return plain.match(WORD) ?? [];
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || STOP_WORDS.has(word.replace(/'(?:s|re|ve|ll|d|m)$/, ''));
}

export function isNegator(word: string): boolean {
  return NEGATORS.has(word) || word.endsWith("n't");
}

/** The sentences of a text, cut naively after `.`, `!` or `?` and at line breaks. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
