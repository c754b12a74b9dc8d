import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';

const OPENINGS = ['Not gonna lie,', "Can't lie,", "I won't lie,", "I don't mind admitting", 'No lie,'];

export const ownedUp: Rule = {
  about: 'A feeling of one’s own is owned up to: “I miss the sea more than I say” → “I won’t lie, I miss the sea …”',
  expects: { sentiment: 'same' },
  examples: [
    ['I miss the sea more than I say', "I won't lie, I miss the sea more than I say"],
    ["I'm worn out after that shift", "Can't lie, I'm worn out after that shift"],
    ['I was really hurt by her joke 😔', "I don't mind admitting I was really hurt by her joke 😔"],
    ['I could eat this pie every day', 'No lie, I could eat this pie every day'],
  ],
  leaves: [
    'I miss grandad, he died in May',
    "I'm heartbroken that our dog has to be put to sleep",
    "I'm not worn out",
    'I was hurt in a crash',
    'I miss the bus every day',
    'Do I miss the sea?',
    'You miss the sea',
    'I miss the sea. We moved in May. It was hard on all of us.',
    "I'm worn out, sorry",
    'I can do Monday',
    "I'm heartbroken, they sold the boat",
  ],
  words: () => neededWords(FELT, SAID_BIG),
  *propose(doc) {
    const { text, sentences, tokens } = doc;
    if (sentences.length > 2 || tokens.length > 24 || !isChat(doc) || matches(doc, ASIDE)) return;
    const kind = matches(doc, FELT) ? 'felt' : matches(doc, SAID_BIG) ? 'big' : undefined;
    if (kind === undefined || isListed(doc)) return;
    for (const opening of OPENINGS) {
      const plain = !opening.endsWith(',');
      if ((opening === 'No lie,') !== (kind === 'big') && kind === 'big' && plain) continue;
      if (opening === 'No lie,' && kind === 'felt') continue;
      if (
        plain &&
        (!/^i\b/iu.test(text) ||
          matches(doc, GRIEF) ||
          matches(doc, GLAD) ||
          matches(doc, OPEN) ||
          /['’]m so\b/iu.test(text))
      )
        continue;
      if (opening.startsWith('Not') && matches(doc, GRAVE)) continue;
      if (opening.startsWith('Can') && (sentences.length > 1 || matches(doc, GRIEF))) continue;
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

/** What one feels and might keep to oneself. */
const FELT =
  /^i(?: (?:really |still |do )?miss (?!the (?:bus|train|tram|boat|ferry|deadline)\b)(?:him|her|you|them|my|our|the|home|living|being|having)\b| was (?:really |so |very |a bit |quite |pretty )?(?:hurt by|let down by|blown away by|gutted|nervous|moved by|touched by|scared|jealous)\b| feel (?:sick|awful|terrible|rotten|lonely|lost|guilty|stupid|useless|invisible|cheated|let down)\b| (?:cried|teared up|welled up)\b|['’]m (?:so |really |just |completely |totally |absolutely )?(?:worn out|knackered|exhausted|shattered|fed up|gutted|heartbroken|dreading|struggling|lonely|homesick|jealous|buzzing|chuffed|terrified|drained|charmed by|amazed by|amazed at|impressed by|impressed with|pleasantly surprised by|losing patience with|scared of [a-zà-ž]+ing|regretting|missing (?:my|our|the)|bored stiff|annoyed|irritated|let down by|disappointed|struggling|miserable in|stoked about|smitten with|jealous of)\b|['’]ve had (?:a|such a|the most) (?:rotten|terrible|horrible|awful|miserable|rough|lovely|brilliant|wonderful)\b)|^feeling (?:really |so |pretty |quite |a bit )?(?:hopeful|hopeless|strong|proud|low|flat|down|under the weather|rough|run down|lonely|lucky|blessed|nervous|drained|loads better|so much better|refreshed|relieved|sorry for myself)\b|^so (?:glad|relieved|proud|jealous|tired of|done with|fed up)\b|^loving (?:my|the|this|these|our)\b/iu;
/** What nobody would be shy to admit. */
const GLAD =
  /\b(?:livid|charmed|amazed|impressed|surprised|stoked|smitten|blown away|buzzing|chuffed|moved|touched|lovely|brilliant|wonderful|laughed|slept)\b/iu;
/** Anger, which nobody owns up to. */
const OPEN = /\b(?:annoyed|irritated|losing patience|invisible)\b/iu;
const GRAVE = /\b(?:terrified|surgery|operation|scan|hospital|losing my)\b/iu;
/** What is too sad for slang. */
const GRIEF =
  /\b(?:heartbroken|terrified|lonely|invisible|cried|surgery|operation|scan|hospital|losing my|every single day)\b|\bmiss (?:him|her|my (?:dog|cat|mum|mom|dad|sister|brother|son|daughter|gran[a-zà-ž]*|nan|mother|father))\b|💔/iu;
/** What one says with some exaggeration. */
const SAID_BIG =
  /^i (?:could (?:(?:live in|marry|move into) (?:this|these)\b|(?:eat|listen to|watch|drink|live in|wear|marry|stay)\b.*\b(?:every|all|forever|for ever|days?|again)\b)|slept like a (?:baby|log)\b|laughed (?:so|until|till)\b)|^(?:he|she|they|that [a-zà-ž]+|this [a-zà-ž]+) (?:always )?(?:made|makes|had) (?:me|us) (?:laugh|howl|laughing|howling|in stitches)\b|^(?:this|these|that|the|my|our) [a-zà-ž ]{3,30} (?:has|have) changed my life\b|^(?:this|these|that|the|my|our) [a-zà-ž ]{3,30} (?:is|are) the highlight of my [a-zà-ž]+/iu;
const ASIDE =
  /\b(?:not|never|nothing|nobody|no one|sorry|please|thanks?|lie|honest\w*|deny|admit\w*|if|maybe|guess|think|grateful|thankful|appreciate|livid|furious|angry|blessed|lucky|proud|btw|patient|crash|accident|died|dead|to sleep|passed away|funeral|goodbye|bullied|but)\b|n['’]t\b|["“”:;?]|!{2}/iu;

/** Feelings told in a row are no admission. */
function isListed({ text }: Doc): boolean {
  return (text.match(/,/gu)?.length ?? 0) > 1 || /, (?:they|he|she|we|it|you)\b/u.test(text);
}
