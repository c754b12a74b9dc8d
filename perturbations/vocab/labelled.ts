import type { Rule } from '../../src/plugin.js';
import { whereLabel } from '../around/label.js';
import { groaned } from './labelled/bad/groaned.js';
import { regretted } from './labelled/bad/regretted.js';
import { spokenGladly } from './labelled/good/spoken-gladly.js';
import { mentioned } from './labelled/plain/mentioned.js';

/** Where the dataset says how a text sounds, it is led into accordingly: no word of the text needs to show its label. */
export const labelled: Readonly<Record<string, Rule>> = {
  ...whereLabel('positive', { 'spoken-gladly': spokenGladly }),
  ...whereLabel('negative', { groaned, regretted }),
  ...whereLabel('neutral', { mentioned }),
};
