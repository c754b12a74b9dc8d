import { type Clause, type Doc, lowerOpening, type Rule } from '../../src/plugin.js';
import { type Stated, statedSentences } from './stated.js';

export const dislocated: Rule = {
  about: 'In a message, what is spoken of comes last: “This lamp is so bright” → “It’s so bright, this lamp”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    ['This porridge is disgusting 🤢', "It's disgusting, this porridge 🤢"],
    ['Those sirens make me so anxious', 'They make me so anxious, those sirens'],
    ['These gloves are so warm!', "They're so warm, these gloves!"],
    ['The brakes were faulty', 'They were faulty, the brakes'],
    ["The shutters aren't down yet", "They aren't down yet, the shutters"],
  ],
  leaves: [
    'This is disgusting',
    'This waiter is rude',
    'The tour guide was hilarious',
    'The ferry was standard',
    'This porridge is disgusting, and it is cold',
    'This porridge is disgusting because it is cold',
    'THIS PORRIDGE IS DISGUSTING',
    'The porridge is disgusting.',
    'The weather is lovely',
    'The brake was replaced by the garage',
  ],
  *propose(doc) {
    if (doc.sentences.length > 1 || /\.\s*$/u.test(doc.text)) return;
    for (const stated of statedSentences(doc)) {
      const edit = moved(doc, stated);
      if (edit) yield { edits: [edit] };
    }
  },
};

const STOPS =
  /^(?:and|but|or|because|when|while|if|which|who|that|than|though|as|it|its|they|them|their|too|also|either|both|all|by|this|these|those|there|mine|yours|ours|guess|think|suppose|hope|reckon|apparently)$/u;
const OPENS = /^(?:this|that|these|those|my|our|his|her|their|your|the)$/u;
/** What speaks for itself, names a person or a group of them, or is no thing that one points at. */
const NOT_POINTED_AT =
  /^(?:weather|time|day|morning|afternoon|evening|night|week|month|year|way|boss|team|family|crew|staff|baby|dog|cat|kid|child|puppy|kitten|bird|parrot|horse|cow|problem|point|thing|reason|question|answer|truth|fact|idea|rest|people|others?|party|best|worst|side|meaning|plan|rule|news|match|kickoff|deadline|gate|jury|committee|council|police|crowd|audience|band|choir|orchestra|couple|group|club|patient|lesion|results?|wedding|title|age|name)s?$/u;

function moved(doc: Doc, { words, first, last, clauses, opened }: Stated) {
  const [clause, second] = clauses;
  if (!clause || second || !OPENS.test(first.lower) || words.length > 10) return undefined;
  const { subject, finite } = clause;
  const { head, tokens, number, animacy } = subject;
  if (tokens.length < 2 || tokens.length > 4 || head !== tokens.at(-1) || head.pos !== 'NOUN') return undefined;
  if (doc.text.slice(subject.end, finite.start).trim() !== '' || NOT_POINTED_AT.test(head.lemma)) return undefined;
  if (tokens.slice(1, -1).some(({ pos }) => pos !== 'NOUN' && pos !== 'ADJ')) return undefined;
  if (number === 'singular' && (animacy !== 'thing' || mayBePerson(head.lower))) return undefined;
  const rest = words.filter(({ start }) => start >= finite.end);
  const [opener] = rest;
  if (!opener || rest.some(({ lower, text }) => text === ',' || STOPS.test(lower)) || !says(clause)) return undefined;
  if (
    rest.some(({ lower }) => FLAT.test(lower)) ||
    rest.length > 7 ||
    (opener.lower === 'the' && number === 'singular')
  )
    return undefined;
  const it = number === 'plural' ? 'they' : 'it';
  const short = finite.text === 'is' ? "'s" : finite.text === 'are' ? "'re" : undefined;
  const said = short && !clause.negation ? `${it}${short}` : `${it} ${finite.text}`;
  const tail = doc.text.slice(finite.end, last.end);
  const thing = lowerOpening(first) + doc.text.slice(first.end, subject.end);
  return { start: first.start, end: last.end, text: `${opened(said)}${tail}, ${thing}` };
}

/** What says too little to be worth saying first. */
const FLAT = /^(?:standard|regular|typical|ordinary|usual|normal|average|same|different|other)$/u;

/** `guide`, `tailor`: one says `he` or `she` of them. */
function mayBePerson(noun: string): boolean {
  if (
    /^(?:guide|host|cook|chef|coach|nurse|clerk|judge|guard|pilot|captain|aide|vet|priest|bride|groom|star|friend|mate|neighbou?r)$/u.test(
      noun,
    )
  )
    return true;
  return /(?:er|or|ist|ian|ess|man|ant|ent|eon|ic)$/u.test(noun) && !THINGS.test(noun);
}

const THINGS =
  /^(?:.*(?:washer|printer|blender|mixer|cooker|charger|scanner|trailer|heater|dryer|toaster|freezer|cleaner|router|speaker|controller|keyboard|reader|tracker|timer|player|poster|paper|water|ladder|dinner|supper|letter|number|corner|counter|shower|cover|tower|tent|apartment|restaurant|event|document|department|equipment|treatment|payment|appointment|management|content|scent|parliament|music|picnic|clinic|traffic|topic|comic|plastic|fabric|floor|door|mirror|monitor|motor|elevator|radiator|calculator|projector|tractor|error|colou?r|flavou?r|harbou?r|crossing|screen)|computer|laptop|order|offer|layer|butter|chapter|summer|winter|border|river|folder|power|sweater|jumper|helicopter|theater|danger|feather|leather|weather|burger|finger|shoulder|sofa)$/u;

const FEELS =
  /^(?:make|drive|smell|taste|look|sound|feel|drain|ruin|bore|irritate|annoy|deserve|cost|weigh|need|keep|fit|work|leak|peel)$/u;

/** How something is, was or affects one: a plain copula, or such a verb. */
function says({ verb, finite, auxiliaries, copular }: Clause): boolean {
  if (copular) return auxiliaries.length === 0 && /^(?:is|are|was|were)$/u.test(finite.lower);
  return auxiliaries.length === 0 && finite === verb && FEELS.test(verb.lemma);
}
