import { matches, neededWords, once, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { frankFor } from '../frank-words.js';
import { addresses, soleStatement } from '../stance.js';

const GOOD_OR_BAD =
  '(?:calm|reassuring|funny|kind|gentle|patient|warm(?= and (?:kind|patient|gentle|caring|friendly|welcoming|encouraging|funny)\\b)|friendly|helpful|rude|slow|lazy|useless|noisy|filthy|damp|stale|lumpy|flimsy|cramped|crooked|fresh|spotless|cosy|comfy|smooth|soft|crisp|tender|soggy|greasy|bland|dull|wobbly|scratchy|muddy|tinny|muffled|blurry|grainy|stuffy|shabby|grubby|draughty|watery)';
/** What somebody or something is like or does that is a verdict by itself, whatever the subject. */
const VERDICTS: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:the|this|these|our|my) [^,.]{2,40}\b(?:is|are|was|were) (?:so |very |really |always )?${GOOD_OR_BAD}(?: and (?:still |very |so |well |really )?[A-Za-zÀ-ž]+)?(?: with (?:us|me|everyone|the kids)| from (?:start|beginning) to (?:finish|end))?$`,
    'iu',
  ),
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:is|are|was|were) (?:full of (?:bugs|mosquitoes|flies|holes|typos|mistakes|surprises|charm|mould|mold|ants|errors)|impossible to [a-zà-ž]+|a (?:pleasure|joy|delight|pain|nightmare|waste of [a-zà-ž]+|rip-?off|letdown|let-down|treat|hit)|heaven|painfully [a-zà-ž]+|in stitches)$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:stopped working|fell apart|broke|came apart|stopped charging|deflate[sd]|started (?:leaking|shedding|peeling|rattling|squeaking|fraying|wobbling))(?: (?:after|within|on|in|overnight)\b[^,.]*)?$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:smell(?:s|ed)?|reek(?:s|ed)?|stank|stinks?) of [^,.]+$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:saved (?:my|our) [a-zà-ž]+|made (?:my|our) (?:day|week|year)|had (?:us|the (?:kids|little ones|crowd)|everyone) in stitches|nailed it|lasts forever|(?:feels?|felt|looks?|looked|sounds?|sounded) (?:cheap|fake|flimsy|amazing|wonderful|great|awful|horrible)|makes a [a-zà-ž]+ noise\b[^,.]*|does(?:n['’]t| not) (?:hold|fit|work|close|charge|stick|cut|clean)\b[^,.]*|never (?:showed up|turned up|arrived|came))$/iu,
  /^i(?:['’]m| am) (?:so |completely |totally )?(?:done with|sick of|tired of|fed up with|over the moon|torn|undecided|in two minds|on the fence|ok(?:ay)? with|fine with|having (?:the best|such an? (?:good|great|lovely|wonderful|brilliant|amazing|terrible|horrible|rough|hard)) (?:time|day|week|morning|evening))\b[^,.]*$|^i have (?:mixed feelings|no strong feelings|no complaints)\b[^,.]*$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:came out|turned out|fits?|worked|tasted|performed) (?:so |really )?(?:perfectly|beautifully|wonderfully|brilliantly|splendidly|superbly|terribly|horribly|awfully)$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:(?:came|turned) out (?:far |much |even )?(?:better|worse) than (?:i|we) (?:had )?(?:hoped|expected|feared|thought)|(?:was|is|were|are) (?:pure|sheer) (?:joy|bliss|magic|torture|misery|hell))$/iu,
  /^(?:the|this|these|our|my) [^,.]{2,40}\b(?:(?:exceed|surpass)(?:e[sd]|s|ed) (?:all )?(?:of )?(?:my|our) (?:wildest )?(?:expectations|hopes|dreams)|(?:learns|picks things up) (?:incredibly|remarkably|amazingly|impressively|so|really|very) (?:fast|quickly)|made (?:the (?:kids|children|whole [a-zà-ž]+)|everyone|us(?: all)?) (?:howl|roar|cry|scream|weep|shriek) with laughter|answered (?:all|every one) (?:of )?(?:my|our|the kids['’]) questions (?:patiently|kindly|thoroughly|with (?:patience|a smile))|(?:is|are|was|were) (?:crystal clear|razor[- ]sharp|spot on|second to none|top[- ]notch|beyond praise))$/iu,
  /^(?:nobody|no one|no-one) (?:at|in|from|on) [^,.]{3,30} (?:picks up|answers|replies|listens|cares|helps|knows|calls|rings|works|speaks|bothers|responds)\b[^,.]*$|^nothing (?:here|in this [a-zà-ž]+|about (?:this|it)|at this [a-zà-ž]+) (?:works|fits|helps|tastes)\b[^,.]*$|^everything about (?:this|the|that|our) [^,.]{3,30} (?:feels|felt|is|was|looks|looked|screams) [^,.]*$/iu,
  /^(?:the|our|my) (?:kids|children|twins|boys|girls|dogs?|guests|parents|grandparents|students|whole family) (?:loved|adored|hated|enjoyed) [^,.]+$/iu,
];

/** What somebody did or what befell a thing: told, not judged. */
const HAPPENED = /\b(?:stopped|fell|broke|came (?!out)|started|never|does(?:n['’]t| not)|nobody|no one|nothing)\b/iu;

/** What went wrong, of a thing: bad luck. */
const BROKE =
  /\b(?:stopped (?:working|charging)|fell apart|broke|came apart|never (?:showed up|turned up|arrived|came)|started (?:leaking|shedding|peeling|rattling|fraying))\b/iu;

export const verdict: Rule = {
  about: 'A verdict of any shape is owned up to: “Honestly, the kids loved the zoo”',
  expects: { sentiment: 'same' },
  examples: [
    ['The kids loved the zoo', 'I have to say, the kids loved the zoo'],
    ['My tent fell apart on the first night', 'Unfortunately, my tent fell apart on the first night'],
    ['The course exceeded our expectations', 'I have to say, the course exceeded our expectations'],
    ['The nurse was calm and reassuring', 'I must say, the nurse was calm and reassuring'],
  ],
  leaves: [
    'The kids love you',
    'The zoo is in the park',
    'The nurse was calm, but the doctor yelled',
    'Was the nurse calm?',
    'The lessee was rude.',
    'The kids loved the zoo!!',
    'The nurse was calm before he died',
  ],
  words: once(() => neededWords(...VERDICTS)),
  onlyIf: isMessage,
  *propose(doc) {
    if (doc.text.includes('!')) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    if (
      !VERDICTS.some((pattern) => matches(doc, pattern, said)) ||
      /\b(?:honest[a-zà-ž]*|frank[a-zà-ž]*|sorry|fairly|average)\b/iu.test(said)
    )
      return;
    if (!(addresses(doc) && !/^i['’]m (?:ok|fine)/iu.test(said)) && soleStatement(doc) && doc.tokens.length < 18)
      yield* eachInFront(
        doc,
        matches(doc, BROKE, said)
          ? ['Unfortunately,']
          : matches(doc, HAPPENED, said) || /^i\b/iu.test(said)
            ? ['Honestly,']
            : frankFor(doc, ['I have to say,', 'I must say,']),
      );
  },
};
