import { listedVerdict } from '../listed-verdict.js';

export const gladVerdict = listedVerdict('positive', ['No complaints', 'No complaints here'], {
  about: 'A line that says what something good is like, without a verb, is closed: “No complaints”',
  examples: [
    ['Cheerful porters and a spotless pier', 'Cheerful porters and a spotless pier. No complaints', 'Positive'],
  ],
  leaves: [
    'Warm rolls today',
    'Proud, happy and home',
    'Warm rolls but cold tea, slow waiters',
    'Two warm rolls and a quiet garden for my mother',
  ],
});
