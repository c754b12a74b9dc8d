import { matches, type Rule } from '../../../../src/plugin.js';
import { eachInFront } from '../../../around/in-front.js';
import { isMessage } from '../../../around/kind.js';
import { inCapitals } from '../../../around/style.js';
import { opensWithStatement } from '../../stance.js';

/** What others do, or what happens to things, that people are glad to pass on. */
const HAPPENED =
  /^(?:the|my|our|his|her|everything|everyone|dad|mum|mom|gran[a-zà-ž]*|nana|(?:dad|mum|mom|gran[a-zà-ž]*|nana)['’]s) (?:(?!(?:who|that|which)\b)[a-zà-ž'’-]+ ){0,4}?(?:went (?:really |so )?(?:perfectly|smoothly|well|brilliantly|beautifully|without a hitch)|came back (?:clear|to life|fine|negative|clean)|roared back to life|finally (?:worked|beat|passed|won|arrived|reopened|learned|learnt|slept|started|bloomed|hatched|got)|(?:is|are) (?:back|back on|fixed|working again|cured|mended|open again|running again)|(?:has|have) (?:reopened|hatched|been (?:fixed|saved|approved|found|repaired|restored|mended)|come (?:home|back))|really enjoyed|loved the|arrived (?:a day|two days|early)|reopened|passed (?:his|her|the|all)|beat the|survived the)\b/iu;
/** Good news of its own kind, or none. */
const ELSE =
  /[?:;"“”]|\b(?:you|your|news|yay|hooray|finally at|but|although|though|not|never|sadly|died|dead|funeral|cancer|crying|cried|lost|broke|thank[a-zà-ž]*|said|told|film|movie|book|play|meal|food|tell)\b|n['’]t\b/iu;

export const goodNews: Rule = {
  about: 'What went well is told as news: “The regatta went smoothly” → “Good news: The regatta went smoothly”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The old oven is working again 🥖', 'Good news: The old oven is working again 🥖', 'Positive'],
    ['Her recital went brilliantly', 'Good news: Her recital went brilliantly', 'Positive'],
  ],
  leaves: ['The regatta is on Sunday', 'Your recital went brilliantly', 'The play went well but I left'],
  onlyIf: isMessage,
  *propose(doc) {
    if (!matches(doc, HAPPENED) || matches(doc, ELSE) || inCapitals(doc)) return;
    if (doc.sentences.length > 2 || doc.tokens.length > 20 || !opensWithStatement(doc)) return;
    yield* eachInFront(doc, ['Good news:']);
  },
};
