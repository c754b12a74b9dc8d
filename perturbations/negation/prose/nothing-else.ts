import { type Doc, matches, type Rule, type Sentence, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isLonger } from '../../around/only-if.js';
import { isGrave } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';
import { isPlain } from '../mood.js';

export const nothingElse: Rule = {
  about:
    'A plain description is closed as its kind is: “I won’t give away the ending.” of a film, “No further details were given.” of news, “Nothing else of note.” of a patient',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'I watched this on Friday. It is about a baker in Lima and was shot over two winters.',
      "I watched this on Friday. It is about a baker in Lima and was shot over two winters. I won't give away the ending.",
    ],
    [
      'The harbour council will move to Pier Road in June. The new building has two floors, a spokesman said.',
      'The harbour council will move to Pier Road in June. The new building has two floors, a spokesman said. No further details were given.',
    ],
    [
      'Ticket 81: user reports that the fan starts by itself. The model is an X2 and the room is on the third floor.',
      'Ticket 81: user reports that the fan starts by itself. The model is an X2 and the room is on the third floor. No further details were provided.',
    ],
  ],
  leaves: [
    'Family history: one aunt had gout. Works as a roofer and will be seen in May.',
    'The biopsy was benign. Sit down, all, and eat some of the soup now.',
    'The kettle holds a litre and has a green handle. The cord is a metre long. Mine came with a spare lid.',
    'Zinc is a bluish metal with the atomic number 30. It is mined in Peru. It is used in paints, coins and batteries.',
    'The film follows a baker.',
    'The film follows a baker in Lima. It was shot over two winters and lasts 88 minutes.',
    'The film follows a baker in Lima. It is a delight from start to end.',
    'The film follows a baker in Lima. Has anyone seen it at all yet this week?',
    "The kettle holds a litre. I haven't used it yet, so it may or may not be good.",
    'Please send the kettle to my office in Leeds. The order number is 4471 and the lid is green.',
    'The council will meet on the ninth of June. Plans may be seen at the town hall.',
    'Dear Ana, the kettle is on your desk. The lid is in the drawer below it.',
    'The tenant shall keep the kettle in repair. The landlord may inspect it on any weekday.',
  ],
  onlyIf: isLonger,
  *propose(doc) {
    if (doc.tokens.length < 14 || !/\.\s*$/u.test(doc.text) || isGrave(doc)) return;
    if (!isPlain(doc, coloured(doc))) return;
    const note = kindOfText(doc) === 'clinical';
    if (note && (matches(doc, TOLD) || doc.sentences.some(isOrder))) return;
    if (!note && (matches(doc, ADDRESSED) || doc.tokens.some(tellsMore))) return;
    for (const said of note ? ofNote(doc) : closings(doc)) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
};

/** `only` and `still` of a plain fact, which colour opinions. */
const coloured = ({ tokens }: Doc) => tokens.find(({ lower }) => /^(?:new|only|very|quite|special)$/u.test(lower));

/** What things do and one does with them, beside which nothing is told. */
const PLAIN_VERB =
  /^(?:be|have|do|come|hold|weigh|measure|take|open|close|serve|include|cost|run|last|fold|fit|use|charge|pair|connect|stay|order|buy|get|arrive|deliver|book|pay|check|sit|share|eat|drink|visit|dock|watch|read|see|sell|change|start|end|begin|shoot|set|follow|tell|wash|keep|put|need|split|feature|contain|cover|write|make|lead|move|pack|play|show|sleep|seat|carry|plug|mount|clip|stand|print|translate|subtitle|perform|dub|rinse|inherit|return|retire|pick|choose|park|fill|screw|turn|switch|will|can|may|install|attach|update|add|compare|report|pause|await|say|announce|vote|extend|release|live|face|light|build|divide|number|name|call|shut|give)$/u;
const tellsMore = ({ pos, lemma, lower }: Token) =>
  (pos === 'VERB' && !PLAIN_VERB.test(lemma)) ||
  /^(?:gone|leak\w*|broke\w*|noisy|loud|enormous|proper|already|away|stuck)$/u.test(lower);

