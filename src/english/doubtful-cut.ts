import type { Question, Token } from '../core/doc.js';
import { isParticiple } from './participle.js';
import { isRelative } from './relative.js';
import { isInfinitive } from './verbs.js';
import { MODALS } from './words.js';

/** Whether a word, or a pair of words that only go together, was cut, or a noun was taken for the verb before the real one. */
export function isCutApart(subject: readonly Token[], predicate: readonly Token[], form: Question['form']): boolean {
  const [last, before, first] = [subject.at(-1), subject.at(-2), predicate[0]];
  if (!last || !first) return true;
  if (last.end === first.start) return true; // `a flea out- | jump an ant`
  if ((form === 'modal' || form === 'do') && MODALS.has(first.lower)) return true; // `a cook who wipes the pans so that they | will shine`
  if (isClauseOpen(before, last) || isStateReached(before, last, first) || isKeptStill(subject, first)) return true;
  if (isOwnAdverb(subject, last, first)) return true;
  if ((subject.length > 2 && isCutAtOrigin(before, last)) || isSportCut(subject, last)) return true;
  if (
    form !== 'do' &&
    /^(?:sometimes|often|usually|normally|generally|commonly|frequently|rarely|later|first)$/u.test(last.lower)
  )
    return true; // `goods from abroad sometimes | held`, `who keeps a hen at home first | be asked`
  if (form === 'be')
    return (
      isGradedBefore(last, first) ||
      isSaidInside(subject) ||
      isMeasured(last, predicate) ||
      isHalfPhrase(subject, first) ||
      (last.lower === 'home' && first.lower === 'to') ||
      isCompoundCut(subject, predicate) ||
      isGradedAlone(predicate) ||
      isLaidBefore(predicate) ||
      (isDoing(subject) && hasNameLater(predicate))
    );
  // `the abbey already been ruined before a king | put …`, `the abbey already vanished by the time a king | rode …`
  if (form === 'have')
    return subject.some(({ lower }) => /^(?:been|already)$/u.test(lower)) && !subject.some(isRelative);
  if (
    subject.length === 2 &&
    /^(?:an?|any|every|each|no|another|my|your)$/u.test(before?.lower ?? '') &&
    isModifier(last)
  )
    return true;
  return isNumbered(predicate) || hasAdverbAndVerb(predicate);
}

/** `a grub change before it | flies`: what ends there is the subject of a clause. */
const isClauseOpen = (before: Token | undefined, { lower }: Token): boolean =>
  /^(?:I|he|she|it|they|we)$/iu.test(lower) &&
  /^(?:before|when|whenever|until|till|once|while|if|because|unless|where|although|though)$/u.test(before?.lower ?? '');

/** `a Finn who is handed a Hungarian | contract at least recognise …`: behind an article it goes with the noun. */
const isCutAtOrigin = (before: Token | undefined, { text, pos }: Token): boolean =>
  /^an?$/u.test(before?.lower ?? '') &&
  (pos === 'ADJ' || pos === 'PROPN') &&
  /^\p{Lu}\p{L}+(?:ian|ish|ese|ean)$/u.test(text);

/** `a soccer | team field …`: one says that of a game, or of a player of it. */
const isSportCut = (subject: readonly Token[], { lower }: Token): boolean =>
  subject.length === 2 &&
  /^an?$/u.test(subject[0]?.lower ?? '') &&
  /^(?:soccer|football|cricket|tennis|hockey|rugby|baseball|basketball|volleyball|golf|chess)$/u.test(lower);

/** `washing a coat and tumbling it | dry on high keep …`: what becomes of it goes with the form in -ing. */
const isStateReached = (before: Token | undefined, { lower }: Token, first: Token): boolean =>
  /^(?:it|them)$/u.test(lower) &&
  /^\p{L}{2,}ing$/u.test(before?.lower ?? '') &&
  /^(?:dry|clean|open|warm|cool|empty|clear|wet|smooth|thin|free|loose|flat)$/u.test(first.lower);

