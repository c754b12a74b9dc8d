import type { Rule } from '../../src/plugin.js';
import { sentenceAfter } from './at-end.js';
import { addresses, isChat, isFormal, isLetter, opensWithStatement, takesStance } from './register.js';

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
    "I don't think I can do this anymore",
    'Is it cold?',
    'It was "cold"',
    'cold soup, cold bread,',
    'See https://example.org',
  ],
  *propose(doc) {
    if (!opensWithStatement(doc) || doc.sentences.some((sentence) => sentence.text.includes('?'))) return;
    if (isFormal(doc) ? isLetter(doc) : !isChat(doc) || addresses(doc)) return;
    if (/\bcan(?:no|['’])?t?\b.*\b(?:any ?more|any longer)\b/iu.test(doc.text)) return; // not idle talk
    const additions = isFormal(doc)
      ? ['Nothing further to add', 'No further remarks']
      : [
          "Just thought I'd mention it",
          'Just sharing',
          "That's all for now",
          "Anyway, that's it from me",
          ...(takesStance(doc) ? ['Just putting it out there'] : []),
        ];
    for (const addition of additions) {
      const candidate = sentenceAfter(doc, addition);
      if (candidate) yield candidate;
    }
  },
};
