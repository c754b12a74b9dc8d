import { type Doc, matches, mayMatch, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What one did, with nobody named who did it. */
const DID =
  /^(?:just |finally )?(?:stayed|checked in|walked|finished|got|spent|ordered|bought|booked|passed|went(?= in expecting)|went|came(?= to| in expecting| for the)|stumbled(?= on| upon| across)|begged|woke|took|saw|met|watched|tried|landed|lost|found|loved|hated|ran|cooked|baked|slept|paid|visited|had|adopted|moved|picked|sent|sold|switched|missed|forgot|learned|learnt|heard|saved|waited|drove|received|returned|started|planted|painted|spilled|dropped|broke|burnt|burned|hugged|posted|rang|phoned|mended|cried|failed|pulled|hit(?= every)|packed|reached|cried|tasted|beat(?= my)|changed(?= my| the| trains)|binned|handed|locked|applied|signed up|quit|deleted|grabbed|won(?= the| my| a)|fixed|repaired|swapped|splashed out|left(?= the| my)|nailed|put(?= the)|survived|hurt|twisted|sprained|wrote|queued|climbed|swam|spotted|caught(?= the| a| my)|ended up|managed) (?!in (?!at\b|expecting\b)|by\b|out\b(?! to\b)|and\b|off\b(?! the (?:phone|train|bus|plane)\b)|solid\b|property\b)/iu;
const DOING =
  /^(?:just (?=checking (?:whether|if|that)\b)|just (?!saying|curious|wondering|asking|checking|kidding|joking|sharing|thinking|missing)|(?=heading (?:to|home|out to|off to|back to|into)\b))[a-zà-ž]{3,}ing (?!my\b|your\b)/iu;

/** How one feels, or what one is about to do, with nobody named who does. */
const BEING =
  /^(?:(?:mega|super|dead|well|absolutely|really|so) impressed (?:by|with)\b|(?:absolutely|totally|completely|utterly|kinda|so|really|still) (?:gutted|devastated|furious|annoyed|bummed|livid|in love|obsessed|exhausted|chuffed|thrilled|over the moon|proud of|excited (?:for|about|to)|grateful (?:for|to|that))\b|feeling (?:(?:so|completely|really|very|utterly|absolutely|totally|a bit|a little|quite) )?(?:crushed|drained|relieved|heartbroken|overwhelmed|uneasy|guilty|ignored|let down|worn out|exhausted|deflated|rested|hopeful|content|peaceful|hopeless|blessed|grateful|lonely|proud|anxious|sad|happy|tired|excited|lucky|nervous|ill|sick|thankful|lost|stressed|low|calm|homesick)\b|(?:happy|glad|pleased|proud|thrilled|sad|delighted) to (?:report|say|announce)\b|(?:so |absolutely |honestly |truly |really )?(?:delighted|thrilled|chuffed|heartbroken|devastated|gutted|grateful|relieved|thankful|disappointed) (?:with|that|for|by) (?:the|my|our|how|every|this|we|i|a)\b|on hold (?:for|with)\b|(?:packing|baking|cooking|painting|waiting|knitting) (?:a|an|the|in|on|at|for|some)\b(?!.*\b(?:ruined|made|makes|is|was|were|are|has|had|takes|took|keeps|kept|calms|helps|helped|beats|costs|cost|always|never|feels|felt|gives|gave)\b)|(?:loading|doing|sorting|folding|watering|boarding|hunting for|reading|still deciding between|still deciding on|still waiting (?:for|on)|still looking for|popping (?:out|over|round) to|queu(?:e)?ing (?:for|at)|picking up|dropping off) (?:a|an|the|my|some|by|in|on|at|post|it|between|for)?\b(?!.*\b(?:ruined|made|makes|is|was|were|are|has|had|did|does|takes|took|keeps|kept|calms|helps|helped|beats|costs|cost|always|never|feels|felt|gives|gave|cheered|lifted|brought|brings)\b)|off to (?:the|bed|work|see|meet|pick|buy|a|an|my)\b|over the moon\b|not (?:impressed|convinced|happy|pleased) (?:with|by|about)\b|missing (?:my|our) .*\b(?:so (?:much|badly)|terribly|like (?:mad|crazy))\b|still (?:weighing up|waiting to)\b|not sure (?:yet|what|which|if|whether|how|about|i)\b|torn between\b|undecided (?:about|between|on)\b|neither for nor against\b|sorry (?:for|about) (?:the|my|not|being|missing)\b|(?:gutted|chuffed|devastated|heartbroken|livid|fuming|buzzing|knackered|shattered)[,.] (?!(?:and|but)\b)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:days|weeks|months|years) (?:sober|clean|smoke-free|old today)\b|stuck (?:in|at|on) (?:the|a|traffic|my)\b(?!.* for\b)|back (?:at|from|in) (?:the|work|my|a|school)\b|fed up (?:with|of)\b|sick of\b|tired of\b|worried about\b|nervous about\b|excited (?:about|for)\b|gonna (?!be\b)|crying (?:over|at|about)\b)/iu;
