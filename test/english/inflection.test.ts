import { describe, expect, test } from 'vitest';
import {
  capitalize,
  conjugate,
  formsOf,
  indefiniteArticle,
  matchCase,
  pluralize,
  uncapitalize,
} from '../../src/english/index.js';

describe('inflection', () => {
  test.each([
    ['write', ['writes', 'wrote', 'written', 'writing']],
    ['be', ['is', 'was', 'been', 'being']],
    ['stop', ['stops', 'stopped', 'stopped', 'stopping']],
    ['panic', ['panics', 'panicked', 'panicked', 'panicking']],
    ['run', ['runs', 'ran', 'run', 'running']],
    ['carry', ['carries', 'carried', 'carried', 'carrying']],
    ['teach', ['teaches', 'taught', 'taught', 'teaching']],
    ['offer', ['offers', 'offered', 'offered', 'offering']],
    ['love', ['loves', 'loved', 'loved', 'loving']],
    ['skip', ['skips', 'skipped', 'skipped', 'skipping']],
    ['clip', ['clips', 'clipped', 'clipped', 'clipping']],
    ['reek', ['reeks', 'reeked', 'reeked', 'reeking']],
    ['vomit', ['vomits', 'vomited', 'vomited', 'vomiting']],
    ['wake', ['wakes', 'woke', 'woken', 'waking']],
    ['rot', ['rots', 'rotted', 'rotted', 'rotting']],
    ['reset', ['resets', 'reset', 'reset', 'resetting']],
    ['resend', ['resends', 'resent', 'resent', 'resending']],
    ['overhear', ['overhears', 'overheard', 'overheard', 'overhearing']],
    ['regrow', ['regrows', 'regrew', 'regrown', 'regrowing']],
    ['overeat', ['overeats', 'overate', 'overeaten', 'overeating']],
    ['relay', ['relays', 'relayed', 'relayed', 'relaying']],
    ['foresee', ['foresees', 'foresaw', 'foreseen', 'foreseeing']],
    ['grin', ['grins', 'grinned', 'grinned', 'grinning']],
    ['crawl', ['crawls', 'crawled', 'crawled', 'crawling']],
    ['lounge', ['lounges', 'lounged', 'lounged', 'lounging']],
    ['snap', ['snaps', 'snapped', 'snapped', 'snapping']],
    ['put', ['puts', 'put', 'put', 'putting']],
    ['debut', ['debuts', 'debuted', 'debuted', 'debuting']],
  ])('conjugates %s', (base, want) => {
    expect((['third', 'past', 'participle', 'gerund'] as const).map((form) => conjugate(base, form))).toEqual(want);
  });

  test.each([
    ['cut', 'cut', ['base', 'past', 'participle']],
    ['goes', 'go', ['third']],
    ['were', 'be', ['past']],
    ['is', 'be', ['third']],
    ['been', 'be', ['participle']],
    ['dog', 'go', []],
  ])('tells the forms of %s', (word, base, want) => {
    expect(formsOf(word, base)).toEqual(want);
  });

  test.each([
    ['penguin', 'penguins'],
    ['child', 'children'],
    ['city', 'cities'],
    ['wolf', 'wolves'],
    ['person', 'people'],
    ['box', 'boxes'],
    ['fireman', 'firemen'],
    ['saleswoman', 'saleswomen'],
    ['human', 'humans'],
    ['slice', 'slices'],
    ['monarch', 'monarchs'],
    ['loch', 'lochs'],
    ['beach', 'beaches'],
  ])('puts %s in the plural', (noun, want) => {
    expect(pluralize(noun)).toBe(want);
  });

  test.each([
    ['apple', 'an'],
    ['university', 'a'],
    ['hour', 'an'],
    ['honest man', 'an'],
    ['European', 'a'],
    ['FBI agent', 'an'],
    ['UFO', 'a'],
    ['NASA engineer', 'a'],
    ['8-year-old', 'an'],
    ['70-year-old', 'a'],
    ['PDF', 'a'],
    ['one-off', 'a'],
    ['umbrella', 'an'],
    ['unimportant email', 'an'],
    ['unicorn', 'a'],
    ['house', 'a'],
    ['X-ray', 'an'],
  ])('chooses the article of %s', (text, want) => {
    expect(indefiniteArticle(text)).toBe(want);
  });

  test('keeps casing', () => {
    expect([
      matchCase('GREAT', 'super'),
      matchCase('Great', 'super'),
      matchCase('great', 'super'),
      matchCase('I', 'dana'),
    ]).toEqual(['SUPER', 'Super', 'super', 'Dana']);
    expect([capitalize('élan'), uncapitalize('The'), uncapitalize("I'm"), uncapitalize('NASA')]).toEqual([
      'Élan',
      'the',
      "I'm",
      'NASA',
    ]);
  });
});
