import { matches, type Rule } from '../../../../src/plugin.js';
import { eachInFront } from '../../../around/in-front.js';
import { isMessage } from '../../../around/kind.js';
import { inCapitals } from '../../../around/style.js';
import { isLukewarm } from '../../lukewarm.js';
import { opensWithStatement } from '../../stance.js';

/** What somebody has made or does, and how it is. */
const YOURS =
  /^your (?:[a-zà-ž'’-]+ ){1,3}(?:(?:has|have) (?:really |truly )?(?:improved|come on|made)|is|are|was|were|tastes?|tasted|looks?|looked|smells?|sounds?|sounded|made|makes|never (?:fails?|disappoints?)|always)\b/iu;
/** What one hears from an office, and what has a mood or an opening of its own. */
const ELSE =
  /[?:;"“”]|\b(?:your (?:[a-zà-ž]+ )?(?:application|order|parcel|package|appointment|request|account|loan|delivery|refund|results?|scan|exam|interview|visa|ticket|booking|card|turn|taxi|table|baby|birthday|majesty|loss|honou?r|mum|mom|dad|mother|father|son|daughter|friend|wedding)|ready|arrived|approved|accepted|booked|confirmed|welcome|on (?:its|the) way|safe|fine|okay|ok|honest[a-zà-ž]*|must say|have to say|thank[a-zà-ž]*|congrat[a-zà-ž]*|sorry|if|but|although|hope)\b|n['’]t\b/iu;

export const saidToYou: Rule = {
  about: 'Praise of what somebody made is what one must say: “I must say, your fiddle playing has improved”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [['Your rowing has improved enormously', 'I must say, your rowing has improved enormously', 'Positive']],
  leaves: ['Your boat is ready', 'Your order was approved', 'My rowing has improved'],
  words: () => ['your'],
  onlyIf: isMessage,
  *propose(doc) {
    if (!matches(doc, YOURS) || matches(doc, ELSE) || inCapitals(doc) || isLukewarm(doc)) return;
    if (doc.sentences.length > 1 || doc.tokens.length > 20 || !opensWithStatement(doc)) return;
    yield* eachInFront(doc, ['I must say,', 'You know,']);
  },
};
