import type { Rule } from '../../src/plugin.js';
import { whereLabel } from '../around/label.js';
import { bad } from './labelled/bad.js';
import { whereEndIsWhole } from './labelled/ends-whole.js';
import { good } from './labelled/good.js';
import { plain } from './labelled/plain.js';

/** Where the dataset says how a text sounds, a mild denial that agrees is added: no word of the text needs to show its label. */
export const labelled: Readonly<Record<string, Rule>> = {
  ...whereLabel('positive', whereEndIsWhole(good)),
  ...whereLabel('negative', whereEndIsWhole(bad)),
  ...whereLabel('neutral', whereEndIsWhole(plain)),
};
