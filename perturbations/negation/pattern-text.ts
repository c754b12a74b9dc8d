import { conjugate, type Doc, uncapitalize, type VerbForm, wordTable } from '../../src/plugin.js';
import { negativeContraction } from './contractions.js';

const WORD = "[\\p{L}'-]+";
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const SMALL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const DAYTIME = '(?: morning| afternoon| evening)?';
const EMOJI = '\\p{Extended_Pictographic}';

/** Short names for what patterns often ask: `{^}` a clause begins, `{$}` it ends, `{.}` the sentence ends, `{np}` a short noun phrase. */
const NAMES = wordTable<string>({
  '{^}': `(?<=^|[.!?…:;,]\\s+|${EMOJI}\\uFE0F?\\s+|\\b(?:and|but|so|because)\\s+)`,
  '{^^}': `(?<=^|[.!?…]\\s+|${EMOJI}\\uFE0F?\\s+)`,
  '{$}': `(?=\\s*(?:$|[.!,;:…)](?!\\d)|${EMOJI}))`,
  '{.}': `(?=\\s*(?:$|[.!…](?!\\d)|${EMOJI}))`,
  '{np}': `(?:the|my|our|your|his|her|their|this|that|these|those|a|an)(?: ${WORD}){1,3}?`,
  '{w}': WORD,
  // What is said of a thing in a main clause; the matching is patterned.ts's.
  '{thing}': '',
  // Nothing grave is told and nothing is felt, so that an idle remark may follow.
  '{calm}':
    '(?![^.!?]*(?:oncolog|hospital|\\bHR\\b|disciplin|chemo|scan\\b|biopsy|surg|funeral|court|solicitor|lawyer|police|divorce))(?![\\s\\S]*[!😞😟😠😡😢😣😤😥😦😧😨😩😫😭😰😱🙁☹😖😒🙄💔🤬🤢🤮😔😓👎🤦😕😳🙈😋😍🥰🥳🎉🎊❤💕💖🤩😊😁😄😃😀🙌])',
  '{n}': `(?:an?|one|${SMALL}|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|\\d[\\d.,]*)`,
  '{clock}': `(?:noon|midnight|(?:half past |(?:a )?quarter (?:past|to) )?(?:one|${SMALL}|\\d{1,2}(?:[.:]\\d\\d)?)(?: ?[ap]\\.?m\\b\\.?| o'clock)?(?: in the (?:morning|afternoon|evening))?)`,
  '{date}': `(?:(?:the )?(?:early |late |mid-)?(?:spring|summer|autumn|winter)|${DAY}${DAYTIME}|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?: \\d{4})?|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth) of ${MONTH}|the (?:(?:first|second|third|fourth|last) (?:week|half|${DAY})|end|start|beginning|middle) (?:of|in) (?:next month|next year|${MONTH})|the \\d{1,2}(?:st|nd|rd|th)|(?:early |late |mid-)?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: \\d{4})?|next (?:week|month|year|spring|summer|autumn|winter|term|${DAY}|${MONTH})|tomorrow${DAYTIME}|the (?:next|following) (?:day|morning|week|month|year))`,
  '{words}': `${WORD}(?: ${WORD})*?`,
});

/** Small letters of Latin script: whatever the case, `\p{L}` takes ten times as long to compile, and there are many patterns. */
const LETTERS = 'a-zªµºß-öø-ɏḁ-ỿ';

function latin(expression: string): string {
  return expression.replaceAll(/\[((?:\\.|[^\]])*)\]|\\p\{L\}/gu, (_, set: string | undefined) =>
    set === undefined ? `[${LETTERS}]` : `[${set.replaceAll('\\p{L}', LETTERS)}]`,
  );
}

