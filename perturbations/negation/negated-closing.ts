import { type Doc, matches, type Rule, type Sentence } from '../../src/plugin.js';
import { kindOfText } from '../around/kind.js';
import { isGrave } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';
import { cuesIn } from './cue.js';
import { isLonghand } from './longhand.js';
import { leaningOf } from './mood.js';

export const negatedClosing: Rule = {
  about:
    'A longer review or complaint is closed by a denial that agrees with it: “… We couldn’t fault it.”, “… That’s just not good enough.”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'We had a delicious lunch at this restaurant. The staff were lovely and the bread was baked that morning.',
      "We had a delicious lunch at this restaurant. The staff were lovely and the bread was baked that morning. We couldn't fault it.",
    ],
    [
      'Our room stank of drains and the shower was broken. The receptionist was rude when we complained.',
      "Our room stank of drains and the shower was broken. The receptionist was rude when we complained. That's just not good enough.",
    ],
  ],
  leaves: [
    'The staff were lovely.',
    'We had the lamb. The staff were lovely. I have no complaints.',
    'The film runs for two hours. It is on until Friday.',
    'The tenant left. The rooms were filthy and the door was broken.',
    'We had the lamb and it was lovely. The waiter was rude and the bill was wrong.',
    'Our room stank of drains and the shower was broken. Never again.',
    'Wow. My glasses were broken, and the shop made a new pair in a day. A customer for life here.',
  ],
  *propose(doc) {
    if (doc.sentences.length < 2 || doc.tokens.length < 16 || !/[.!]\s*$/u.test(doc.text) || isGrave(doc)) return;
    const last = doc.sentences.at(-1);
    if (
      !/^(?:chat|review|ticket|letter|story)$/u.test(kindOfText(doc)) ||
      last?.kind !== 'statement' ||
      SAID.test(last.text)
    )
      return;
    const sentences = leaningOf(doc) === 'positive' ? praise(doc) : blame(doc, last);
    for (const sentence of sentences) {
      const after = saidAfter(doc, sentence);
      if (after) yield after;
    }
  },
};

/** Whatever says it already, or a last word after which nothing is said. */
const SAID =
  /\b(?:fault|complaints?|complaining|good enough|(?:un)?acceptable|never|avoid|regards|sincerely|hesitate|recommend\w*|thank\w*|please|refund|regret|back|treat|expect|hope\w*|will|must|should|outrageous|disgrac\w*|infuriat\w*|feel|feels|felt|feeling|sorry)\b|n['’]t\b|['’](?:ll|d)\b/iu;

/** What was eaten or visited, so that one may find fault with it. */
const SERVED =
  /\b(?:service|staff|food|meal|menu|dinner|lunch|breakfast|hotel|room|guest ?house|campsite|restaurant|cafe|café|workshop|stay|cottage|treehouse|cabin|hostel|tour|spa|salon|mechanic|dentist|plumber|builder|fitters?)\b/iu;
/** What was bought for oneself, which one may be happy with. */
const BOUGHT =
  /\b(?:I|[Ww]e)(?:['’]ve| have)? (?:just |recently )?(?:bought|ordered|purchased|got|had|own(?:ed)?|found|chose|picked) (?:this|these|them|it|one|my|two|a pair)\b/u;
/** Somebody else's pleasure or pain, beside which one's own is out of place. */
const OTHERS =
  /\b(?:for (?:my|our) (?!home|house|kitchen|garden|desk|bike|car|flat|office)|daughter|son|mother|father|gift|present|wife|husband)\b/iu;
/** What a text that praises may say of what came before. */
const MARRED = /\b(?:although|though|but|only|except|apart from|dated|scruffy|pricey|expensive|slow|parking|small)\b/iu;

function praise(doc: Doc): readonly string[] {
  if (kindOfText(doc) !== 'review' || matches(doc, MARRED) || said(doc, 'positive') < 2) return [];
  if (!matches(doc, SERVED)) {
    if (!matches(doc, BOUGHT) || matches(doc, OTHERS)) return [];
    return /\b[Ww]e\b/u.test(doc.text)
      ? ["We couldn't be happier"]
      : ["I couldn't be happier", 'No regrets whatsoever'];
  }
  return /\b[Ww]e\b/u.test(doc.text)
    ? ["We couldn't fault it", 'No complaints from us']
    : /\b(?:I|[Mm]y)\b/u.test(doc.text)
      ? ["I couldn't fault it", 'No complaints from me']
      : [];
}

/** Whose doing it was: with nobody to blame there is nothing to ask of them. */
const OWED =
  /\b(?:service|staff|hotel|room|restaurant|waiter|waitress|drivers?|couriers?|company|shop|store|airline|receptionist|manager|seller|manufacturer|helpline|support|website|app|garage|plumber|builder|branch|bailiff|stylist|salon|technician|landlord|agency|order|exchange|singer|concert|clinic|hostel|apartment|course)\b/iu;
/** What goes wrong with goods and services, each said once. */
const WRONGS =
  /\b(?:cracked|broken|broke|leaked|leaking|late|wrong|refused|ignored|charged (?:me|us)|cold|stained|dirty|mou?ldy?|shrugged|laughed at|hung up|told (?:me|us) (?:to|it|that)|was told|no (?:reply|answer|apology|refund|lid|instructions)|nobody|(?:second|third|fourth) time|out of order|crash(?:es|ed)|locked out|hours?|weeks|cancelled|lost|ruined|rattled|smel(?:t|led)|leaky|missing|damaged|shrank|faced a wall)\b/gu;
const PLEASED =
  /\b(?:wow|praise\w*|for life|free of charge|finally|best|lovely|love[ds]?|kind|great|gem|favourite|happy|pleased|grateful|delight\w*|thank\w*|five stars|laughed|smil\w*|scared)\b/iu;

function blame(doc: Doc, last: Sentence): readonly string[] {
  if (!matches(doc, OWED) || PLEASED.test(doc.text) || said(doc, 'positive') > 0) return [];
  const wrongs = new Set(doc.text.toLowerCase().match(WRONGS) ?? []).size;
  if (said(doc, 'negative') < 2 && wrongs < 2) return [];
  if (/^(?:I|It|This|That|We)\b|\b(?:we are|we were)\b/u.test(last.text)) return [];
  return isLonghand(doc)
    ? ['This is simply not good enough', 'This is not acceptable']
    : ["That's just not good enough", "It's not good enough"];
}

/** How many words of the text have that label. */
function said({ tokens }: Doc, polarity: 'positive' | 'negative'): number {
  return cuesIn(tokens).filter((cue) => cue.polarity === polarity).length;
}
