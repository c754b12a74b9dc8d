import { type Clause, type Doc, neededWords, once, type Rule } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { isPersonal, kindOfText } from '../../around/kind.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** Parts of a work of art, on which there are only opinions. */
const OF_ART =
  /^(?:the|its|her|his) (?:acting|plot|script|story|storyline|ending|cast|characters?|leads|direction|soundtrack|dialogue|writing|prose|pacing|jokes|humou?r|novel|final scene|final chapter|villain|hero|heroine|costumes|photography|camera ?work|songs|lyrics|performances?|choreography|first half|second half|illustrations|twist)$/iu;

export const toMyMind: Rule = {
  about:
    'What is said of a work of art is said as one’s view: “The acting is natural.” → “To my mind, the acting is natural.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'We went for the costumes. The acting is natural and the songs are sweet.',
      'We went for the costumes. To my mind, the acting is natural and the songs are sweet.',
    ],
    [
      'The plot is thin and the jokes are older than I am. We left before the end.',
      'In my opinion, the plot is thin and the jokes are older than I am. We left before the end.',
    ],
  ],
  leaves: [
    'The plot is thin',
    'The plot was bought by the council. We left before it was built on.',
    'We left, I think, before the end. The acting is natural.',
    'The novel was published in May. It has nine chapters and costs ten pounds.',
    'The bread is stale. We left before the end of the meal.',
  ],
  words: once(() => neededWords(A_WORK)),
  *propose(doc) {
    if (doc.text.length < 60 || (!isPersonal(doc) && kindOfText(doc) !== 'notice') || isGrave(doc) || inCapitals(doc))
      return;
    if (
      /\b(?:i think|opinion|honest[a-zà-ž]*|frankly|mind|view|i feel|for me|i found|i must|i have to say)\b|\p{Extended_Pictographic}|\n/iu.test(
        doc.text,
      )
    )
      return;
    if ((doc.text.match(A_WORK) ?? []).length < 1) return;
    for (const clause of doc.clauses) {
      const [first] = clause.sentence.tokens;
      if (!first || clause.start !== first.start || !/^\p{Lu}/u.test(first.text) || !isView(doc, clause)) continue;
      for (const said of ['To my mind,', 'In my opinion,']) yield inFrontOf(doc, first, said);
    }
  },
};

/** A work that was seen, read or heard. */
const A_WORK =
  /\b(?:film|movie|book|novel|play|show|musical|opera|concert|album|series|episode|thriller|comedy|drama|read|watch(?:ed|ing)?|author|director|actors?|acting|scene|cinema|theat(?:re|er)|screen|chapter|audience|explosions|detective|songs?|costumes|plot|script)\b/giu;

/** What a part of a work is like, has or does to one; not where, when or by whom it was made. */
function isView({ text }: Doc, { subject, tense, auxiliaries, sentence, copular, verb }: Clause): boolean {
  if (!OF_ART.test(subject.text) || tense === 'future' || tense === 'modal') return false;
  if (
    /[?:;"“”\d]|,? and (?:i|we|it|they|he|she)\b|\b(?:written|composed|published|set in|shot in|based on|available|pages|chapters)\b/iu.test(
      sentence.text,
    )
  )
    return false;
  if (/\b(?:council|builder|allotment|acre|hall|garden)\b/iu.test(text)) return false;
  return (
    copular ||
    (auxiliaries.length === 0 &&
      /^(?:make|feel|have|drag|sparkle|fall|work|shine|lack|deserve|look|sound|seem|repeat)$/u.test(verb.lemma))
  );
}
