import type { Token } from '../core/doc.js';
import { remembered } from '../core/remembered.js';
import { isFirstName } from './lexicon.js';
import { spelling } from './packages.js';

/** Chat words that no dictionary has. */
const CHAT = new Set(
  'lol omg idk imo imho btw tbh ngl gonna wanna gotta kinda sorta yeah yep nah nope haha hahaha ugh meh yay ok lmao rn thx pls app wifi ur u im dont cant'.split(
    ' ',
  ),
);

/** Whether the words look like English prose: Latin script, and most words in the dictionary, names left out. */
export function isEnglish(tokens: readonly Token[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word');
  if (words.length === 0) return false;
  const sample = words.length > 200 ? words.filter((_, at) => at % Math.ceil(words.length / 200) === 0) : words;
  const common = sample.filter((token, at) => at === 0 || token.pos !== 'PROPN');
  return common.filter(known).length >= Math.ceil(common.length * 0.6);
}

/** As it is spelled in America, whose dictionary it is: `colonised`, `colour`, `metres`, `travelled`. */
const american = (word: string): string =>
  word
    .replace(/(?<=\w{3}[iy])s(?=e[dsr]?$|ing$|ations?$)/u, 'z')
    .replace(/our(?=$|s|ed|ful|ite|able|ing)/u, 'or')
    .replace(/(?<=[bt])re(?=s?$)/u, 'er')
    .replace(/ll(?=ed$|ing$|ers?$)/u, 'l');

const isSpelled = remembered((word: string) => spelling().correct(word), 5000);

function known({ text, lower }: Token): boolean {
  if (!/^[a-z'’.-]+$/iu.test(text)) return false;
  return (
    lower.startsWith("'") ||
    lower === "n't" ||
    CHAT.has(lower) ||
    isSpelled(text) ||
    isSpelled(lower) ||
    isSpelled(american(lower)) ||
    isFirstName(lower)
  );
}
