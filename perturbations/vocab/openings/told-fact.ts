import { type Clause, type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { bareText } from '../bare-text.js';
import { isCharged } from '../charged.js';
import { tailed } from '../closings/closed.js';
import { isLukewarm } from '../lukewarm.js';

/** What a thing does or has that moves nobody. */
const NEUTRAL =
  /^(?:include|contain|hold|belong|weigh|measure|open|close|start|begin|end|depart|run|lead|face|stand|hang|lie|cover|come|use|need|meet|rehearse|freeze|seat|fit|connect|overlook|border|display|show|list|accept|serve|stock|supply|carry)$/u;
/** What was done to a thing, on no one's account. */
const DONE_TO =
  /\b(?:is|are|was|were|has been|have been) (?:now |not |mostly |usually |normally |originally |all )?(?:moved to|built|made (?:of|from|in)|painted|printed|reserved|located|scheduled|set for|filmed|recorded|founded|opened|translated|named after|stored|kept|sold in|shared|planned for|booked for|written in|based (?:on|in)|planted|delivered|posted|sent|signed|numbered|labelled|listed|held (?:on|in|at|every)|served (?:from|until|with|at)|(?:due|expected) (?:on|at|in|by|back)|at (?:the|gate|platform|table|number)|on (?:the|platform|page|channel)|in (?:the|room|section|a)|behind|under|beside|near|next to|opposite|between|from|parked|asleep|full (?:tonight|today|at weekends)|mine|yours|hers|(?:dark |light |pale )?(?:beige|grey|gray|blue|green|brown|navy|cream|turquoise|purple)|out of (?:milk|bread|rye|eggs|flour|stamps|ink|salt))\b|\btakes? place (?:in|on|at)\b/iu;
const CAME =
  /\b(?:parcel|package|letter|post|order|delivery|mail|box|books?|train|tickets?) (?:arrived|came) (?:at|around|by|this|yesterday|on)\b/iu;
const ELSE =
  /[!?:;"“”…,]|\b(?:i|me|you|we|us|so|too|just|sorry|thanks?|please|finally|again|only|never|nobody|nothing|but|though|if|because|guess|think|way|ways|well|late|early|fire|once|ages|wait|queue|rubbish|trash|stuck|lost|missing|wrong|dead|killed|died|buried|hospital|ward|surgery|shut down|closing down|price|prices|rent|cancelled|postponed|blood|smoke|ashes|danger|ruins|tears|pieces|nobody|love|heart|peace|sun|air|everyone|better|worse|same|far|mess|bits)\b|[a-zà-ž]{3,}iest\b|n['’]t\b/iu;

export const toldFact: Rule = {
  about: 'A plain fact on a thing is passed on: “By the way, …”, “Just so you know, …”, “…, by the way”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['The mill belongs to my aunt', 'By the way, the mill belongs to my aunt'],
    ['The regatta was moved to Sunday', 'Just so you know, the regatta was moved to Sunday'],
    ["There's a scarf for Ana on the hook", "Just so you know, there's a scarf for Ana on the hook"],
    ['I have three oars left', 'By the way, I have three oars left'],
    ['The kayak is made of oak', 'The kayak is made of oak, by the way'],
  ],
  leaves: [
    'The mill is gorgeous',
    'The mill is on fire',
    'My aunt is in hospital',
    'The lessee shall pay the rent in May.',
    'The kayak was made of paper, what a joke!',
    'The mill belongs in a museum but I love it',
    'The mill was average',
    'Does the mill belong to her?',
    'It belongs to my aunt',
  ],
  onlyIf: isMessage,
  *propose(doc) {
    if (doc.tokens.length > 17 || doc.sentences.length > 2) return;
    const said = bareText(doc);
    if (!isFact(doc, said)) return;
    const notice =
      ON_A_DAY.test(said) ||
      (doc.clauses[0]?.tense === 'present' && !PREFERS.test(said)) ||
      /\b(?:moved to|scheduled|planned for|arrived|came)\b/iu.test(said);
    yield* eachInFront(doc, notice ? ['By the way,', 'Just so you know,'] : ['By the way,']);
    const last = tailed(doc, ', by the way');
    if (last) yield last;
  },
};

const ON_A_DAY =
  /^(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day) is the (?:last|first|final) (?:day|date|chance|evening) (?:to|for) [^,!?]*$/iu;
const PREFERS =
  /^(?:[Mm]y \p{L}+|[Oo]ur \p{L}+|(?!Who|What|Which|One|Every|Nothing|That|This|It)\p{Lu}\p{Ll}+) (?:wants (?:an?|some)|prefers|speaks|collects|drives|rides|cycles|studies|wears|drinks) [^,!?]*$/u;

/** What is out, what the clocks do, what one has at set times or has left. */
const SET =
  /^(?:the clocks go (?:back|forward) [a-zà-ž]+ [^,!?]*|the [^,.!?]{0,30}(?:newsletter|timetable|programme|schedule|rota|list|agenda|bulletin) is (?:out|up|ready|online)|the (?:form|survey|app|website|questionnaire) asks for (?:an?|your|the) [^,.!?]*|(?:i|we) have (?:[a-zà-ž]+ )?(?:practice|rehearsals?|lessons?|training|class(?:es)?) (?:on|at|every) [^,.!?]*|(?:i|we)(?:['’]ve got| have(?: got)?) (?:one|two|three|four|five|six|some|a few) [^,.!?]{3,30} left|i['’]ve (?:read|got|received|seen) your (?:message|e-?mail|letter|note|text)\. I['’]ll (?:reply|answer|write back|ring|call)[^.!?]*|(?:\p{Lu}\p{Ll}+ ){1,2}(?:rang|called|phoned|texted)\. (?:She|He) [^!?]*|your (?:parcel|package|order|coat|scarf|keys?|bag|umbrella|book|post) (?:is|are) (?:with|at|in|on|by|behind|under) [^,.!?]*|kick-off (?:is|has been moved to|was moved to) [^,!?]*|the [a-zà-ž]+ (?:[a-zà-ž]+ )?gets? (?:trimmed|cleaned|emptied|watered|painted|serviced|swept|mowed|cut) [^,.!?]*|the (?:new |old )?(?:printer|lamp|phone|camera|kettle|torch|remote|drill|toaster) (?:uses|takes|needs) (?:the same|an?|two|three|four|its own) [^,.!?]*|the word (?:exists|comes|means) [^,!?]*|the (?:stile|gate|path|bakery|station|entrance|bus stop|exit|shop) is (?:just )?(?:past|beyond|after|round) the [^,!?]*|the password (?:must have|needs|has) [^,!?]*|an? [a-zà-ž]+(?: [a-zà-ž]+)? is the (?:main character|hero|narrator) [^,!?]*|the [a-zà-ž]+ one is (?:mine|yours|his|hers|(?:with|at|in|by) [^,.!?]*)\. [^!?]*|the (?:verdict|result|answer|decision|delivery) is (?:expected|due) [^!?]*|half of the (?:class|team|choir|office|street) (?:takes?|comes?|walks?|cycles?) [^,!?]*|there were (?:about|around|roughly) [a-zà-ž]+ (?:guests|people|stalls|runners|boats) (?:at|in|on) [^,!?]*|these (?:bulbs|seeds|screws|shelves) go in [^,!?]*|the box contains [^!?]*)$/iu;

function isFact(doc: Doc, said: string): boolean {
  const [clause] = doc.clauses;
  const [first, then] = doc.sentences;
  if (ON_A_DAY.test(said) || SET.test(said)) return true;
  if (PREFERS.test(said) && !matches(doc, ELSE, said)) return true;
  if (then && (then.text.length > 40 || !/^(?:mine|yours|his|hers|the|they|it|haven['’]t)\b/iu.test(then.text)))
    return false;
  if (doc.clauses.filter(({ sentence }) => sentence === first).length !== 1) return false;
  if (!clause || clause.start !== doc.tokens[0]?.start || isCharged(doc) || isLukewarm(doc)) return false;
  if (/^there(?:['’]s| is| are) (?:an?|some|two|three|more|spare) [^,]*\b(?:at|in|on|for|under|by) /iu.test(said))
    return !ELSE.test(said.replace(/ for you\b/u, ''));
  if (
    ELSE.test(first?.text.replace(/\.$|, according to [^,.]*\.?$/gu, '') ?? '') ||
    !/^(?:the|our|this|these|his|her|their|my|part) /iu.test(said)
  )
    return false;
  return (
    clause.subject.person === 3 &&
    clause.subject.animacy !== 'person' &&
    (isNeutral(clause) || matches(doc, DONE_TO, said) || matches(doc, CAME, said))
  );
}

function isNeutral({ tense, negation, verb, auxiliaries }: Clause): boolean {
  return tense === 'present' && !negation && auxiliaries.length === 0 && NEUTRAL.test(verb.lemma);
}
