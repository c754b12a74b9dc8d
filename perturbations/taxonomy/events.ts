import { wordTable } from '../../src/plugin.js';

/** What befalls somebody or something, and what it is called. */
export const CALLED = wordTable<string>({
  died: 'death',
  'was born': 'birth',
  'were born': 'birth',
  'was murdered': 'murder',
  'was assassinated': 'assassination',
  'was executed': 'execution',
  'was crowned': 'coronation',
  began: 'start',
  started: 'start',
  ended: 'end',
  'broke out': 'outbreak',
  collapsed: 'collapse',
  fell: 'fall',
  erupted: 'eruption',
  sank: 'sinking',
  'was invented': 'invention',
  'were invented': 'invention',
  'was discovered': 'discovery',
  'was published': 'publication',
});
/** The other way round. */
export const DONE = wordTable<string>({
  death: 'died',
  birth: 'was born',
  murder: 'was murdered',
  assassination: 'was assassinated',
  execution: 'was executed',
  coronation: 'was crowned',
  start: 'began',
  beginning: 'began',
  end: 'ended',
  outbreak: 'broke out',
  collapse: 'collapsed',
  eruption: 'erupted',
  sinking: 'sank',
  invention: 'was invented',
  discovery: 'was discovered',
});
/** Whose event it is. */
export const OWN = wordTable<string>({ he: 'his', she: 'her', they: 'their' });
