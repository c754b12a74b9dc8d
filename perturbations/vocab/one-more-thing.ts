import type { Doc, Rule } from '../../src/plugin.js';
import { closed } from './closed.js';
import { kindOfText, setsRules } from './kind-of-text.js';
import { addresses, isFelt, isOwn, takesStance } from './stance.js';

export const oneMoreThing: Rule = {
  about:
    'A short sentence that adds nothing closes the text: “Just thought I’d mention it”, “Thank you for your time.”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', "The soup was cold. Just thought I'd mention it"],
    ['We moved to Leeds.', "We moved to Leeds. Just thought I'd mention it."],
    ["I'm baking bread again 🍞", "I'm baking bread again 🍞 Just sharing"],
    ['Your plumber broke our sink.', 'Your plumber broke our sink. Thank you for reading.'],
    ['The patient slept well.', 'The patient slept well. End of note.'],
  ],
  leaves: [
    'You look lovely',
    'Our cat died',
    "I don't think I can do this anymore",
    'Is it cold?',
    'It was "cold"',
    'cold soup, cold bread,',
    'See https://example.org',
    'The soup was cold. Thanks',
  ],
  *propose(doc) {
    if (doc.sentences.every(({ kind }) => kind === 'fragment')) return;
    if (/\bcan(?:no|['’])?t?\b.*\b(?:any ?more|any longer)\b/iu.test(doc.text)) return; // not idle talk
    yield* closed(doc, additions(doc));
  },
};

function additions(doc: Doc): readonly string[] {
  switch (kindOfText(doc)) {
    case 'clinical':
      return ['End of note', 'Nothing further to add'];
    case 'document':
      return setsRules(doc) ? [] : ['Nothing further to add', 'No further remarks'];
    case 'letter':
      return doc.sentences[0]?.kind === 'statement' && !/^please\b/iu.test(doc.text)
        ? ['Thank you for reading', 'Thank you for your time']
        : [];
    case 'post':
      return doc.sentences.some(({ text }) => text.includes('?'))
        ? []
        : ["I'll leave it at that", "That's all I wanted to say"];
    case 'chat':
      return addresses(doc) ||
        doc.sentences[0]?.kind !== 'statement' ||
        /\?|\bsorry\b|\bapologi/iu.test(doc.text) ||
        !doc.clauses[0]
        ? []
        : idle(doc);
    default:
      return [];
  }
}

function idle(doc: Doc): readonly string[] {
  const idle = isFelt(doc)
    ? ['Just sharing']
    : ["Just thought I'd mention it", isOwn(doc) ? 'Just sharing' : 'Figured I should mention it'];
  return takesStance(doc) ? [...idle, 'Just putting it out there'] : idle;
}
