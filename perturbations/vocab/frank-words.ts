import { type Doc, matches } from '../../src/plugin.js';

const FRANK =
  /\b(?:ngl|tbh|tbf|imo|imho|fr|lowkey|highkey|no lie|deadass|not gonna lie|won['’]t lie|honestly|frankly|to be (?:honest|fair|frank)|in my (?:humble )?opinion)\b/iu;

/** Said frankly or as an opinion already: `ngl`, `imo`, `to be honest`. */
export function isFrank(doc: Doc): boolean {
  return matches(doc, FRANK);
}

/** What one owns up to, and which is no grief. */
export function isOwnedUp({ text, tokens }: Doc): boolean {
  return (
    tokens.length < 20 &&
    /\b(?:hate|sick of|tired of|fed up|annoyed|bored|disappointed|embarrassed|dreading|can['’]t wait|left out)\b/iu.test(
      text,
    ) &&
    !/\b(?:surgery|operation|scan|results?|hospital|ward|bullied|funeral|life|a bit|a little|kind of|slightly)\b/iu.test(
      text,
    )
  );
}

const SAYS = /\b(?:say|says|said|saying|unsaid)\b/iu;

/** Frank words for a text: `I have to say, it’s hard to say` would say it twice. */
export function frankFor(doc: Doc, words: readonly string[]): readonly string[] {
  return matches(doc, SAYS) ? words.filter((each) => !/\bsay\b/u.test(each)) : words;
}
