import type { RE2JS } from 're2js';
import { fold } from '../../../src/plugin.js';
import type { Citations } from './find-citations.js';
import type { Source } from './sources.js';
import { isSameUrl } from './urls.js';

/** What a pattern of the suite finds: its first group, or else all of a match, is a citation. */
export function citationsBy(pattern: RE2JS, text: string, sources: readonly Source[]): Citations {
  const found: string[] = [];
  const matcher = pattern.matcher(text);
  while (matcher.find()) {
    const shown = (matcher.groupCount() > 0 ? matcher.group(1) : null) ?? matcher.group() ?? '';
    if (shown !== '') found.push(shown);
  }
  const named = [...new Set(found)].map((each) => ({
    text: each,
    name: sources.find((source) => isCited(source, each))?.name,
  }));
  const isOpen = sources.length === 0;
  return {
    cited: named.flatMap(({ text: each, name = isOpen ? each : undefined }) =>
      name === undefined ? [] : [{ name, text: each }],
    ),
    otherwise: [],
    unknown: named.flatMap(({ text: each, name }) => (name === undefined && !isOpen ? [each] : [])),
  };
}

function isCited({ id, title, url }: Source, written: string): boolean {
  const bare = fold(written).replace(/^[\s[("'【]+|[\s\])"'】.,;:]+$/gu, '');
  if (bare === '') return false;
  return fold(id ?? '') === bare || fold(title ?? '') === bare || (url !== undefined && isSameUrl(url, written));
}
