import { type Candidate, type Doc, type Rule, type Sentence, wordTable } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

/** What one tells of without its article, as in notes and messages, and when it can only be the one meant. */
const GROUPS: Readonly<Record<string, string>> = {
  // in a note on a patient
  clinical: 'patient wound swelling incision rash infant abdomen lungs edema oedema parents mother father',
  // of what one had or saw, in the past
  had: 'service staff portions prices delivery packaging acting plot ending atmosphere location seats seams fabric battery instructions setup installation assembly towels sheets rooms room beds bed hotel food soup pizza coffee cake bread drinks starters mains desserts waiter waitress driver receptionist queue parking reception dialogue costumes songs lecture film movie book game concert show party gig match exam interview flight crossing walls turnout weather crowd referee ref instructor tutor crew buffet',
  // in a message, of what one shares
  shared:
    'meeting parcel lecture train bus tram ferry boiler printer dishwasher heating wifi power vet plumber electrician babysitter kids neighbours neighbors ref hotel hall lift bus-stop garage car cat dog rehearsal match game film spare',
};
const KINDS = wordTable<string>(
  Object.fromEntries(Object.entries(GROUPS).map(([group, words]) => [group, ` ${words} `])),
);

/** A second part that is told as briefly, or what is so in general. */
const AS_BRIEF = new RegExp(
  String.raw`(?:,|\band|\bbut) (?:${Object.values(GROUPS).join(' ').replaceAll(' ', '|')})\b|, (?:great|terrible|lovely|very|really|no|never|good|bad|not|would|will|nice|but (?!the\b|it\b|i\b|we\b|they\b|my\b|our\b|he\b|she\b|nobody\b|that\b))|\b(?:usually|often|generally|always|in general|these days|nowadays)\b|[:;]`,
  'iu',
);
const DOES =
  /^(?:is|are|was|were|has|have|had|['’]s|came|arrived|took|looked|felt|tasted|went|ran|slept|reports?|denies|states|describes|appears?|moved|says|said|needs|tolerated|started|smelled|smelt|lasted|seemed)$/u;
const PAST = /^(?:was|were|had|came|arrived|took|looked|felt|tasted|went|ran|smelled|smelt|lasted|seemed|said)$/u;

export const articleLeftOut: Rule = {
  about: 'An article that is left out in notes and messages is written: “Service was slow.” → “The service was slow.”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['We ate at the pier. Service was slow.', 'We ate at the pier. The service was slow.'],
    ['Patient denies pain in the left hand.', 'The patient denies pain in the left hand.'],
    ["Plumber's here, can you let him in", "The plumber's here, can you let him in"],
  ],
  leaves: [
    'Service is a duty.',
    'Food was cold, staff rude, never again',
    'Soup was cold and bread stale',
    'Coffee is bitter',
    'The soup was cold.',
    'Father was born in May',
    'Patients deny pain',
    'Was food cold?',
  ],
  *propose(doc) {
    if (inCapitals(doc) || doc.text.includes('\n')) return;
    for (const sentence of doc.sentences) {
      const candidate = withArticle(doc, sentence);
      if (candidate) yield candidate;
    }
  },
};

function withArticle(doc: Doc, { tokens, text, index }: Sentence): Candidate | undefined {
  const [first, second] = tokens;
  if (!first || !second || !/^\p{L}{3,}$/u.test(first.text) || !DOES.test(second.lower)) return undefined;
  if (text.includes('?') || AS_BRIEF.test(text)) return undefined;
  if (index > 0 && !/[.!]/u.test(doc.text.slice(0, first.start).trimEnd().at(-1) ?? '')) return undefined;
  const kind = kindOfText(doc);
  const is = (group: string) => KINDS[group]?.includes(` ${first.lower} `) === true;
  const fits =
    (kind === 'clinical' && is('clinical')) ||
    (/^(?:chat|review|story)$/u.test(kind) && is('had') && PAST.test(second.lower)) ||
    (kind === 'chat' && is('shared') && !/^(?:said|came)$/u.test(second.lower));
  if (!fits) return undefined;
  const small = /^\p{Ll}/u.test(first.text);
  return { edits: [{ start: first.start, end: first.end, text: `${small ? 'the' : 'The'} ${first.lower}` }] };
}
