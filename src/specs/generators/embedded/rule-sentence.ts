import { lowerOpening, parse } from '../../../english/index.js';

/** Verbs that say what the output is: `Return X` → `The output must be X`. */
const IS = /^(?:return|output|respond|answer|reply|give|provide|print|produce|emit|choose|select|pick|state)\b/iu;
/** Verbs whose work is to be seen in the output. */
const DOES = /^(?:use|include|start|begin|end|finish|contain|keep|preserve|avoid|list|follow|limit|wrap|separate|put|mention|describe|spell|number|mark(?! up)|quote|stay|maintain|retain|format|place|add|capitalize|refer|omit|leave|focus|explain|cite|enclose|order|restrict|remain|stick|prefer|show|indicate|label|highlight|name|skip|exclude)\b/iu; // biome-ignore format: a list
const NOT = /^(?:do not|don['’]t|never|please do not|under no circumstances)\s+/iu;
const OPENING = /^(?:please|always|also|then|finally|and|lastly|note that|important|remember(?: to| that)?|be sure to|make sure to|ensure to|try to|you (?:must|should|need to|have to|will|are to|shall) (?!not\b|never\b)|your task is to)[:,]?\s*/iu; // biome-ignore format: one expression
const CONDITION =
  /^(?<condition>(?:if|when|whenever|unless|in case)\b[^,]{2,200}),\s*(?:then\s+)?(?<consequence>.{3,})$/iu;
const MODAL = /\b(?:must|should|shall|has to|have to|needs? to|ought to|may (?:only|not)|can(?:not| not| only)|(?:is|are) (?:to be|not allowed|forbidden|required))\b/iu; // biome-ignore format: one expression
/** Who is spoken of in sentences about inputs and readers. */
const OTHERS = /^(?:the )?(?:users?|inputs?|readers?|customers?|people|i|we|someone|somebody)\b/iu;
const OUTPUT = /^(?:(?:your|the|this|each|every|all|any) )(?:final |whole |entire )?(?:answers?|responses?|reply|replies|results?|outputs?|completions?)\b/iu; // biome-ignore format: one expression
const BARE = /^(?<what>no|at most|at least|exactly|up to|maximum|max|between|\d+ to \d+) /iu;

/**
 * An instruction as a rule on the output, or undefined where it is none: `Do not explain` → `The output must not explain`. A
 * sentence that tells what to do with the input is no rule.
 */
export function ruleSentence(sentence: string): string | undefined {
  const text = sentence.trim().replace(/[.!;:]+$/u, '');
  if (text === '' || text.endsWith('?')) return undefined;
  const { condition, consequence } = CONDITION.exec(text)?.groups ?? {};
  if (condition === undefined || consequence === undefined) return ended(demand(text));
  const rule = demand(consequence) ?? (isCommand(consequence) ? `The output must ${lower(consequence)}` : undefined);
  return ended(rule && `${condition}, ${rule.replace(/^The output\b/u, 'the output')}`);
}

function demand(sentence: string): string | undefined {
  const negative = NOT.exec(sentence);
  if (negative) return `The output must not ${lower(sentence.slice(negative[0].length))}`;
  const text = sentence.replace(OPENING, '');
  if (text !== sentence && text.trim() !== '')
    return demand(text) ?? (MODAL.test(sentence) ? modal(sentence) : undefined);
  if (/^ensure|^make sure/iu.test(text))
    return modal(text.replace(/^(?:ensure|make sure)(?: that)?\s+/iu, ''), 'such that');
  if (/^write\b/iu.test(text)) return written(text);
  if (IS.test(text)) return being(text.replace(IS, '').trim());
  if (/^only\s+\S/iu.test(text))
    return demand(text.replace(/^only\s+/iu, ''))?.replace(/\bmust (be )?/u, 'must $1only ');
  if (DOES.test(text)) return `The output must ${lower(text)}`;
  if (BARE.test(text)) return `The output must have ${lower(text).replace(/^max(?:imum)?(?: of)? /u, 'at most ')}`;
  return MODAL.test(text) ? modal(text) : undefined;
}

/** `with the tag only` → be the tag only; `in English` → be in English; `at least 4 lines` → have them. */
function being(rest: string): string | undefined {
  const what = rest
    .replace(/^(?:only\s+)?with\s+/iu, (found) => (/only/iu.test(found) ? 'only ' : ''))
    .replace(
      /^(?:me|it|your (?:answer|response|output|result)|the (?:answer|response|output|result))\s+(?=(?:in|as|with)\b)/iu,
      '',
    );
  if (what === '') return undefined;
  if (/^it (?:unchanged|as it is|back)$/iu.test(what)) return 'The output must be the input, unchanged';
  return BARE.test(what) && !/^exactly one\b/iu.test(what)
    ? `The output must have ${what}`
    : `The output must be ${what}`;
}

function written(text: string): string | undefined {
  const rest = text.replace(/^write\s+/iu, '');
  const about =
    /^(?:it|everything|your (?:answer|response)|the (?:answer|response|result|output))\s+(?<how>.+)$/iu.exec(rest);
  if (about?.groups?.['how'] !== undefined) return `The output must be ${about.groups['how']}`;
  if (/^(?:in|as)\b/iu.test(rest)) return `The output must be ${rest}`;
  return BARE.test(rest) || /^(?:["“'‘]|only\b)/u.test(rest) ? `The output must have ${rest}` : undefined;
}

function modal(sentence: string, otherwise?: string): string | undefined {
  if (OTHERS.test(sentence)) return undefined;
  const strict = sentence
    .replace(/^you\b/iu, 'The output')
    .replace(OUTPUT, 'The output')
    .replace(/\b(?:should|shall|has to|have to|needs? to|ought to)\b/iu, 'must')
    .replace(/\b(?:may not|can ?not)\b/iu, 'must not')
    .replace(/\b(?:may|can) only\b/iu, 'must only');
  if (otherwise !== undefined && !/\bmust\b/u.test(strict)) return `The output must be ${otherwise} ${lower(sentence)}`;
  return strict.charAt(0).toUpperCase() + strict.slice(1);
}

function isCommand(text: string): boolean {
  return parse(text).sentences[0]?.kind === 'command';
}

function lower(text: string): string {
  const [first] = parse(text).tokens;
  return first === undefined ? text : `${lowerOpening(first)}${text.slice(first.end)}`;
}

function ended(rule: string | undefined): string | undefined {
  return rule === undefined ? undefined : `${rule.trim().replaceAll(/\byour\b/gu, 'its')}.`;
}
