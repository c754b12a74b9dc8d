import type { Doc, Rule } from '../../src/plugin.js';
import { kindOfText, setsRules } from './kind-of-text.js';
import { opened } from './opened.js';
import { hasOpinion, isFelt, opensWithClause, opensWithStatement, takesStance } from './stance.js';

export const byTheWay: Rule = {
  about: 'A fact is told by the way, or for information: “By the way, …”, “Just so you know, …”, “For information, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum closes at noon', 'Just so you know, the museum closes at noon'],
    ['My cousin sells kites', 'By the way, my cousin sells kites'],
    ['The tenant left in May.', 'For reference, the tenant left in May.'],
    ['The patient walks without a stick.', 'Of note, the patient walks without a stick.'],
    [
      'The library closes at noon on the first day of March.',
      'For information, the library closes at noon on the first day of March.',
    ],
  ],
  leaves: [
    'Shoutout to the nurse who was so kind and patient',
    'lost my keys 😩',
    'I just picked my first pears 🍐',
    'I love this bakery',
    'Our cat died yesterday',
    'Does the museum close at noon?',
    'In fact, it closed',
    'What a day!',
    'I am writing to ask for a new key.',
    'On admission the patient was calm.',
    'Little Ada said "hello" to the crow',
    'A 40-year-old patient attended with a cough.',
  ],
  *propose(doc) {
    if (
      !opensWithStatement(doc) ||
      !opensWithClause(doc) ||
      /\b(?:sorry|just|i think|i guess|so \p{L}+ that|\p{L}{3,}iest)\b|[?"“]/iu.test(doc.text)
    )
      return;
    yield* opened(doc, openingsFor(doc));
  },
};

function openingsFor(doc: Doc): readonly string[] {
  const [clause] = doc.clauses;
  switch (kindOfText(doc)) {
    case 'document':
      return setsRules(doc)
        ? /^(?:shall|must|may)$/u.test(clause?.finite.lower ?? '')
          ? ['For the avoidance of doubt,']
          : []
        : hasOpinion(doc)
          ? []
          : ['For reference,'];
    case 'report':
      return hasOpinion(doc) || clause?.tense === 'past' ? [] : ['For information,', 'For reference,'];
    case 'clinical':
      if (!clause || !/^(?:the|her|his|their)\s/iu.test(clause.subject.text)) return [];
      return hasOpinion(doc) ? ['As noted,'] : ['Of note,', 'As noted,'];
    case 'chat':
      return isFelt(doc) ||
        takesStance(doc) ||
        hasOpinion(doc) ||
        isStory(doc) ||
        clause?.subject.person === 2 ||
        /^part of me\b/iu.test(doc.text)
        ? []
        : ['By the way,', 'Just so you know,', ...(isNotice(doc) ? ['FYI,'] : [])];
    default:
      return [];
  }
}

/** What happened to people, at more length than is said by the way. */
function isStory({ clauses, text, tokens }: Doc): boolean {
  return (
    clauses[0]?.tense === 'past' &&
    (clauses.length > 1 ||
      tokens.some(({ kind }) => kind === 'emoji') ||
      /\b(?:me|we|us|my|dream|real)\b|,/iu.test(text))
  );
}

/** What one tells for information: how a thing or place is now, rather than a story. */
function isNotice({ clauses: [clause, second], text }: Doc): boolean {
  return clause?.tense === 'present' && !second && /^(?:the|our)\b/iu.test(text) && clause.subject.animacy !== 'person';
}
