import type { Rule, Token } from '../../src/plugin.js';
import { indefiniteArticle, matchCase } from '../../src/plugin.js';
import { capital, editable } from './editable.js';
import { type Place, preceding } from './where.js';

/** Nouns that say enough without the noun in front of them. */
const HEADS =
  /^(?:trip|course|class|teacher|instructor|photographer|agent|operation|appointment|meeting|party|orchestra|choir|team|concert|helpline|ticket|tickets|account|manager|staff|festival|exam|lesson|workshop|session|cushions|interview|shift|match|tournament|journey|ride|tour|guide|driver|nurse|surgeon|desk|chair|shoes|boots|jacket|dress|scarf|cake|pie|soup|salad|sandwich|curry|app|update|project|crossing|holiday|film|movie|series|call|kitchen|lobby|bartender|receptionist|assistant|technician|engineer|exhibition|competition|contest|race|rehearsal|practice|recital|campaign|mattress|curtains|blanket|pillow|towel|towels|rink|tuner|queue|buffet|invitations?|test|yard|fees?|lounge|episode|advis[eo]r|coat|mug|group|club|society|committee|pool|lights|badge|permit|booking|reservation|fares?|prices?|bills?|statement|letter|email|newsletter|brochure|leaflet|menu|recipe|sauce|juice|garden|fence|gate|shed|wall|roof|floor|ceiling|carpet|tiles|cupboard|drawer|table|sofa|lamp|charger|cable|battery|keyboard|speaker|camera|printer|software|password|website|forum|crew|players?|fans|students?|lecturer|owner|workers?|volunteers?|guests?|hedge|flowers|leaves|songs?|album|singer|dancers?|lecture|essay|novel|magazine|award|prize|trophy|ceremony|reception|dinner|lunch|buffet|rota|market|stall|museum|gallery|choir|museum|pot|bowl|stew|sermon|pension|bonus|contract|report|survey|deadline|presentation|membership|subscription|refund|delivery|parcel|box|boxes)$/u;
/** Nouns that make another thing of the one behind them. */
const TIED =
  /^(?:tea|post|fire|police|power|gas|petrol|ice|egg|rubber|soap|swimming|petty|search|press|office|dance|city|town|country|credit|bread|letter|black|gift|juke|match|flower|number|key|hand|foot|shop|class|night|box|witness|music|jewellery|lunch|tool|brain|war|civil|death|light|bath|wine|dinner|birthday|love|lottery|pub|state|ground|top|dead|sand|mail|fan|cover|thank|third|labour|press|package|cold|time|class|crash|upper|middle|first|second|heart|child|day|night|body|sea|world|cup|life|wheel|rocking|high|dream|home|tax|rat|road|work|bank|line|safe|master|flight|ego|guilt|field|business|box|main|drag|witch|web|car|sports|stage|mobile|phone|video|service|care|parking)$/u;

export const compound: Rule = {
  about:
    'A compound noun gives way to its head, the more general term: “the choir rehearsal” → “the rehearsal”; never in a question',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The harbour tour was packed', 'The tour was packed'],
    ['Our wedding photographer was late', 'Our photographer was late'],
    ['I signed up for an evening class', 'I signed up for a class'],
  ],
  leaves: [
    'The crash course was hard',
    'The boat trip, and then the bus trip, made me sick',
    'The old harbour tour was packed',
    'The tour guide app was free',
    'The Harbour tour was packed',
    'It was a boat-trip brochure',
    'Which boat trip did you take?',
  ],
  *propose(doc) {
    const mayEdit = editable(doc);
    for (const sentence of doc.sentences) {
      if (sentence.kind !== 'statement') continue;
      for (const head of sentence.tokens) {
        const [determiner, modifier] = [doc.tokens[head.index - 2], doc.tokens[head.index - 1]];
        const next = doc.tokens[head.index + 1];
        if (!determiner || !modifier || !isCompound(modifier, head) || !isDeterminer(determiner)) continue;
        if (/^(?:NOUN|PROPN)$/u.test(next?.pos ?? '') || next?.lower === 'of') continue;
        const place: Place = { doc, sentence, first: modifier, last: head, task: 'sentiment' };
        const said = doc.tokens.filter(({ lemma }) => lemma === head.lemma).length;
        if (preceding(place) !== determiner || said > 1 || !mayEdit(place, false)) continue;
        const article = /^an?$/u.test(determiner.lower)
          ? matchCase(determiner.text, indefiniteArticle(head.text))
          : determiner.text;
        yield { edits: [{ start: determiner.start, end: head.end, text: `${article} ${head.text}` }] };
      }
    }
  },
};

function isCompound(modifier: Token, head: Token): boolean {
  return (
    modifier.pos === 'NOUN' &&
    HEADS.test(head.lower) &&
    !TIED.test(modifier.lower) &&
    !capital(modifier) &&
    !capital(head)
  );
}

function isDeterminer({ lower }: Token): boolean {
  return /^(?:the|an?|my|our|your|his|her|their|this|that)$/u.test(lower);
}
