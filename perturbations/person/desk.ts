import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isClinicalNote } from '../around/clinical.js';
import { isPolar } from '../around/evaluative.js';
import { kindOfText } from '../around/kind.js';
import type { Frame } from './frames.js';
import { kindOfProse, OF_BOOKLETS } from './prose-kind.js';

/** Who draws up what is kept in a file, hung up or handed out, and the words with which a text is said to be theirs. */
export interface Desk {
  readonly genre: Genre;
  readonly trade: string;
  /** `P` stands for the person. */
  readonly frames: readonly Frame[];
}

type Genre = 'minutes' | 'note' | 'notice' | 'instructions' | 'law' | 'pleading' | 'clause';

/** Somebody speaks, is greeted or quoted, or the text has a heading already. */
const SOMEBODYS =
  /\b(?:I|[Mm]y|[Mm]e|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s)\b|["“”!?\n]|^(?:dear|hi|hello|hey|to whom|minutes\b|agenda|notice|reminder|note|clause|section|article|ticket|attached|enclosed)\b|^(?:\S+ ){0,3}\S+:|n['’]t\b|['’](?:re|ve|ll|d|m)\b|\b(?:there|that|what|it)['’]s\b|\p{Extended_Pictographic}/iu;
const TO_ONE = /\b(?:you|your|yours|yourself)\b/iu;

const OF_MINUTES =
  /\b(?:the (?:chair|chairman|chairwoman|chairperson|treasurer|secretary) (?:opened|closed|thanked|reported|presented|noted|welcomed|proposed|asked|explained|announced|confirmed|admitted|pointed out|warned|apologi[sz]ed|read out|stated)|apologies were received|minutes of the (?:[a-zà-ž]+ )?meeting|it was (?:agreed|resolved)|no decision was taken|members (?:noted|agreed|voted|applauded|asked|deplored|discussed|thanked|approved|congratulated|welcomed)|the committee (?:discussed|agreed|considered|approved|noted|resolved)|matter was deferred|declarations of interest|(?:trustees|members|councillors) present|next meeting was)\b/iu;
const OF_TREATMENT =
  /\b(?:physiotherapy|chemotherapy|(?:knee|hip) replacement|in (?:good|excellent|low) spirits|follow-up visit|percentile|brought in by|came to the clinic)\b/iu;
const OF_A_PATIENT = /\b(?:he|she|his|her|patient|pt)\b/iu;
const TREATS =
  /\b(?:doctors?|(?<!school )nurses?|dr|physicians?|surgeons?|midwi(?:fe|ves)|consultants?|vets?|solicitors?|court)\b/iu;

/** So a story begins; and those who are patient without being treated. */
const NO_NOTE = /^(?:He|She) had been\b|\bpatient (?:work|effort|with)\b|\b(?:volunteers|biologists|scientists)\b/u;

/** Whom a notice is for, at its beginning. */
const TO_THE_PUBLIC =
  /^(?:(?:all )?(?:residents|passengers|visitors|members|students|employees|staff|guests|pupils|parents|drivers|customers|swimmers|cyclists|candidates|volunteers|applicants|bicycles|bags|towels|children under [a-zà-ž]+|motorists|users|players|borrowers|readers|dogs|ticket holders|leaseholders)|any (?:resident|member|student|employee|guest|visitor|person wishing|person who wishes))\b[^.]*\b(?:are (?:asked|advised|reminded|requested|invited|not)|is (?:asked|advised|reminded|requested|invited)|must|may|should|can|will)\b/iu;
const WILL_BE =
  /^(?:the|dogs|from \p{Lu}[a-zà-ž]+|from next [a-zà-ž]+|access to|parking (?:in|on)|water|both)\b[^.]*\b(?:will be (?:closed|shut|turned off|switched off|unavailable|moved|resurfaced|repainted|replaced|locked|cleaned)|will (?:change on \d|close|reopen|stop at|move to|remain (?:open|closed)|run (?:from|every|to))|will (?:take place|be held|be heard|sit) (?:in|on|at)|must be (?:signed|returned|handed in|worn|kept|left|paid|completed|sent))\b/iu;
/** What an office makes known. */
const MADE_KNOWN =
  /^(?:The council has received an? (?:\p{L}+ )?application\b|Please note that (?:the|our|all|there)\b|(?:Employees|Staff|Workers) who [^.]* (?:are|is) entitled\b|Following the \p{L}+, (?:employees|staff|members|customers|residents) (?:will|must|should)\b|The (?:annual )?(?:general |public |parish )?meeting will\b)/u;
/** What a paper tells rather than a board in the hall. */
const OF_A_PAPER =
  /\b(?:company|factory|mill|council (?:voted|has|said)|police|workers|jobs|unions?|villagers|campaigners|spokes\w+|angry|fear|protest\w*|crew|ministers?|government|airlines?)\b/iu;

const HOW_TO =
  /^To \p{Ll}+ [^,.;]{3,50}, (?:first )?(?:hold|press|switch|slide|turn|lift|unplug|remove|insert|open|click|select|pour|push|pull|unscrew|loosen|fill|place|set|go|tap|rinse|soak|undo|attach|connect|choose|type|wait|cut|wipe|empty)\b|^(?:Press|Switch (?:off|on)|Unplug|Insert|Hold down|Turn off|Turn the|Unscrew|Slide|Loosen|Attach|Connect|Remove the|Place the|Lift the) [^.]*\. [A-Z]/u;

const IN_THE_GARDEN =
  /^(?:Sow|Plant|Prune|Water|Mulch|Transplant) (?:the|your|each|all|out)\b[^.]*\. (?:Leave|Water|Keep|Cover|Plant|Thin|Space|Feed|Cut|Dig|Do not|The)\b/u;

const OF_LAW =
  /^(?:The (?:applicant|holder|licen[cs]ee|operator|employer) (?:must|shall)\b|(?:An?|Any|Every|Each|No) (?:\p{L}+ ){1,3}(?:(?:who|that|which)\b[^.]*\b(?:must|shall|may|is (?:entitled|liable|required))|must|shall)\b|Subject to [^.]*\b(?:may|must|shall)\b|This (?:by-?law|regulation|order|section) (?:applies|replaces)|Any person who|(?:Where|If) an? (?:\p{L}+ ){1,4}(?:has been|is|was|has|cannot)\b[^.]*\b(?:the )?(?:carrier|operator|employer|holder|court|tribunal|authority|registrar|magistrate) (?:may|must|shall)|A person (?:who|commits|is guilty)|No person (?:shall|may)|It is an offence|An? (?:licen[cs]e|permit|certificate|order|notice) (?:granted|issued|given|made) under this)\b/u;
const OF_PLEADING =
  /^The (?:applicant|appellant|panel|tribunal|complainant)\b[^.]*\b(?:attended|submitted|heard|reserved|asked|granted|refused|dismissed|argued|gave)\b/u;
const OF_A_DEED =
  /\b(?:attached to|annexed to|under|for the purposes of) this (?:deed|agreement|section|lease|schedule)\b/u;
const OF_A_LOAN =
  /\b[Tt]he (?:borrower|lender|guarantor|franchisee)\b[^.]*\b(?:may|must|shall|is (?:entitled|liable|required))\b/u;

/** Whose records, notices or rules a text in full sentences reads like; undefined where it may be anybody's. */
export const deskOf = perDoc((doc: Doc): Desk | undefined => {
  const { text, tokens } = doc;
  if (!/^\p{Lu}.*\.\s*$/su.test(text) || tokens.length < 12 || matches(doc, SOMEBODYS)) return undefined;
  if (matches(doc, IN_THE_GARDEN))
    return desk('instructions', 'gardener', ['P wrote these instructions: ', 'Instructions written by P: ']);
  if (matches(doc, HOW_TO))
    return desk('instructions', 'technician', ['P wrote these instructions: ', 'Instructions written by P: ']);
  if (/\b(?:rant|bloody|damn|ridiculous)\b/iu.test(text)) return undefined;
  if (matches(doc, TO_ONE) && !/^(?:residents|passengers|visitors|members|students|guests)\b/iu.test(text))
    return undefined;
  if (matches(doc, OF_LAW)) return desk('law', 'lawyer', ['P quotes this rule: ', 'P read out this rule: ']);
  if (
    (matches(doc, OF_A_LOAN) || (matches(doc, OF_A_DEED) && doc.clauses[0]?.tense === 'present')) &&
    kindOfText(doc) !== 'story'
  )
    return desk('clause', 'lawyer', ['P drafted this clause: ', 'Clause drafted by P: ']);
  if (matches(doc, OF_PLEADING)) return desk('pleading', 'lawyer', ['P writes: ', 'P notes: ']);
  if (matches(doc, OF_MINUTES) && !/\b(?:uproar|walked out|according to)\b/u.test(text))
    return desk('minutes', text.includes('secretary') ? 'clerk' : 'secretary', [
      'Minutes taken by P: ',
      'From minutes taken by P: ',
    ]);
  if (matches(doc, MADE_KNOWN))
    return desk('notice', text.includes('clerk') ? 'secretary' : 'clerk', [
      'Notice written by P: ',
      'P wrote this notice: ',
      'P read out this notice: ',
    ]);
  if (isNote(doc))
    return desk('note', matches(doc, OF_ANIMALS) ? 'vet' : 'doctor', ['Note by P: ', 'From the notes of P: ']);
  if (
    (matches(doc, TO_THE_PUBLIC) || (matches(doc, WILL_BE) && !doc.clauses.some(({ tense }) => tense === 'past'))) &&
    !matches(doc, OF_A_PAPER)
  )
    return desk('notice', text.includes('clerk') ? 'secretary' : 'clerk', [
      'Notice written by P: ',
      'P wrote this notice: ',
      'P read out this notice: ',
    ]);
  const kind = kindOfProse(doc);
  if (
    (kind === 'notice' || (kind === 'exhibit' && /\bwill\b/u.test(text)) || matches(doc, INFORMS)) &&
    isPutUp(doc) &&
    !NOT_PUT_UP.test(text)
  )
    return desk('notice', text.includes('clerk') ? 'secretary' : 'clerk', [
      'Notice written by P: ',
      'P wrote this notice: ',
    ]);
  return undefined;
});

/** News of a council, or a leaflet. */
const NOT_PUT_UP = new RegExp(`^The (?:[A-Za-zÀ-ž]+ )?council\\b|${OF_BOOKLETS.source}`, 'u');
const INFORMS =
  /^The (?:\p{L}+ ){1,3}(?:informs|reminds|advises|asks|requests|notifies|invites) (?:all |any )?\p{L}+(?: \p{L}+)? (?:that|to)\b|^(?:Both |The )?\p{L}+(?: \p{L}+)? (?:has been|have been|was|were) (?:moved|postponed|rescheduled|cancelled|brought forward|put off) (?:to|from|until|by|because|due|owing)\b/u;

/** Words of taste that are also of what can be seen or weighed. */
const PLAIN = /^(?:soft|hard|dry|cold|light|heavy|below|above|worth|loud|free|closed|sweet|strike|delayed)$/u;

/** It tells those whom it concerns what is to be, and nothing that was good or bad. */
const isPutUp = (doc: Doc): boolean =>
  !doc.clauses.some(({ tense }) => tense === 'past') &&
  !doc.tokens.some(({ lower }) => isPolar(lower) && !PLAIN.test(lower));

const OF_ANIMALS =
  /\b(?:otter|pup|mare|horse|pony|foal|calf|cow|cat|kitten|dog|puppy|bitch|hen|owl|seal|goat|lamb|ewe|rabbit|parrot|tortoise|keepers|paw|hoof|hind leg)\b/iu;

function isNote(doc: Doc): boolean {
  if (matches(doc, NO_NOTE)) return false;
  if (!matches(doc, OF_A_PATIENT) && kindOfText(doc) !== 'clinical' && kindOfProse(doc) !== 'clinical') return false;
  if (matches(doc, TREATS)) return false; // one of them cannot be whoever writes
  if (kindOfProse(doc) === 'clinical') return true;
  return kindOfText(doc) === 'clinical' || isClinicalNote(doc) || matches(doc, OF_TREATMENT);
}

const desk = (genre: Genre, trade: string, frames: readonly Frame[]): Desk => ({ genre, trade, frames });
