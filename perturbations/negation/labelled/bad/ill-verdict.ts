import { listedVerdict } from '../listed-verdict.js';

export const illVerdict = listedVerdict('negative', ['Not impressed', "Wouldn't recommend it"], {
  about: 'A line that says what something bad is like, without a verb, is closed: “Not impressed”',
  examples: [['Damp, noisy and full of midges', 'Damp, noisy and full of midges. Not impressed', 'Negative']],
  leaves: ['Damp, noisy and my own fault', 'Sad, tired and lonely', 'Damp and noisy but cheap'],
});
