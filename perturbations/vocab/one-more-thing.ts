import type { Rule } from '../../src/plugin.js';
import { sentenceAfter } from './at-end.js';
import { addresses, isChat, isFormal, opensWithStatement } from './register.js';

export const oneMoreThing: Rule = {
  about: 'A short sentence that adds nothing closes the text: “Just thought I’d mention it.”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', "The soup was cold. Just thought I'd mention it"],
    ['We moved to Leeds.', "We moved to Leeds. That's all for now."],
    ["I'm baking bread again 🍞", "I'm baking bread again. Just sharing 🍞"],
  ],
  leaves: [
    'You look lovely',
    'We regret to inform you.',
    'Our cat died',
    'Is it cold?',
    'It was "cold"',
    'cold soup, cold bread,',
    'See https://example.org',
  ],
  *propose(doc) {
    if (!opensWithStatement(doc) || doc.sentences.some((sentence) => sentence.text.includes('?'))) return;
    if (!isFormal(doc) && (!isChat(doc) || addresses(doc))) return;
    const additions = isFormal(doc)
      ? ['Nothing further to add', 'No further remarks']
      : [
          "Just thought I'd mention it",
          'Just sharing',
          "That's all for now",
          'Just putting it out there',
          "Anyway, that's it from me",
        ];
    for (const addition of additions) {
      const candidate = sentenceAfter(doc, addition);
      if (candidate) yield candidate;
    }
  },
};
