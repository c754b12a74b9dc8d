import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { all, mayHave } from '../../around/only-if.js';
import { isRecord } from '../../around/record.js';
import { isNews } from '../../person/news.js';
import { opensWithStatement } from '../stance.js';

const OF_BUSINESS =
  /\b(?:unemployment|sales|shares|profits?|revenue|inflation|turnover|shareholders|order books|exports|interest rates?)\b/iu;
/** A firm that nobody has named. */
const OF_A_FIRM =
  /\bthe (?:\p{Ll}+ )?(?:company|firm|group)\b|^(?:quarterly|annual|turnover|revenue|sales in|profits? (?:in|for))\b/iu;
const OF_A_PLACE =
  /^an? (?:power cut|blackout|gas leak|burst main|fire|landslide|storm)\b|^the (?:\p{Ll}+ )?(?:harbou?r|hospital|school|railway station|airport|factory|market|cinema|pier|ferry|tunnel) (?:has (?:been|reopened|closed)|was (?:closed|evacuated|reopened|destroyed|saved)|will (?:close|open|reopen|be))\b|^(?:the (?:city|town|village|district|county) (?:has|will|is)|volunteers)\b|\b(?:(?:village|town) (?:fountain|hall|square|school|pub|green)|council(?:lors)?|cycle lane|the bridge|burst its banks|mayor|police|firefighters|rescue workers|shopkeepers|planning permission|bus route|tram line|motorway|town hall|commuters|volunteers|residents say|on the estate)\b/iu;
const OF_THE_ARTS =
  /^(?:the|an?) (?:[a-zà-ž]+ )?(?:orchestra|opera house|art gallery|film festival|ballet|theatre company|choir)\b/iu;
/** What has happened, or is to happen. */
const REPORTED =
  /\b(?:will|(?:has|have) (?:been |voted|approved|agreed|announced|found|revealed)|fell|rose|said|says?|lost|voted|announced|approved|reported|opened|amounted|burst|could begin|is still|are to|have brought|has fallen|compared with)\b/iu;

/** No news begins with `the volunteers` of whom nobody has heard. */
const KNOWN_TO_ALL =
  /^the (?:\p{Ll}+ )?(?:council|mayor|police|fire (?:brigade|service)|government|central bank|bank|city|town|village|county|district|harbou?r|hospital|school|railway station|airport|market|pier|ferry|tunnel|town hall|library|museum|orchestra|opera house|art gallery|film festival|ballet|theatre|number of|price of|unemployment rate|average)\b/iu;

export const inTheNews: Rule = {
  about: 'A piece of news says what news it is: “In local news, …”, “In business news, …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    [
      'The council will vote on the new tram line on Monday. Work could begin in May.',
      'In local news, the council will vote on the new tram line on Monday. Work could begin in May.',
    ],
    [
      'Sales of kites rose by a tenth in the spring. The price of string was unchanged.',
      'In business news, sales of kites rose by a tenth in the spring. The price of string was unchanged.',
    ],
  ],
  leaves: [
    'My sales are up',
    'In its decision the court praised the council for the new shelter.',
    'Your council has said that I may keep bees. We will see about that, said my aunt, who owns the field.',
    'The council is in the old hall. It has nine rooms and a clock.',
    'The volunteers have planted a hedge. The mayor said that it will be trimmed.',
    'The river rises in the north. It ends in a lake.',
    'Quarterly revenue fell by a tenth, and the company announced that it would close its mill. Shares fell as well.',
  ],
  words: once(() => neededWords(OF_BUSINESS, OF_THE_ARTS, OF_A_PLACE)),
  onlyIf: all(opensWithStatement, mayHave(REPORTED)),
  *propose(doc) {
    if ((kindOfText(doc) !== 'notice' && !isNews(doc)) || !matches(doc, REPORTED)) return;
    if (
      /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ours?|[Yy]ou|news)\b|[?:]|^[Tt]he (?:survey|report|study)\b|^(?:it|this|he|she|they|please|[Oo]n|[Ii]n|[Aa]t)\b/u.test(
        doc.text,
      )
    )
      return;
    if (isRecord(doc) && !/\bcouncil\b/iu.test(doc.text)) return;
    if (/^the\b/iu.test(doc.text) && !matches(doc, KNOWN_TO_ALL)) return;
    if (matches(doc, OF_BUSINESS) && matches(doc, OF_A_FIRM)) return;
    if (matches(doc, OF_BUSINESS)) yield* eachInFront(doc, ['In business news,']);
    else if (matches(doc, OF_THE_ARTS)) yield* eachInFront(doc, ['In arts news,']);
    else if (matches(doc, OF_A_PLACE)) yield* eachInFront(doc, ['In local news,']);
  },
};
