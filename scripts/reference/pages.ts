import { perturbations } from '../../perturbations/index.js';
import { operatorPage } from './operator-page.js';
import { operatorsIndex } from './operators-index.js';
import { experimentPage, suitePage } from './schema-pages.js';

/** Every generated page: its path below docs/, and how it is made. */
export const PAGES: readonly { readonly file: string; readonly make: () => string | Promise<string> }[] = [
  { file: 'operators.md', make: () => operatorsIndex(perturbations) },
  ...perturbations.map((operator) => ({ file: `operators/${operator.name}.md`, make: () => operatorPage(operator) })),
  { file: 'reference/experiment.md', make: experimentPage },
  { file: 'reference/suite.md', make: suitePage },
];