/** What looks back where a pattern begins. */
const BACK = /^(?:\{\^\^?\}|\(\?<[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*/u;

/** A look at the first letters, where they are certain: what stands before a place is looked at only where these stand. */
function firstLetters(pattern: string): string {
  const rest = pattern.replace(BACK, '');
  const [, run] = /^([a-z]+?)(?:[a-z][?*{]|[^a-z?*{]|$)/iu.exec(rest) ?? [];
  const [, choices] = /^\((?:\?:)?([a-z' ]+(?:\|[a-z' ]+)+)\)(?![?*{])/iu.exec(rest) ?? [];
  if (hasChoices(pattern) || (run === undefined && choices === undefined)) return '';
  if (run !== undefined) return `(?=${run.slice(0, 3)})`;
  return `(?=[${[...new Set(choices?.split('|').map((choice) => choice.charAt(0)))].join('')}])`;
}

/** Whether it is several patterns with `|` between them. */
function hasChoices(pattern: string): boolean {
  let depth = 0;
  for (const sign of pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/gu, '')) {
    if (sign === '(') depth++;
    else if (sign === ')') depth--;
    else if (sign === '|' && depth === 0) return true;
  }
  return false;
}

/** A pattern of the list as an expression on whole words, whatever their case. */
export function compiled(pattern: string): RegExp {
  const spelled = Object.entries(NAMES).reduce((text, [name, meant]) => text.replaceAll(name, meant), pattern);
  const front = pattern.startsWith(',') ? '' : "(?<![\\p{L}\\d'-])";
  return new RegExp(latin(`${firstLetters(pattern)}${front}(?:${spelled})(?![\\p{L}\\d'-])`), 'diug');
}

const FORMS = wordTable<VerbForm>({
  base: 'base',
  third: 'third',
  past: 'past',
  part: 'participle',
  ing: 'gerund',
});

/**
 * The text that a row gives for a match: `$1` is a group, `{past 1}` its verb in another form, `{not 1}` its auxiliary with a
 * negation, `{v 1 2}` the second as it agrees with the first, `{er 1}` and `{more 1}` comparatives,
 * `{low 1}` it in small letters. Undefined where a verb is not known or the text writes its verbs out and this cannot.
 */
export function filled(doc: Doc, match: RegExpExecArray, text: string, longhand: boolean): string | undefined {
  let known = true;
  const said = text
    .replaceAll(/\{v (\d) (\d)\}/gu, (_, subject: string, verb: string) =>
      /(?:[^s]s|children|people|they)$/u.test(match[Number(subject)] ?? '')
        ? (match[Number(verb)] ?? '')
        : conjugate((match[Number(verb)] ?? '').toLowerCase(), 'third'),
    )
    .replaceAll(/\{(\w+) (\d)\}/gu, (_, name: string, group: string) => {
      const form = spelled(doc, match, name, Number(group));
      known &&= form !== undefined;
      return form ?? '';
    })
    .replaceAll(/\$(\d)/gu, (_, group: string) => match[Number(group)] ?? '')
    .replaceAll(/ {2,}/gu, ' ');
  if (!known) return undefined;
  return longhand ? writtenOut(said) : said;
}

function spelled(doc: Doc, match: RegExpExecArray, name: string, group: number): string | undefined {
  const word = match[group] ?? '';
  if (name === 'not') return denied(word);
  if (name === 'unc') return uncapitalize(word);
  if (name === 'low') return /^I\b/u.test(word) ? word : word.toLowerCase();
  if (name === 'more') return LONG.test(word) ? `more ${word}` : compared(word);
  return name === 'er' ? compared(word) : inForm(doc, match, group, name);
}

/** Adjectives of two syllables or more that take `more`. */
const LONG =
  /(?:ful|able|ing|ed|ous|ive|ite|al|ent|ient|less|air|iful|like|ellent|some|en|sick|\s.*)$|unfair|patient|polite|upset|content|^(?:alone|lost|right|glad|wrong|stupid|guilty|empty|welcome|livid|hurt)$/u;

/** `cute` → `cuter`, `noisy` → `noisier`, `sad` → `sadder`. */
function compared(adjective: string): string {
  const doubled = adjective.replace(/(?<=^(?:sa|ma|bi|ho|we|fa|thi|fi))[dgtn]$/u, (last) => `${last}${last}`);
  return `${doubled.replace(/y$/u, 'i').replace(/e$/u, '')}er`;
}

function denied(auxiliary: string): string | undefined {
  return /^(?:'[a-zà-ž]+|am)$/iu.test(auxiliary) ? `${auxiliary} not` : negativeContraction(auxiliary);
}

function inForm(doc: Doc, match: RegExpExecArray, group: number, name: string): string | undefined {
  const start = match.indices?.[group]?.[0];
  const token = doc.tokens.find((each) => each.start === start);
  const form = FORMS[name];
  if (!token || form === undefined) return undefined;
  if (/^pa/u.test(form) && token.lemma === token.lower && token.lower.endsWith('ed')) return match[group];
  // `before opening`, read as a noun, `never hurried anyone` as an adjective: the base form is not known.
  if (name === 'base' && token.lemma === token.lower && /.{3}(?:ing|(?<!e)ed)$/u.test(token.lower)) return undefined;
  const rest = (match[group] ?? '').slice(token.text.length);
  return `${conjugate(token.lemma, form)}${rest}`;
}

function writtenOut(text: string): string {
  return text
    .replaceAll(/\bcan't\b/giu, 'cannot')
    .replaceAll(/\bwon't\b/gu, 'will not')
    .replaceAll(/n't\b/gu, ' not')
    .replaceAll(/\bI'm\b/gu, 'I am')
    .replaceAll(/\bI've\b/gu, 'I have')
    .replaceAll(/\bthere's\b/giu, 'there is');
}
