import { matches, type Rule } from '../../../../src/plugin.js';
import { eachInFront } from '../../../around/in-front.js';
import { isMessage } from '../../../around/kind.js';
import { all } from '../../../around/only-if.js';
import { isOfficial } from '../../../around/register.js';
import { inCapitals } from '../../../around/style.js';
import { isLukewarm } from '../../lukewarm.js';
import { opened } from '../../opened.js';
import { addresses } from '../../stance.js';

/** How nuisances are told: what happened to one, what a thing is like, or the nuisance alone. */
const TOLD =
  /^(?:(?:the|my|our|this|these|that|their|another|so (?:many|much)|two|three|third|half|some(?:one|body)|nothing|turns out|stepped|i (?:just )?(?:spilled|spilt|dropped|lost|missed|forgot|overslept|burnt|burned|broke|stepped)|we (?:just )?(?:missed|lost|forgot)) )[^?:;]*$/iu;
/** What grieves, frightens or makes one laugh, and what has a cry or a cause of its own. */
const ELSE =
  /[?"“”!:;…]|\b(?:ugh|oh|wow|ah|aw|man|dude|lol|haha|omg|sad|sadly|unfortunately|honest[a-zà-ž]*|frankly|seriously|sorry|thanks?|please|hope|wish|love|miss|lonely|alone|heart|hearts|heartbr[a-zà-ž]*|broken-hearted|devastated|tears|crying|cried|cry|grief|scared|afraid|frightened|hospital|surgery|doctor|clinic|scan|nurse|ward|ill|fever|divorce[d]?|ended (?:it|things)|left (?:me|us)|sacked|fired|redundant|evicted|homeless|bullied|racist|beat|beaten|attacked|stabbed|fire|flood(?:ed)?|war|police|baby|child|children|kids?|son|daughter|mum|mom|dad|gran[a-zà-ž]*|nan|cat|dog|fish|puppy|kitten|hamster|pet|put down|ruined the|no lie|ngl|tbh|but|although|though|never again|avoid|waste of|expected|disappoint[a-zà-ž]*|overrated|shame|disgrace|rather|a bit|slightly|unacceptable|invisible|killed|savings|moving away|(?:mother|father|granny|nan) gave me|fun of me|does not|did not|would not|to my cost)\b|[🕯😨😱💔😢🥺😂🤣😆😅😊🎉]/iu;

export const groaned: Rule = {
  about: 'A nuisance that a message tells of is groaned at: “My bike chain snapped” → “Ugh, my bike chain snapped”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The oars are splintered', 'Ugh, the oars are splintered', 'Negative'],
    ['So many gnats that we left the pier 😵', 'Ugh, so many gnats that we left the pier 😵', 'Negative'],
  ],
  leaves: [
    'Our old cat is blind',
    'The verdict was a bit dull',
    'Did the oars splinter?',
    'The oars broke on the lake and the boatman would not give us our money back.',
    'You broke the oars',
  ],
  onlyIf: all(isMessage, ({ tokens, sentences }) => tokens.length < 20 && sentences.length < 3),
  *propose(doc) {
    if (!matches(doc, TOLD) || matches(doc, ELSE) || inCapitals(doc)) return;
    if (doc.tokens.length > 12 && /\.\s*$/u.test(doc.text)) return; // a review
    if (addresses(doc) || (isLukewarm(doc) && !/\btoo [a-zà-ž]/iu.test(doc.text)) || isOfficial(doc)) return;
    yield* /^so /iu.test(doc.text) ? eachInFront(doc, ['Ugh,']) : opened(doc, ['Ugh,']);
  },
};
