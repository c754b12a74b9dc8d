import type { Demand, Demands } from './demand.js';
import { lengthsIn } from './lengths.js';
import { valuesIn } from './values.js';

const LANGUAGES = 'English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Turkish|Arabic|Hindi|Chinese|Japanese|Korean'; // biome-ignore format: a list
const LANGUAGE = new RegExp(
  `\\b(?:in|into|language (?:is|must be)|only) (?<language>${LANGUAGES})\\b(?! or | and )`,
  'u',
);
const QUOTED = '["“\'‘`](?<text>[^"”\'’`]{1,80})["”\'’`]';
const STARTS = new RegExp(`\\b(?:start|starts|begin|begins|open|opens) with (?:the (?:word|words|phrase|text) )?(?:${QUOTED}|(?<tag><[a-z][a-z0-9]*>))`, 'iu'); // biome-ignore format: one expression
const ENDS = new RegExp(`\\b(?:end|ends|finish|finishes|close|closes) with (?:the (?:word|words|phrase|text) )?(?:${QUOTED}|(?<tag></[a-z][a-z0-9]*>))`, 'iu'); // biome-ignore format: one expression
const ALONE = /\b(?:nothing (?:else|but)|only|alone|solely|no (?:other|further|additional|extra) (?:text|words|output|lines|comments?)|(?:without|no)(?: any)? (?:explanations?|comments?|commentary|introduction|preamble|reasons?|reasoning)|not (?:explain|comment|justify|give (?:a )?reasons?|add (?:any )?(?:further|other|explanations?|comments?)))\b/iu; // biome-ignore format: one expression
const CONDITION = /^(?:if|when|whenever|where|unless|in case)\b/iu;

const FORMATS: readonly (readonly [RegExp, Extract<Demand, { kind: 'format' }>['format']])[] = [
  [/\bJSON (?:array|list)\b|\b(?:array|list) in JSON\b/iu, 'json array'],
  [/\bJSON object\b|\bobject in JSON\b/iu, 'json object'],
  [/\bJSON\b/iu, 'json'],
  [/\bHTML\b/u, 'html'],
  [/\bXML\b/u, 'xml'],
  [/\bCSV\b/u, 'csv'],
  [/\bYAML\b/u, 'yaml'],
  [/\bMarkdown\b/iu, 'markdown'],
];

/** What a program can tell of a rule, whoever wrote it; nothing where the rule is for a reader to judge. */
export function demandsOf(rule: string): Demands {
  const negative = /\b(?:must|should|may|can|do|does) ?(?:not|n['’]t)\b|\bnever\b/iu.test(rule);
  return {
    conditional: CONDITION.test(rule.trim()),
    // "must not be longer than 30 words" is a limit all the same; "must not be in English" is not a language to demand.
    demands: [
      ...(/\bnot (?:be )?(?:at|more|longer|over)\b/iu.test(rule) || !negative ? lengthsIn(rule) : []),
      ...(negative ? [] : positive(rule)),
      ...(ALONE.test(rule) ? [{ kind: 'alone' } as const] : []),
    ],
  };
}

function positive(rule: string): readonly Demand[] {
  const demands: Demand[] = [...valuesIn(rule)];
  const format = FORMATS.find(([pattern]) => pattern.test(rule));
  if (format) demands.push({ kind: 'format', format: format[1] });
  const language = LANGUAGE.exec(rule)?.groups?.['language'];
  if (language !== undefined) demands.push({ kind: 'language', language });
  for (const [kind, pattern] of [['starts', STARTS], ['ends', ENDS]] as const) {
    const groups = pattern.exec(rule)?.groups;
    const text = groups?.['text'] ?? groups?.['tag'];
    if (text !== undefined) demands.push({ kind, text });
  } // biome-ignore format: two rows
  if (/\blower ?case\b/iu.test(rule)) demands.push({ kind: 'case', letters: 'lower' });
  if (/\bupper ?case\b|\bcapital letters\b/iu.test(rule)) demands.push({ kind: 'case', letters: 'upper' });
  return demands;
}
