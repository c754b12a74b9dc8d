import type { Clause, Doc, Rule } from '../../src/plugin.js';
import { inFrontOf } from '../around/in-front.js';
import { inCapitals } from '../around/style.js';
import { kindOfText, setsRules } from './kind-of-text.js';
import { isStance } from './stance.js';

export const laterSentence: Rule = {
  about: 'A remark about the telling opens a sentence further on: “… Honestly, the bread was stale.”',
  expects: { sentiment: 'same' },
  examples: [
    ['We ate at the port. The bread was stale.', 'We ate at the port. Honestly, the bread was stale.'],
    ['The tent leaks. Nobody answered my letters.', 'The tent leaks. For the record, nobody answered my letters.'],
    ['The tenant left in May. The rent is unpaid.', 'The tenant left in May. For the record, the rent is unpaid.'],
  ],
  leaves: [
    'The bread was stale',
    'Our cat died. He was lovely.',
    'We left. But the bread was good.',
    'It rained. Honestly, I liked it.',
    'We ate. Yay! It was great!',
  ],
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('\n')) return;
    for (const clause of doc.clauses) {
      const [first] = clause.sentence.tokens;
      if (!first || clause.sentence.index === 0 || clause.start !== first.start || !isPlain(doc, clause)) continue;
      for (const remark of remarks(doc, clause)) yield inFrontOf(doc, first, remark);
    }
  },
};

function remarks(doc: Doc, clause: Clause): readonly string[] {
  const kind = kindOfText(doc);
  if (kind === 'grave' || kind === 'clinical') return [];
  if (kind === 'report') return ['For the record,'];
  if (kind === 'document') return [setsRules(doc) ? 'For the avoidance of doubt,' : 'For the record,'];
  if (isStance(clause))
    return kind === 'letter'
      ? ['To be honest,', 'I have to say,']
      : ['Honestly,', 'To be honest,', 'I have to say,', 'For the record,'];
  if (clause.subject.head.lower === 'it' || (kind === 'letter' && clause.tense !== 'past')) return [];
  const asking = /^(?:i|we)$/iu.test(clause.subject.text) ? clause.tense !== 'past' : clause.subject.person === 2;
  return asking || clause.tense === 'future' || clause.tense === 'modal' ? [] : ['For the record,'];
}

/** A plain statement in a sentence of its own casing, without an opening or an outcry of its own. */
function isPlain(doc: Doc, { sentence, subject }: Clause): boolean {
  const [first, second] = sentence.tokens;
  if (!first || !/^\p{Lu}/u.test(first.text) || second?.text === ',' || sentence.text.includes('!')) return false;
  if (/^(?:this|that|these|those)$/iu.test(subject.text) || /[:;?"“”]/u.test(sentence.text)) return false;
  if (
    /\b(?:sorry|thank|thanks|please|hope|attached|enclosed|honest|honestly|frankly|record|actually)\b/iu.test(
      sentence.text,
    )
  )
    return false;
  return /[.!…]/u.test(doc.text.slice(0, sentence.start).trimEnd().at(-1) ?? '');
}