/** Written to somebody, or about what is to come. */
const ADDRESSED =
  /\b(?:dear|hi|hello|hey|please|attached|enclosed|you|your|shall|sign|forms?|residents may|tickets?(?! \d)|order number|reference|thanks?|tomorrow|sincerely|colleagues|kind regards|minutes of|agenda|appointment|reminder|invoices?|customer|warranty|payment|accounts|members|aunt|uncle|mother|father|sister|brother|office)\b/iu;
const STORY =
  /\b(?:film|movie|thriller|novel|series|season|drama|sequel|episode|memoir|play|musical)\b[^.]*\b(?:follows|tells|is about|about (?:a|an|two|three)|is set|set in|picks up|takes place|opens with|begins with)\b|^I (?:watched|read|saw) [^.]*\. It(?:['’]s| is) (?:about|set)\b/iu;
const REPORTED =
  /\b(?:(?:police|officials|spokes\w+|council|ministry|airlines?|company) (?:have |has )?(?:said|say|announced|voted|confirmed)|a \w+ said)\b/iu;

/** What such a text may end in; nothing where its kind is none of these. */
function closings(doc: Doc): readonly string[] {
  const kind = kindOfText(doc);
  const { text } = doc;
  const mine = /\b(?:I|[Mm]y|[Mm]ine)\b/u.test(text);
  const ours = /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(text);
  if (kind === 'ticket')
    return /\b(?:user|customer|caller|member) (?:reports|states|says|asks)\b/iu.test(text)
      ? ['No further details were provided']
      : [];
  if (!/^(?:review|notice|story|chat)$/u.test(kind)) return [];
  if (matches(doc, STORY)) return mine ? ["I won't give away the ending", 'No spoilers from me'] : [];
  return matches(doc, OFFICE) && !mine && !ours && matches(doc, REPORTED) ? ['No further details were given'] : [];
}

/** What offices, courts and the news are about. */
const OFFICE =
  /\b(?:council|court|police|officials?|spokes\w+|ministry|government|company|airlines?|committee|university|survey|report|study|board|mayor|minister|patient|clinic|client|resident|tenant|lease|contract|staff|employees|election|road|bridge|traffic|trains?|residents|households|hearing)\b/iu;

/** Told to friends: no note does. */
const TOLD = /\b(?:turns out|every(?:one|body)|guys|folks|phew|hug)\b|[!?]/iu;
/** `Breathe out`, `Put the kettle on`: what others are to do. */
const isOrder = ({ tokens: [first] }: Sentence): boolean => first?.pos === 'VERB' && first.lemma === first.lower;

/** What was planned, asked for or told, after which nothing is of note. */
const PLANNED =
  /\b(?:will|would|should|must|continue\w*|within|to be|next|booked|follow|return|scheduled|discuss\w*|requested|ordered|sent|gone|advised|referred|discharged|recalled|posted|given|handed|awaiting|due|review|transferred|telephone|number|you|your|come out|leaflet|collected|done|removed|renewed|taken)\b/iu;

/** How a note of what was seen or is known of somebody ends. */
function ofNote({ text, sentences, clauses }: Doc): readonly string[] {
  const end = sentences.at(-1);
  const last = end?.text ?? '';
  if (PLANNED.test(last) || /\b(?:pain|headaches?|distress\w*|worse\w*|deteriorat\w*|numbness|bleed\w*)\b/iu.test(text))
    return [];
  if (!clauses.some(({ sentence, tense }) => sentence === end && tense === 'past'))
    return /^[^.]*\b(?:He|She|Mr|Mrs|Ms|[Pp]atient)\b/u.test(text) ? ['Nothing else of note'] : []; // `Zinc is a metal`
  return /^(?:He|She|The|Mr|Mrs|Ms|It|They|Both|This|His|Her|On|There)\b/u.test(last)
    ? ['There was nothing else of note']
    : ['Nothing else of note'];
}
