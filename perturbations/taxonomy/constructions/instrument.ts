import type { Rule, Token } from '../../../src/plugin.js';

/** Tools, which are what one does a thing with: nothing that one has, wears or comes along with. */
const TOOL =
  /^(?:stick|sticks|knife|knives|spoon|fork|hammer|saw|axe|ruler|pencil|pen|brush|telescope|telescopes|microscope|stethoscope|compass|sextant|abacus|calculator|gps|radar|sonar|laser|lasers|x-ray|x-rays|scissors|needle|tweezers|wrench|screwdriver|drill|ladder|rope|net|nets|magnet|magnets|spade|shovel|broom|mop|camera|drone|drones|smartphone|computer|computers|spreadsheet|typewriter|chisel|thermometer|barometer|binoculars|chopsticks|sandpaper|vinegar|bleach|soap|credit|remote|keyboard|crowbar|tape|glue|toothpick|thimble|paintbrush|quill|polaroid|bow|slingshot|catapult|catapults|satellite|satellites|semaphore|morse|torch|flashlight|pegs|mallet|mallets|plectrum|fingers|feet|razor|toothbrush|tongs|pliers|lighter|mirror|mirrors|lens|shears|spear|spears|dynamite|explosives|cement|mortar|racket|racquet|stone|stones|cannon|cannons|sword|swords|microwave|wrench|hook|oar|oars|pump|rudder|rudders|velcro|telegraph|chalk|lever|levers|pulley|pulleys|thermostat|toothpicks|knitting|typewriters|cords|watch|hourglass|sundial|clock|shells|fingernail|fingernails|penicillin|antibiotics|leeches|aspirin|morphine|maggots|headphones|lid|lids|paddle|paddles|sieve|whisk|rolling|tractor|tractors|crane|cranes|shoelace|shoelaces|twig|twigs|trowel|hose|hoses|bucket|buckets|joystick|protractor|ruler|pesos|coins|cash|dollars|euros|pounds|yen|rupees|bitcoin|banknotes)$/u;

/** What one does by means of a tool. */
const DONE_WITH =
  /^(?:open|opened|cut|measure|measured|draw|drawn|write|written|eat|eaten|see|seen|observe|observed|find|found|navigate|detect|detected|diagnose|diagnosed|photograph|film|filmed|build|built|make|made|break|broken|clean|cleaned|remove|removed|catch|caught|hunt|hunted|fish|calculate|calculated|communicate|paint|painted|dig|dug|repair|repaired|fix|fixed|pick|kill|killed|steer|steered|attack|track|tracked|map|mapped|record|recorded|carve|carved|discover|discovered|harvest|harvested|polish|type|typed|count|peel|peeled|slice|lift|move|tell|send|sent|played|tune|tuned|tie|tied|print|printed|knit|sew|sewn|cure|cured|paint|painted|light|lit|cook|cooked|weigh|weighed|lifted|moved|fasten|fastened|attach|attached|seal|sealed|signalled|cracked|split|scratch|scratched|hear|heard|smother|smothered|press|pressed|crush|crushed|shave|shaved|trim|trimmed|test|tested|dry|dried|stir|stirred|sharpen|sharpened|water|watered|heat|heated|treat|treated|pay|paid)$/u;

export const instrument: Rule = {
  about: 'With a tool is using it: “Can a tin be opened with a spoon?” → “Can a tin be opened using a spoon?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Can a tin be opened with a spoon?', 'Can a tin be opened using a spoon?'],
    ['Can you pay for tea in Ghent with rupees?', 'Can you pay for tea in Ghent using rupees?'],
    ['Did the Minoans navigate with a compass?', 'Did the Minoans navigate using a compass?'],
  ],
  leaves: [
    'Can a tin with a spoon be bought?',
    'Did the man with a compass navigate?',
    'Did she eat it with a friend?',
    'Could the cook open a box with a knife in it?',
    'Did they use a net with a stick?',
    'He opened it with a spoon.',
  ],
  words: () => ['with'],
  *propose({ questions }, { task }) {
    const [question, second] = questions;
    if (task.like !== 'yes-no' || !question || second || question.negation) return;
    const { tokens } = question.predicate;
    const [link, more] = tokens.filter(({ lower }) => lower === 'with');
    if (!link || more || tokens.some(({ lower }) => /^us(?:e|es|ed|ing)$/u.test(lower))) return;
    const at = tokens.indexOf(link);
    if (!tokens.slice(0, 3).some(({ lower }) => DONE_WITH.test(lower)) || !isTool(tokens.slice(at + 1))) return;
    yield { edits: [{ start: link.start, end: link.end, text: 'using' }] };
  },
};

/** A tool with at most its article and an adjective, at the end or before a comma. */
function isTool(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  const at = words.findIndex(({ lower }) => TOOL.test(lower));
  const [tool, next] = [words[at], words[at + 1]];
  if (
    !tool ||
    at > 2 ||
    words.slice(0, at).some(({ pos, lower }) => !/^(?:DET|ADJ|NOUN)$/u.test(pos) || lower === 'the')
  )
    return false;
  return !next || /^(?:alone|only|code|card|paper|control)$/u.test(next.lower);
}
