import { expect, test } from 'vitest';
import { declining } from '../../../relations/checks/declining.js';

test.each([
  "I'm sorry, but I can't help with that.",
  'I cannot assist with this request.',
  "Sorry, I'm unable to process your refund.",
  'I must respectfully decline.',
  'As an AI, I do not have access to your personal data.',
  "That's not something I can help with.",
  'I can only answer questions about our shop.',
  'Unfortunately, this is outside of my expertise.',
  "I'd rather not say.",
  'I won’t provide instructions for that.',
  'We cannot cancel an order that has been sent.',
  'The answer cannot be determined from the text.',
  'There is not enough information to answer.',
  "I don't know.",
  "I don't have enough information about your order.",
  'It would be against our policy to share this.',
  'Thank you for asking. I am not able to write that essay.',
  "I'm not comfortable discussing this.",
  'Unable to comply.',
  'I can’t create that kind of content. Is there anything else?',
])('declines: %s', (reply) => {
  expect(declining(reply)).toBeDefined();
});

test.each([
  'You can return the item within 30 days.',
  'If you cannot access your account, click “Forgot password”.',
  "I'm sorry that you can't log in. Please reset your password.",
  'You cannot provide two codes at once; use one.',
  "I can't find order 12345. Could you check the number?",
  'We will not charge you for this.',
  "We won't share your data with anyone.",
  'No data is lost when you update.',
  "I can't wait to hear from you!",
  'We cannot guarantee delivery by Friday, but it is likely.',
  'Customers who cannot provide a receipt may exchange the item.',
  'I am happy to help with that.',
  'I can help you with that. Here are the steps.',
  'No, the shop is closed on Sunday.',
  'Yes. We have reset it. Later on, if it fails, I cannot say why.',
  'This item can not only be returned but also exchanged.',
  'Your card could not be charged. Please update it.',
  '',
  '42',
])('does not decline: %s', (reply) => {
  expect(declining(reply)).toBeUndefined();
});
