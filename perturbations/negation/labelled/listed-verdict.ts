import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { saidAfter } from '../../around/said-after.js';
import { polarityOf } from '../../person/polar.js';

type Told = Pick<Rule, 'about' | 'examples' | 'leaves'>;

/** Closes a line that says without a verb what something is like. */
export const listedVerdict = (side: 'positive' | 'negative', closings: readonly string[], told: Told): Rule => ({
  ...told,
  expects: { sentiment: 'same' },
  fallback: true,
  onlyIf: isListedVerdict(side),
  *propose(doc) {
    for (const said of closings) {
      const after = saidAfter(doc, said);
      if (after) yield after;
    }
  },
});

/** Whether a line says without a verb what something is like, good or bad: `Crisp batter, perfect chips`, `A dull, lifeless sequel`. */
function isListedVerdict(side: 'positive' | 'negative') {
  return (doc: Doc): boolean => {
    const { tokens, clauses, sentences, text } = doc;
    const [first, second] = tokens;
    if (!isMessage(doc) || sentences.length > 1 || clauses.length > 0 || tokens.length < 4 || tokens.length > 14)
      return false;
    if (!/, | and /u.test(text) || matches(doc, OFF) || tokens.some(({ pos }) => pos === 'PRON' || pos === 'AUX'))
      return false;
    if (
      /^an?$/iu.test(first?.text ?? '') ? second?.pos !== 'ADJ' || !matches(doc, THING) : OPENS.test(first?.pos ?? '')
    )
      return false;
    const sides = new Set(tokens.map(({ lower }) => polarityOf(lower)));
    return sides.has(side) && !sides.has(side === 'positive' ? 'negative' : 'positive');
  };
}

const OPENS = /^(?:DET|NUM|ADV|ADP|CCONJ|SCONJ|INTJ|PUNCT)$/u;
/** What people feel, events, wishes and exclamations; and a denial or a turn that is there already. */
const OFF =
  /[?!:;"“”…]|\b(?:tired|hungry|happy|excited|lonely|sad|sick|proud|grateful|thankful|calm|relaxed|ready|glad|sorry|angry|bored|sleepy|cold|awake|home|merry|good (?:morning|night|luck|news)|happy|dear|new|last|next|first|same|more|many|few|two|three|but|yet|not|no|never|nothing|without|hardly|barely|today|tomorrow|tonight|yesterday|finally|friend|mother|father|mum|mom|dad|news|day|week|night|morning|weekend|year|baby|puppy|kitten|woke|head|nose|throat|stomach|back|eyes|knee|cold|flu)\b|n['’]t\b/iu;
const THING =
  /\b(?:film|movie|novel|book|sequel|prequel|series|season|episode|documentary|musical|play|album|memoir|thriller|comedy|drama|biography|hotel|hostel|campsite|restaurant|caf[eé]|bistro|pub|bar|museum|meal|pizza|curry|soup|burger|phone|laptop|app|kettle|printer|tent|mattress|jacket|lamp|chair|sofa|keyboard|camera|headset|guide|podcast|exhibition|concert|performance)\b/iu;
