import type { Item } from '../../src/core/types.js';
import { customTask } from '../../src/tasks/index.js';

export const HOT: Item = {
  id: 'd1',
  input: 'Would ice cream stay solid in an oven?',
  context: 'Ovens are hot.',
  label: 'No',
};
export const LEGS: Item = {
  id: 'd2',
  input: 'Do spiders have more legs than cats?',
  context: 'Spiders have eight.',
  label: 'Yes',
};
export const DRY: Item = { id: 'd3', input: 'The cake was dry.', label: 'Negative' };

export const urgency = customTask({ labels: ['High', 'Low'], question: 'How urgent is the message?' });
