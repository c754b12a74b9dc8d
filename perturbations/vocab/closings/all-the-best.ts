import { matches, type Rule } from '../../../src/plugin.js';
import { isMessage } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { closed } from './closed.js';

/** Good wishes for what somebody begins or has before them. */
const WISHES =
  /^(?:may (?:you|your (?:new )?[a-zà-ž]+)|wishing you (?:both |all )?(?:every|much|lots|a (?:happy|wonderful|great|smooth|long))|good luck (?:with|on|at|in|for) (?:your|the)|congrat(?:s|ulations) on (?:your|the) (?:new |first )?(?:job|home|house|flat|shop|bakery|role|position|degree|promotion|retirement|engagement))\b/iu;
const ELSE =
  /[?;:"“”]|\b(?:rest|peace|mourn[a-zà-ž]*|loss|comfort|heal[a-zà-ž]*|recovery|soul|memory|best|luck with that|need it|deserve|love|hugs|see you|cheers|thank[a-zà-ž]*|burn|rot|regret|sorry|never)\b|🙄|😡/iu;

export const allTheBest: Rule = {
  about: 'Good wishes end as they do: “May your new boat sail far!” → “May your new boat sail far! All the best!”',
  expects: { sentiment: 'same' },
  examples: [['May your new boat sail far!', 'May your new boat sail far! All the best!', 'Positive']],
  leaves: ['May he rest in peace', 'May is warm', 'Good luck with that!'],
  onlyIf: isMessage,
  *propose(doc) {
    if (!matches(doc, WISHES) || matches(doc, ELSE) || inCapitals(doc) || doc.sentences.length > 1) return;
    yield* closed(doc, [/!/u.test(doc.text) ? 'All the best!' : 'All the best']);
  },
};
