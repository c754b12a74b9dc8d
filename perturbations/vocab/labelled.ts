import type { Rule } from '../../src/plugin.js';
import { whereLabel } from '../around/label.js';
import { butUnfortunately } from './labelled/bad/but-unfortunately.js';
import { groaned } from './labelled/bad/groaned.js';
import { letDown } from './labelled/bad/let-down.js';
import { regretted } from './labelled/bad/regretted.js';
import { goodNews } from './labelled/good/good-news.js';
import { justWithin } from './labelled/good/just-within.js';
import { saidToYou } from './labelled/good/said-to-you.js';
import { spokenGladly } from './labelled/good/spoken-gladly.js';
import { mentioned } from './labelled/plain/mentioned.js';

/** Where the dataset says how a text sounds, it is led into, or told further on, accordingly: no word of the text needs to show its label. */
export const labelled: Readonly<Record<string, Rule>> = {
  ...whereLabel('positive', {
    'spoken-gladly': spokenGladly,
    'good-news': goodNews,
    'said-to-you': saidToYou,
    'just-within': justWithin,
  }),
  ...whereLabel('negative', { groaned, regretted, 'let-down': letDown, 'but-unfortunately': butUnfortunately }),
  ...whereLabel('neutral', { mentioned }),
};