/** `keeping the arm | still better …`: it is not moved, or kept as before. */
const isKeptStill = ([doing]: readonly Token[], { lower }: Token): boolean =>
  lower === 'still' && /^(?:keep|hold|stand|sitt|ly|stay)ing$/u.test(doing?.lower ?? '');

/** `a woman who has hurt her knee well | advised to run`, `who trains daily gradually | turned into steel` */
function isGradedBefore({ lower, pos }: Token, first: Token): boolean {
  const grades =
    /^(?:well|ill|better|best)$/u.test(lower) ||
    (pos === 'ADV' && /^(?!(?:dai|week|month|year|hour|night|on|ear)ly$)\p{L}{3,}ly$/u.test(lower));
  return grades && (first.pos === 'ADJ' || isParticiple(first));
}

/** `a sofa whose legs break | easily`, `a lease that renews | automatically`: how it is done inside the subject. */
function isOwnAdverb(subject: readonly Token[], { pos, lower }: Token, first: Token): boolean {
  if (subject.some(isRelative) && (first.lower === 'once' || (pos === 'VERB' && TIMES.test(first.lower)))) return true;
  if (pos !== 'VERB' || /(?:ed|en)$/u.test(lower) || !subject.some(isRelative)) return false;
  return /^(?:easily|automatically|regularly|frequently|fully|well|badly|safely|quickly|often|early|late)$/u.test(
    first.lower,
  );
}

/** `who has been elected | twice simply be …`: how often it was done, or is. */
const TIMES = /^(?:once|twice|again|before|often|sometimes|first|soon|later|already)$/u;

/** `who rides through a red | light in London breaking the law` */
function isHalfPhrase(subject: readonly Token[], { pos }: Token): boolean {
  const [place, article, last] = subject.slice(-3);
  return (
    place?.pos === 'ADP' &&
    /^(?:an?|any|every|each|no|another|his|her|its|their|my|your)$/u.test(article?.lower ?? '') &&
    last?.pos === 'ADJ' &&
    /^(?:ADJ|NOUN)$/u.test(pos)
  );
}

/** `a hill that is ninety metres | high taller than …`, `a bed that sleeps | two bigger than …`, `people on foot more | likely to …`. */
function isMeasured(last: Token, [first, second]: readonly Token[]): boolean {
  if (/^(?:more|less|most|least|very|too|so|quite)$/u.test(last.lower)) return true;
  if (second?.lower !== 'enough' && /^(?:high|tall|long|wide|deep|thick|old|away|apart)$/u.test(first?.lower ?? ''))
    return /^(?:met(?:re|er)|foot|feet|inch(?:e)?|mile|kilomet(?:re|er)|centimet(?:re|er)|year|month|week|day|hour|minute)s?$/u.test(
      last.lower,
    );
  return (
    first?.pos === 'ADJ' &&
    first.lower !== 'worth' &&
    second !== undefined &&
    /^(?:\p{L}{2,}er|more|less)$/u.test(second.lower) &&
    second.pos !== 'NOUN'
  );
}

/** `sumo | wrestling older than judo`: what is compared is a sport, not somebody who does it. */
const isCompoundCut = (subject: readonly Token[], [first, second]: readonly Token[]): boolean =>
  subject.length === 1 &&
  /^\p{Ll}{2,}ing$/u.test(first?.text ?? '') &&
  (second?.pos === 'ADJ' || /^(?:more|less|as)$/u.test(second?.lower ?? ''));

/** `limpets related to crabs | more closely than to clams`, `the votes | taken that evening valid`: what is said stood before, or comes last. */
function isGradedAlone(predicate: readonly Token[]): boolean {
  const [first, second, third] = predicate;
  const [before, last] = predicate.slice(-2);
  if (first && /^(?:more|less)$/u.test(first.lower))
    return /^\p{L}{3,}ly$/u.test(second?.lower ?? '') && third?.lower === 'than';
  return (
    first !== undefined &&
    predicate.length > 2 &&
    isParticiple(first) &&
    last?.pos === 'ADJ' &&
    /^(?:morning|evening|afternoon|night|day|week|month|year|spring|summer|autumn|winter)$/u.test(before?.lower ?? '')
  );
}

