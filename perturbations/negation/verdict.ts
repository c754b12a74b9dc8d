import { type Doc, perDoc } from '../../src/plugin.js';

/** Verdicts that lie in a comparison or in slang, not in one word of the lists. */
const BAD =
  /\b(?:(?:taste[sd]?|smell(?:s|ed)?|smelt|sound(?:s|ed)?|look(?:s|ed)?|felt|feels?) (?:just |a bit |exactly )?(?:like|of) (?:(?:old|wet|burnt|burned|warm|cold|dirty|soggy|stale|rotten|dead|damp|boiled|used|pure|cheap|washed-up) )*(?:cardboard|rubber|soap|dishwater|ditchwater|plastic|sawdust|socks?|diesel|petrol|bleach|drains?|sewage|mould|mold|damp|feet|smoke|fish|string|glue|metal|chalk|paper|water|sand|dust|vinegar|garbage|rubbish|cabbage|dog|eggs)|(?:is|was|are|were|so|looked|sounded) (?:so |pure |pretty |total |totally |absolute |utter )?(?:cringe|trash|garbage|rubbish|wooden|rock hard|paper[- ]thin|see-through|unwatchable|unplayable|inedible|a mess|a joke|a let-?down|a rip-?off|tough as (?:old )?(?:leather|boots))|stank of|stinks of|reeks? of|reeked of|fell apart (?:after|in|within)|puts? (?:half )?(?:the (?:class|audience|room)|me|us|everyone) to sleep)\b/iu;
const GOOD =
  /\b(?:(?:works?|worked|runs?|ran|went|goes|rides?|handles?|sews?|cuts?|drives?) like (?:a dream|a charm|clockwork|magic)|(?:is|was) (?:a|an absolute|a total|pure|such a) (?:dream|gem|genius|treat|joy|delight|godsend|lifesaver|masterclass|game[- ]changer)|works? wonders|worked wonders|changed my life|blew (?:me|us) away|fits? like a glove|tastes? like heaven|melts? in (?:the|your) mouth|melted in (?:the|your|my) mouth|feels? like new|looks? (?:like|as good as) new)\b/iu;

export const verdictOn = perDoc(({ text }: Doc): 'positive' | 'negative' | undefined => {
  const [bad, good] = [BAD.test(text), GOOD.test(text)];
  return bad === good ? undefined : bad ? 'negative' : 'positive';
});