const BEEN =
  /^(?:only |just )?been (?:crying|trying|waiting|working|reading|looking|feeling|ill|sick|busy|on hold|at work|here|meaning to|thinking)\b/iu;
const CANNOT =
  /^(?:(?:hate|love) (?:it when|how|when)\b|can['’]t (?:wait|stop|believe|stand|complain|fault|choose|decide|find|remember)|need to (?!be\b|know\b)|wish (?:(?:i|we)(?:['’]d| had)(?: never)?|every|more) |hope (?:you|they|your|to (?:know|hear|find out)|everyone)|could go either way on|haven['’]t (?:seen|heard|been|tried|slept|eaten|decided)|don['’]t (?:know|mind|care|recommend)\b(?! (?:me|us)))/iu;

export const ownSubject: Rule = {
  about:
    'What one did oneself names who did it: “Stayed a week and loved our room” → “We stayed a week and loved our room”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['Finished my scarf at last 🧣', 'I finished my scarf at last 🧣'],
    [
      'Stayed a week in May. They gave us the room by the sea.',
      'We stayed a week in May. They gave us the room by the sea.',
    ],
    ['Just boarding the ferry', "I'm just boarding the ferry"],
    ['Packing a bag for the regatta', "I'm packing a bag for the regatta"],
    ['Gutted that my kite is gone', "I'm gutted that my kite is gone"],
    ['Hope they mend the pier', 'I hope they mend the pier'],
    ['Feeling lonely at the mill 😞', "I'm feeling lonely at the mill 😞"],
    ["Can't wait to see the regatta", "I can't wait to see the regatta"],
    ['Off to the regatta', "I'm off to the regatta"],
    ['Been waiting for the ferry since noon', "I've been waiting for the ferry since noon"],
    ['Heading to the regatta 🪁', "I'm heading to the regatta 🪁"],
    ['Hate it when it rains on my kite', 'I hate it when it rains on my kite'],
  ],
  leaves: [
    'Heading for trouble, that boy',
    'Just checking',
    'Took the last ferry to Rhum. Met Olga at the pier and we walked for an hour.',
    'Bought a kite. Flew it on the pier. My hat is gone.',
    'Booked a tent by the lake. On Monday I met Olga, and our fire kept us warm.',
    'Lost property is kept here',
    'Got my ring, and our van is back',
    'Just saying',
    'Waiting for the ferry ruined my evening',
    'Did it rain?',
    'I finished my scarf',
    'FOUND MY KEYS',
    'Found your keys?',
    "Had I known, I'd have booked somewhere else.",
  ],
  onlyIf: isOf('chat', 'story', 'review'),
  *propose(doc) {
    if (![DID, CANNOT, DOING, BEING, BEEN].some((each) => mayMatch(doc, each))) return;
    if (inCapitals(doc) || /\?|^[^.!?]*:/u.test(doc.text)) return;
    if (/^had (?:i|we|you|they|he|she|it|the|my|our|somebody|someone|anyone)\b/iu.test(doc.text)) return; // `had I known`
    if (isDiary(doc)) return;
    const done = matches(doc, DID) || matches(doc, CANNOT);
    if (!done && ![DOING, BEING, BEEN].some((each) => matches(doc, each))) return;
    const who = whoTells(doc);
    if (matches(doc, BEEN)) return who === undefined ? undefined : yield* eachInFront(doc, [`${who}'ve`]);
    if (who !== undefined) yield* eachInFront(doc, [done ? who : `${who}${who === 'I' ? "'m" : "'re"}`]);
  },
};

/** A later sentence has no subject either: one would not name oneself in the first alone. */
function isDiary({ sentences }: Doc): boolean {
  return sentences
    .slice(1)
    .some(
      ({ text, tokens }) =>
        [DID, CANNOT, DOING, BEING].some((each) => each.test(text)) ||
        (tokens[0]?.pos === 'VERB' &&
          /ed$|^(?:flew|felt|made|told|gave|sat|stood|ate|drank|rode|swam|kept|read)$/u.test(tokens[0].lower)) ||
        /^(?:then|later|finally|also|eventually|afterwards) [a-zà-ž]+(?:ed|ook|ent|ot)\b/iu.test(text),
    );
}

function whoTells({ text }: Doc): 'I' | 'We' | undefined {
  const we = /\b(?:we|our|us|ours)\b|\bwe['’]/iu.test(text);
  const one = /\b(?:i|my|me|mine|myself)\b|\bi['’]/iu.test(text);
  if (we && one) return undefined;
  if (we && /\b(?:met|meet|meeting|joined|bumped into|ran into|caught up with)\b/iu.test(text)) return undefined; // a companion comes later
  return we ? 'We' : 'I';
}
