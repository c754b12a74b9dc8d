import type { Row } from '../row.js';

export const EXTRAPOSITION: readonly Row[] = [
  ['possible-for', 'Can a mole swim?', ['Is it possible for a mole to swim?']],
  ['possible-for', 'Can a mole eat soap?', []],
  ['legal-for', 'Can a nun legally marry?', ['Is it legal for a nun to marry?']],
  ['likely-that', 'Is the dam likely to break?', ['Is it likely that the dam will break?']],
  ['gerund-subject', 'Is it rude to whistle indoors?', ['Is whistling indoors rude?']],
  ['gerund-subject', 'Is it rude for guests to whistle?', []],
  ['object-raised', 'Is it hard to find a plumber?', ['Is a plumber hard to find?']],
  ['pseudo-cleft', 'I need to fix the gate', []],
  ['undone-extraposition', "It's hard to bake fresh bread", ['Baking fresh bread is hard']],
  ['tough-undone', 'The manual is hard to read', ['Reading the manual is hard']],
  ['something-asked', 'Do otters eat mussels?', ['Are mussels something otters eat?']],
  ['possible-instead', 'Could Chopin have read Proust?', ['Would it have been possible for Chopin to read Proust?']],
  ['possible-to-do', 'Can leeks be grown in a bucket?', ['Is it possible to grow leeks in a bucket?']],
  ['it-was-doing', 'Feeding the lambs was lovely', ['It was lovely feeding the lambs']],
];
