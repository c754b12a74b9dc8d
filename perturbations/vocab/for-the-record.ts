import type { Doc, Rule } from '../../src/plugin.js';
import { kindOfText, setsRules } from './kind-of-text.js';
import { opened } from './opened.js';
import { isFelt, opensWithClause, opensWithStatement, takesStance } from './stance.js';

const STANCE = ['For the record,', "For what it's worth,", 'Just so you know,', 'By the way,'];
/** What letters say that they are for. */
const PURPOSE = /^(?:i|we)(?: am| are|['’]m|['’]re|['’]d| would| wish| hope)\b|\b(?:please|kindly|regrets?)\b/iu;

export const forTheRecord: Rule = {
  about: 'A neutral remark about the telling opens a statement: “For the record, …”, “As noted, …”, “As it happens, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The museum closes at noon', 'Just so you know, the museum closes at noon'],
    ['My cousin sells kites', 'As it happens, my cousin sells kites'],
    ['I love this bakery', "For what it's worth, I love this bakery"],
    ['The plaintiff signed the lease.', 'For the record, the plaintiff signed the lease.'],
    ['The patient walks without a stick.', 'Of note, the patient walks without a stick.'],
    ['Your plumber broke our sink.', 'For the record, your plumber broke our sink.'],
  ],
  leaves: [
    'Shoutout to the nurse who was so kind and patient',
    'lost my keys 😩',
    'Our cat died yesterday',
    'Does the museum close at noon?',
    'In fact, it closed',
    'What a day!',
    'I am writing to ask for a new key.',
  ],
  *propose(doc) {
    if (!opensWithStatement(doc) || /\bsorry\b/iu.test(doc.text)) return;
    const kind = kindOfText(doc);
    if (kind === 'document') yield* opened(doc, ofDocument(doc));
    else if (kind === 'report')
      yield* opened(doc, ['For the record,', ...(takesStance(doc) ? [] : ['For reference,'])]);
    else if (kind === 'clinical') yield* opened(doc, ['Of note,', 'As documented,', 'As noted,']);
    else if (!opensWithClause(doc) || doc.text.includes('?') || doc.clauses[0]?.subject.person === 2) return;
    else if (kind === 'letter' && !PURPOSE.test(doc.text)) yield* opened(doc, ['For the record,']);
    else if (kind === 'post') yield* opened(doc, ['For the record,', "For what it's worth,"]);
    else if (kind === 'chat') yield* opened(doc, takesStance(doc) ? STANCE : told(doc));
  },
};

function ofDocument(doc: Doc): readonly string[] {
  return [setsRules(doc) ? 'For the avoidance of doubt,' : 'For the record,', 'For reference,', 'As noted,'];
}

/** What moves the speaker is not passed on for information. */
function told(doc: Doc): readonly string[] {
  if (isFelt(doc)) return ['Just so you know,'];
  const plain =
    !/^(?:i|we)\b|\b(?:looks?|sounds?|feels?|tastes?|smells?|seems?)\b/iu.test(doc.text) &&
    doc.sentences.length === 1 &&
    !doc.tokens.some(({ kind, text }) => kind === 'emoji' || text === '!');
  const chance = doc.clauses.length === 1 && !/\b(?:i|me|we|it)\b/iu.test(doc.text) ? ['As it happens,'] : [];
  return plain
    ? ['Just so you know,', 'By the way,', 'FYI,', ...chance]
    : ['Just so you know,', 'By the way,', ...(doc.clauses[0]?.subject.person === 3 ? ['For the record,'] : [])];
}
