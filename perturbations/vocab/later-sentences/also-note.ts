import { type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isRecord } from '../../around/record.js';
import { inCapitals } from '../../around/style.js';
import { isNews } from '../../person/news.js';
import { hasOpinion } from '../stance.js';
import { isCalm, openingClause } from './plain-sentence.js';

/** What the reader may, must or can expect to do or find. */
const TO_GO_BY =
  /\b(?:do not need to|don['’]t need to|will|may|must|can|should|is due|are due|(?:is|are)(?:n['’]t| not)? (?:now )?(?:open|closed|available|provided|required|held|expected|payable|enclosed|attached|included|unchanged|free)|(?:has|have) not changed|takes? place|(?:is|are) (?:displayed|given|listed|served|admitted|welcome|kept|sold|charged)|opens?|closes?|resumes?|you['’]ll need|there(?:['’]s| is) no|forms close|must not|starts?|begins?|pay a fee|it takes (?:about|around) )\b/iu;
/** A story or a report: `A man who … found a ring on Monday`. */
const TOLD_OF_SOMEBODY =
  /^(?:an?|two|three|four|five|six|some|several|dozens of|hundreds of|thousands of) [^.]*\b(?:found|was|were|saw|said|told|lost|left|won|made|took|gave|held|fell|rose|caught|bought|sold|hit|[a-zà-ž]{3,}ed)\b[^.]*\b(?:yesterday|last|ago|(?:on|late|early) (?:[a-zà-ž]+day|[a-zà-ž]+ (?:morning|evening)))\b|\b(?:has|have) been (?:sent|taken|handed|found|identified|arrested|charged|recovered|rescued)\b/iu;
/** What anybody may send in or buy. */
const TO_ALL = /\. (?:Comments|Objections|Tickets|Nominations|Applications|Entries) (?:may|can|must) be \p{L}+/u;

export const alsoNote: Rule = {
  about:
    'In a notice or a letter of an office, what one must know asks to be noted: “… Please note that the gate closes at six.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The fair is held on the green and ends at seven. The west gate closes at six.',
      'The fair is held on the green and ends at seven. Please note that the west gate closes at six.',
    ],
  ],
  leaves: [
    'The west gate closes at six.',
    'The mint left the price of coins unchanged on Thursday, as most traders had foreseen. The next decision is due in May.',
    'We had a lovely fair on the green. The west gate closes at six.',
    'A girl who was fishing found a ring in the lake on Monday. The ring has been taken to the hall, where it will be cleaned.',
    'Please note that the fair ends at seven. The gate closes at six.',
    'The committee met on the green. The gate closes at six.',
    'The fair is held on the green and ends at seven. It was first held in May.',
    'The fair is held on the green and ends at seven. The baker says he will sell buns.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    const kind = kindOfText(doc);
    const prose = kind === 'chat' && doc.text.length > 60 && /^\p{Lu}.*\.\s*$/su.test(doc.text);
    if (
      (!/^(?:notice|letter)$/u.test(kind) && !(prose && !/\b(?:our|us|me)\b/u.test(doc.text))) ||
      inCapitals(doc) ||
      isRecord(doc) ||
      isNews(doc) ||
      // Whatever begins with what was done is a report of it.
      (kind !== 'letter' && (doc.clauses[0]?.tense === 'past' || matches(doc, TOLD_OF_SOMEBODY))) ||
      hasOpinion(doc)
    )
      return;
    if (
      /\b(?:note|noted|advised|I|[Mm]y|patients?|council|claims?|survey|film|documentary|novel|memoir|book|episodes?|[Ss]eason|charity|[Vv]olunteers|cheered|[Aa]ccording|analysts|economists|central bank|ministers?|percent|shares)\b|[?!]/u.test(
        matches(doc, TO_ALL) ? doc.text.replace(/\b(?:council|season)\b/giu, '') : doc.text,
      )
    )
      return;
    for (const sentence of doc.sentences) {
      const [first] = sentence.tokens;
      if (first && isForReaders(doc, sentence)) yield inFrontOf(doc, first, 'Please note that');
    }
  },
};

function isForReaders(doc: Doc, sentence: Sentence): boolean {
  const { index, text, tokens, kind } = sentence;
  const clause = openingClause(doc, sentence);
  if (index === 0 || kind !== 'statement' || !clause || clause.tense === 'past' || !isCalm(sentence)) return false;
  if (!/^\p{Lu}/u.test(tokens[0]?.text ?? '') || tokens[1]?.text === ',' || /[:;"“”]/u.test(text)) return false;
  if (/^(?:this|that|these|those|we|he|she|they|some|others)\b/iu.test(text)) return false;
  if (/\b(?:says?|hopes?|thinks?|believes?|plans?|expects|wants|adds?|he|she)\b/iu.test(text)) return false; // somebody's words
  return TO_GO_BY.test(text);
}