/** `cables | laid under the sea in 1860 a faster way to …`: a second phrase stands where the first has ended. */
function isLaidBefore(predicate: readonly Token[]): boolean {
  const [first] = predicate;
  return (
    first !== undefined &&
    isParticiple(first) &&
    predicate.some(({ lower }, at) => {
      const [before, next] = [predicate[at - 1], predicate[at + 1]];
      return (
        at > 2 &&
        /^an?$/u.test(lower) &&
        /^(?:NOUN|NUM|PROPN)$/u.test(before?.pos ?? '') &&
        /^(?:\p{L}{2,}er|more|less|good|great|bad|safe|common|likely)$/u.test(next?.lower ?? '') &&
        predicate[at + 2]?.lower !== 'ago'
      );
    })
  );
}

const isDoing = ([first, ...rest]: readonly Token[]): boolean =>
  rest.length === 0 && /^\p{L}{2,}ing$/u.test(first?.lower ?? '');

/** `is going | even higher the best plan`: only after how it is done comes what is said of it. */
function hasNameLater(predicate: readonly Token[]): boolean {
  return predicate.some(
    ({ lower }, at) =>
      at > 0 && /^(?:an?|the)$/u.test(lower) && /^(?:ADJ|ADV|NOUN|PRON)$/u.test(predicate[at - 1]?.pos ?? ''),
  );
}

/** `the centaur half of a horse | kept on farms`, `Hamlet first broadcast | in May`: what is said stands after a noun in the subject. */
function isSaidInside(subject: readonly Token[]): boolean {
  return subject.some(({ lower }, at) => {
    const [before, next] = [subject[at - 1], subject[at + 1]];
    if (!/^(?:NOUN|PROPN)$/u.test(before?.pos ?? '') || !/^(?:half|first)$/u.test(lower)) return false;
    return lower === 'first' || next === undefined || /^(?:of|an?|the)$/u.test(next.lower);
  });
}

/** `will a broken | mirror legally entitle you`: an article and what describes a noun, which is still to come. */
function isModifier({ pos, lower }: Token): boolean {
  return (pos === 'ADJ' || pos === 'VERB') && !/(?:ing|one|other)$/u.test(lower);
}

/** `does blood | type O help` */
function isNumbered([first, second]: readonly Token[]): boolean {
  return (
    /^(?:type|group|grade|class|size|model|phase|stage|level|form|number|line|route|gate|track)$/u.test(
      first?.lower ?? '',
    ) && /^(?:\p{Lu}{1,3}|\d+)$/u.test(second?.text ?? '')
  );
}

/** `an old metal | fragment in the eye simply order a scan`: an adverb and a verb with its object come only later. */
function hasAdverbAndVerb(predicate: readonly Token[]): boolean {
  return predicate.some(({ lower, pos }, at) => {
    const [before, verb, object] = [predicate[at - 1], predicate[at + 1], predicate[at + 2]];
    if (pos !== 'ADV' || !/^\p{L}{3,}ly$/u.test(lower) || !/^(?:NOUN|PROPN)$/u.test(before?.pos ?? '')) return false;
    if (!verb || verb.lower !== verb.lemma || !isInfinitive(verb.lower)) return false;
    if (!/^(?:DET|PRON)$/u.test(object?.pos ?? '')) return false;
    return !predicate.slice(0, at).some((token) => OPENS.test(token.lower) || token.text === ',');
  });
}

/** What opens a clause, an infinitive or a second part, whose verb may be. */
const OPENS =
  /^(?:that|who|which|whose|whom|if|when|because|than|before|after|as|and|or|but|where|while|how|what|although|though|until|unless|since|whether|once|why|to|help|let|make|see|hear|watch)$/u;
