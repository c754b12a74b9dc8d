import type { PromptUnderTest } from '../../specification.js';

/** Kinds of input that there are texts for. */
export type InputKind = 'word' | 'sentence' | 'paragraph' | 'article' | 'abstract' | 'review' | 'question' | 'description' | 'request' | 'code'; // biome-ignore format: a list

const NAMES: readonly (readonly [RegExp, InputKind])[] = [
  [/\b(?:code|snippet|program|function|script|sql)\b/iu, 'code'],
  [/\b(?:words?|terms?|tokens?)\b/iu, 'word'],
  [/\b(?:questions?|query|ask(?:ed|s)?)\b/iu, 'question'],
  [/\b(?:reviews?|feedback|comments?|opinions?|complaints?)\b/iu, 'review'],
  [/\babstracts?\b/iu, 'abstract'],
  [/\b(?:articles?|news|stor(?:y|ies)|reports?|documents?|blog|newsletters?)\b/iu, 'article'],
  [/\bsentences?\b/iu, 'sentence'],
  [/\b(?:paragraphs?|passages?)\b/iu, 'paragraph'],
  [/\b(?:descriptions?|ideas?|scenes?|images?|pictures?|art|subjects?|concepts?)\b/iu, 'description'],
  [/\b(?:requests?|instructions?|messages?|topics?|prompts?|emails?|chat|user|input)\b/iu, 'request'],
];

/** What kind of text a variable takes: by its name, else by what is said of it, else by its sample; a paragraph where nothing tells. */
export function inputKind({ name, about, sample }: PromptUnderTest['inputs'][number]): InputKind {
  const named = kindIn(name.replaceAll(/[_.-]|(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  // `input` and `message` say little: what the file says of it comes first.
  const told = kindIn(about ?? '');
  if (named !== undefined && named !== 'request') return named;
  if (told !== undefined) return told;
  if (named !== undefined) return named;
  if (sample === undefined) return 'paragraph';
  const words = sample.trim().split(/\s+/u).length;
  if (words === 1) return 'word';
  return words <= 20 ? 'sentence' : 'paragraph';
}

function kindIn(text: string): InputKind | undefined {
  return NAMES.find(([pattern]) => pattern.test(text))?.[1];
}
