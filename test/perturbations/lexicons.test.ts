import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseLexicon } from '../../src/core/lexicon-file.js';

const FILES = ['perturbations', 'relations'].flatMap((part) =>
  readdirSync(new URL(`../../${part}/lexicons/`, import.meta.url))
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => `${part}/lexicons/${file}`),
);

describe('lexicons', () => {
  test('there are some', () => {
    expect(FILES.length).toBeGreaterThan(0);
  });

  test.each(FILES)('%s says where it comes from, and has no row twice or without its first cell', (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(text).toMatch(/^# source: \S.*$/mu);
    expect(text).toMatch(/^# licence: \S.*$/mu);
    expect(parseLexicon(text, file).length).toBeGreaterThan(0);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    expect(lines.filter((line) => line.startsWith('\t') || /\s$/u.test(line.replaceAll('\t', '')))).toEqual([]);
  });

  test.each(FILES.filter((file) => file.includes('synonyms')))(
    '%s compares words in lower case, as texts are',
    (file) => {
      const CLASS =
        /^(?:NOUN|PROPN|PRON|VERB|AUX|ADJ|ADV|DET|ADP|[CS]CONJ|PART|NUM|INTJ|PUNCT|SYM|X|END|START|STOP|PLURAL|PLAIN|DONE|DOING|YEAR|BRITISH|AMERICAN)$/u;
      const rows = parseLexicon(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'), file);
      const never = rows.flatMap(({ where = '' }) =>
        [...where.matchAll(/(?<==\S*)[^|= ]+/gu)]
          .map(([word]) => word)
          .filter((word) => /\p{Lu}/u.test(word) && !CLASS.test(word)),
      );
      expect(never).toEqual([]);
    },
  );
});
