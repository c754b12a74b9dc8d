import type { NounPhrase } from '../../../src/plugin.js';

const QUANTIFIED =
  /^(?:all|each|every|some|any|no|only|most|few|both|either|neither|a lot|half|several|many|two|three|nobody|none|someone|something|everyone|everything|there's)\b/iu;

/** Names of women and of men. */
const AMBIGUOUS =
  /^(?:alex|sam|kim|jesse|jess|drew|blake|cameron|evelyn|hilary|jan|jody|jocelyn|kerry|lindsay|lindsey|loren|marion|meredith|noel|paris|quinn|reese|rene|rowan|shannon|shirley|sidney|sydney|stacy|tracy|vivian|whitney|beverly|dale|courtney|ariel|angel|dominique|nikita|ali|kai|sean|shawn|carol|allison|ashton|aubrey|billie|bobbie|claude|frankie|gale|george|joan|kyle|laurie|logan|lynn|mackenzie|madison|mickey|peyton|parker|randy|ricky|sandy|skyler|tommie|tony|willie|yuri|chris|pat|taylor|jordan|robin|leslie|jamie|jackie|casey|kelly|ashley|dana|terry|charlie|morgan|avery|riley|andrea|jean|kit|lee|lou|max|nicky|ray|ronnie|sacha|sasha|toni|val)$/u;

/** Nouns for people that no list may have: `barista`, `locum`. */
const DOERS =
  /(?:ista|ist|ician|ian|eer|ographer|keeper|worker|trainer|teacher|maker|leader|owner|minder|sitter|fitter|walker|coach|guy|man|woman|person|lad|lass|bloke|chap|kid|boy|girl|temp|intern|locum|vet|host|chef|cook|medic|nanny|tutor|mate|mentor|guide|usher|clerk|judge|model|star|help|bride|groom|wife|wives|mum|ref|umpire|vicar|imam|rabbi|registrar|chaperone|concierge|osteopath|chiropractor|matron|orderly|carer|coxswain|cox|flatmate|bailiff|notary|barmaid|barman|newbie|rookie|cabbie|warden|sherpa|compere|masseuse|masseur|doula|jockey|paramedic|celebrity|apprentice|trainee|colleague|commander|deputy|delegate|associate|candidate|advocate|ally|bully|genius|prodigy|legend|surrogate|nominee|referee|addressee|pensioner|graduate|undergraduate|rival|champion|recruit|cadet|squaddie|private|major|general|corporal|sergeant|constable|cop|sleuth|thief|crook|pest|crew|duo|trio|couple|pair|lot|public|audience|crowd|panel|jury|board|council)$/u;

/** What only people are: a list of nouns for people is never full. */
const HUMAN =
  /\b(?:calm|reassuring|kind|unkind|rude|polite|impolite|friendly|unfriendly|helpful|unhelpful|patient|impatient|attentive|thoughtful|considerate|caring|compassionate|sympathetic|encouraging|supportive|professional|unprofessional|courteous|knowledgeable|welcoming|grumpy|arrogant|smug|lazy|talented|skilled|punctual|honest|dishonest|dismissive|condescending|patronising|patronizing|generous|nervous|angry|proud|shy|brave|diligent|hardworking|competent|incompetent|clueless|experienced|articulate|charming|distracted|knew|knows|said|says|spoke|speaks|explained|explains|listened|listens|smiled|laughed|shouted|apologised|apologized|thinks|thought|himself|herself)\b/iu;

/** The pronoun that a tag needs (`…, isn't she?`); undefined where the subject does not say which. `finite` tells the number, `predicate` whether it may be a person. */
export function tagPronoun(subject: NounPhrase, finite: string, predicate?: string): string | undefined {
  const { lower } = subject.head;
  if (subject.kind === 'pronoun') {
    if (/^(?:it|there|you|we|they|he|she)$/u.test(lower)) return lower;
    if (/^(?:this|that)$/u.test(lower)) return 'it';
    return /^(?:these|those)$/u.test(lower) ? 'they' : undefined;
  }
  if (QUANTIFIED.test(subject.text) || subject.head.pos === 'ADJ') return undefined; // `the deaf`
  const several = /^(?:are|were|do|have)$/u.test(finite);
  const single = /^(?:is|was|does|has)$/u.test(finite);
  if (several || (!single && subject.kind === 'common' && subject.number === 'plural')) return 'they';
  if (!single && subject.tokens.some((token) => token.lower === 'and')) return undefined;
  if (AMBIGUOUS.test(subject.tokens[0]?.lower ?? '')) return undefined;
  if (
    subject.tokens.some(
      ({ lower: word }, at) => /^['’]s$/u.test(word) && /^\p{Lu}/u.test(subject.tokens[at + 1]?.text ?? ''),
    )
  )
    return undefined;
  if (subject.gender !== undefined) return subject.gender === 'female' ? 'she' : 'he';
  if (subject.kind !== 'common') return undefined;
  if (subject.animacy === 'animal') return 'it';
  if (DOERS.test(lower)) return undefined;
  if (predicate !== undefined && HUMAN.test(predicate)) return undefined;
  const definite = /^(?:the|this|that|my|our|your)$/u.test(subject.determiner?.lower ?? '');
  return subject.animacy === 'thing' && definite && subject.head.lower === subject.head.text ? 'it' : undefined;
}
