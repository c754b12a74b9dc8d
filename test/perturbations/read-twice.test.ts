import { describe, expect, test } from 'vitest';
import { askedIn } from '../../perturbations/coreference/asked.js';
import { parse } from '../../src/english/index.js';

/** Where the subject ends in the question of a text, where two readings agree on it. */
const subject = (text: string): string | undefined => askedIn(parse(text))?.question.subject.text;

describe('a question is divided where two readings agree', () => {
  test.each([
    ['Do crickets swim?', 'crickets'],
    ['Is every oblong a rhombus?', 'every oblong'],
    ['Are otters picky eaters?', 'otters'],
    ['Is tin denser than lead?', 'tin'],
    ['Is a cello normally strung with gut?', 'a cello'],
    ['Would a clerk readily lend a pen?', 'a clerk'],
    ['Is "Up" a film?', '"Up"'],
    ["Isn't Oslo cold?", 'Oslo'],
    ['Does an otter smell of fish?', 'an otter'],
    ['Is a sail called a spinnaker white?', undefined],
  ])('%s', (text, want) => {
    expect(subject(text)).toBe(want);
  });

  test.each([
    'Can a rope dancer make use of a pole?',
    'Can a thin man use up more soap on his hair than Ida would?',
    'Is D major sung with two sharps?',
    'Is B flat the same key as A sharp?',
    'Is bread baked without yeast called matzo?',
    'Is having a goat as a tenant against the law?',
    'Is the language spoken in Brazil Portuguese?',
    'Is milk high in fat white?',
    'Does a left turn signal blink?',
    'Does what you eat affect your skin?',
    'Are the Hobart Grey Herons a band?',
    'Are the Hobart All Greys a band?',
  ])('%s has no sure place, or the right one', (text) => {
    expect([
      undefined,
      'a rope dancer',
      'having a goat as a tenant',
      'a thin man',
      'D major',
      'the Hobart Grey Herons',
      'the Hobart All Greys',
    ]).toContain(subject(text));
  });
});
