import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { moodOf } from '../mood.js';
import { verdictOn } from '../verdict.js';

export const noDenying: Rule = {
  about:
    'A verdict by the senses, or on how something works, is opened by “There’s no denying …” or “Not gonna lie, …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The tenor sounded superb in that tiny chapel', "There's no denying the tenor sounded superb in that tiny chapel"],
    ['This bread tastes like sawdust', 'Not gonna lie, this bread tastes like sawdust'],
    ['Finishing the half marathon feels fantastic', 'Not gonna lie, finishing the half marathon feels fantastic'],
    ['My new bike rides like a dream 🚲', "Can't lie, my new bike rides like a dream 🚲"],
  ],
  leaves: [
    'The bread tastes of rye',
    'The tenor did not sound superb',
    'The tenor sounded superb, thank you',
    'Does the bread taste awful?',
    'The tenor sounded happy to be home',
    'The meadow garden looks lovely after the storm',
    'The cobbler made my boots fit perfectly',
    'The tenor looks superb but sings badly',
    'Dad looks awful, we are taking him to hospital',
    'The nurse said he looks great',
    'The tenor sounded superb. The chapel was full. We sat near the door.',
  ],
  *propose(doc) {
    const kind = judged(doc);
    if (!kind) return;
    // `no denying that jam tastes odd` could be of jam at large
    for (const said of kind === 'doing' || matches(doc, FACT) || /^that\b/iu.test(doc.text)
      ? ['Not gonna lie,', "Can't lie,"]
      : ["There's no denying", 'Not gonna lie,', "Can't lie,"]) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

/** A plain fact of the senses, which nobody would deny. */
const FACT = /\b(?:smell(?:s|ed)?|smelt|looked|tasted) (?:of|bored|burnt)\b/iu;
const NP = String.raw`(?:the|this|that|these|those|my|our) (?:(?!(?:and|but|that|who|which|is|are|was|were|said|says|has|had|have|made|makes|got|did|n['’]t|not)\b)[A-Za-zÀ-ž\d'’-]+ ){1,6}?`;
const SENSED = new RegExp(
  `^${NP}(?:sounds?|sounded|tastes?|tasted|smells?|smelled|smelt|smells|feels?|felt|looks?|looked|works?|worked|runs?|ran|rides?|handles?|sews?|fits?|fitted|plays?|played|sang|sings|performed|danced|cooks?|cooked|stank|stinks|reeks|reeked|put|puts|changed|blew|melts|melted|went) `,
  'iu',
);
const BE = new RegExp(`^${NP}(?:is|was|are|were) `, 'iu');
const DOING =
  /^(?:(?!during|wedding|evening|morning|building|nothing|something|anything|everything|king|thing|spring|string|being)[a-zà-ž]{2,}ing) [^.,;:!?]{3,60}? (?:feels?|felt|is|was|tastes?|tasted|ruined|spoiled|spoilt|wrecked|made) /iu;
const ASIDE =
  /\b(?:snow|sky|sunset|sunrise|garden|moon|and (?:i|we)|highlight|scratched|lie|honest\w*|deny\w*|but|though|although|except|thank\w*|please|sorry|if|would|could|should|might|maybe|hope\w*|never|not|no|nothing|nobody|always|just|happy|well done|grateful|proud|birthday|you|your|he|she|said|says|told|hospital(?! (?:canteen|food|coffee|bed))|surgery|scan|died|ill|sick|poorly|worried|to sleep tonight|seems?|apparently|again|forward|tired|as if|my (?:mum|mom|dad|son|daughter|wife|husband|sister|brother|gran[a-zà-ž]*|nan|kids?|baby|dog|cat|back|head|knee|leg|neck|throat|stomach|tooth|ankle|shoulder|hands?|feet|eyes?))\b|n['’]t\b|[?!🥰❤😭💔]/iu;

function judged(doc: Doc): 'thing' | 'doing' | undefined {
  const { text, sentences, tokens } = doc;
  if (sentences.length !== 1 || tokens.length > 20 || tokens.length < 4 || !isChat(doc) || matches(doc, ASIDE))
    return undefined;
  if (/, |["“”;:…]/u.test(text)) return undefined;
  const mood = moodOf(doc);
  const feels = mood?.cues.some(({ says }) => says === 'event');
  if (verdictOn(doc) && (SENSED.test(text) || BE.test(text)))
    return mood && mood.polarity !== verdictOn(doc) ? undefined : 'thing';
  if (!mood) return undefined;
  if (SENSED.test(text) && !feels && !/^(?:my|our) [a-zà-ž]+ (?:went|looks?|looked|feels?|felt) /iu.test(text))
    return 'thing';
  return matches(doc, DOING) && (!feels || /\b(?:ruined|spoiled|spoilt|wrecked)\b/iu.test(text)) ? 'doing' : undefined;
}
