import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';
import { isLukewarm } from '../lukewarm.js';
import { isStance } from '../stance.js';

export const laterSentence: Rule = {
  about: 'A remark about the telling opens a sentence further on: “… Honestly, the bread was stale.”',
  expects: { sentiment: 'same' },
  examples: [
    ["We didn't like the port. The bread was stale.", "We didn't like the port. Honestly, the bread was stale."],
  ],
  leaves: [
    'Her cough is gone and her colour is back. We are delighted with her progress.',
    'The bread was stale',
    'The lessee shall pay. The lessor shall paint.',
    "It's a film. It is slow, tender and beautifully shot, and we cried.",
    'We ate at the port. The bread was stale.',
    'The patient slept well. She has no pain.',
    'Our cat died. He was lovely.',
    'We left. But the bread was good.',
    'We stayed a night. It was neither good nor bad.',
    'It rained. Honestly, I liked it.',
    'The pool is shut after a fall. We deeply regret the distress.',
    'We ate. Yay! It was great!',
    'The tent leaks. Nobody answered my letters.',
    'While Otto was employed here he was often late. I regret that I cannot recommend him.',
  ],
  onlyIf: isLonger,
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
  if (!isPersonal(doc)) return [];
  if (matches(doc, OF_A_PATIENT)) return [];
  if (clause.tense === 'past' && clause.verb.lemma === 'recommend') return []; // what one did
  if (
    isLukewarm(doc) ||
    /\b(?:employed here|for the post|(?:cannot|can['’]t) recommend (?:him|her|them))\b/iu.test(doc.text)
  )
    return [];
  if (isStance(clause) && (clause.subject.person === 1 || isSpoken(doc, clause)))
    return /^(?:know|feel|think|believe|hope)$/u.test(clause.verb.lemma)
      ? ['Honestly,']
      : ['Honestly,', 'I have to say,'];
  const last = clause.sentence === doc.sentences.at(-1);
  return last && OWN_FEELING.test(clause.sentence.text) ? ['Honestly,'] : [];
}

/** How somebody in care gets on. */
const OF_A_PATIENT =
  /\b(?:his|her|their|the patient['’]s) (?:recovery|progress|condition|appetite|breathing|mobility)\b/iu;

/** `It’s heavy and it spits`: said as people talk, not a reviewer’s polished list of what a film is. */
function isSpoken(doc: Doc, { copular, sentence }: Clause): boolean {
  return /[a-zà-ž]['’](?:t|s|re|ve|ll|d|m)\b/iu.test(doc.text) && !(copular && /, [^,]*\band\b/u.test(sentence.text));
}

/** What the speaker feels about it all, at its end: `I could hug every one of you.` */
const OWN_FEELING =
  /^(?:i|we)(?:['’]m| am|['’]re| are| was| were|['’]ve| have|['’]d| would|['’]ll| will| could| can| can['’]t| couldn['’]t| feel| felt| dread| treasure| cried| resent)? ?(?:so |still |all |really |truly |just |utterly |completely |absolutely |never |not )*(?:grateful|thankful|humiliated|disgusted|furious|livid|ashamed|gutted|thrilled|delighted|over the moon|heartbroken|in tears|close to tears|bursting|grinning|smiling|worried sick|sick of|fed up|exhausted|cheated|robbed|let down|ignored|hug|move in|queue|felt|had such|(?:had|met|owned|eaten|tasted|seen|known) a [a-zà-ž]+er\b|been (?:so|treated)|forgive|forget|thank|sundays|mondays|every|it|impressed|relieved|proud|happy|miserable|lost all)\b/iu;

/** A plain statement in a sentence of its own casing, without an opening or an outcry of its own. */
function isPlain(doc: Doc, { sentence, subject }: Clause): boolean {
  const [first, second] = sentence.tokens;
  if (!first || !/^\p{Lu}/u.test(first.text) || second?.text === ',' || sentence.text.includes('!')) return false;
  if (/^(?:this|that|these|those)$/iu.test(subject.text) || /[:;?"“”]/u.test(sentence.text)) return false;
  if (
    /\b(?:sorry|regret|deeply|thank|thanks|please|hope|attached|enclosed|honest|honestly|frankly|record|actually|note|thing|rightly)\b/iu.test(
      sentence.text,
    )
  )
    return false;
  return /[.!…]/u.test(doc.text.slice(0, sentence.start).trimEnd().at(-1) ?? '');
}
