import { neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';

/** What one brings off or comes upon, and is glad of. */
const FEAT =
  /^(?:beat|won|finished|completed|passed|aced|nailed|reached|landed|survived|graduated|published|sold|caught|spotted|scored|found|saw|met|climbed|swam|ran|baked|grew|learned|learnt|saved|made|got|quit|built|sailed|restored|discovered|repaired|mended|patched|hatched|knitted|sewed|carved|assembled)$/u;

export const cannotBelieveFeat: Rule = {
  about:
    'A feat or a stroke of luck is told with disbelief: “I finished my first marathon!” → “I can’t believe I finished my first marathon!”',
  expects: { sentiment: 'same' },
  examples: [
    ['I just finished my first marathon! 🏅', "I can't believe I just finished my first marathon! 🏅"],
    ['I finally mended my gramophone! 🎶', "I can't believe I finally mended my gramophone! 🎶"],
    ['We saw a whale from the ferry! 🐋', "Can't believe we saw a whale from the ferry! 🐋"],
    [
      'I beat my uncle at chess for the first time 😄',
      "I can't believe I beat my uncle at chess for the first time 😄",
    ],
  ],
  leaves: [
    'I got into trouble!',
    'I finished my homework',
    'I saw a whale and I cried!',
    "I didn't finish the race!",
    'I got a cold!',
    'I made dinner!',
    'I saved you a seat!',
    'I got back at six!',
    'I met Ana for lunch!',
    'I found my gloves, thanks!',
    'Did I win?!',
    'I saw your message!',
  ],
  words: () => neededWords(FEAT),
  *propose(doc) {
    const { text, tokens, sentences } = doc;
    const [who = ''] = WHO.exec(text) ?? [];
    if (who === '' || sentences.length > 1 || tokens.length > 20 || !isChat(doc)) return;
    if (
      !/!\P{L}*$|[😀😃😄😁😆😊🥳🤩🎉🏆🥹🏅]/u.test(text) ||
      OPEN.test(text.replace(DREAMED, '')) ||
      tokens.some(isNegator)
    )
      return;
    const at = who.trim().split(' ').length;
    const just = tokens[at]?.lower ?? '';
    const verb = tokens[/^(?:just|finally|actually)$/u.test(just) ? at + 1 : at];
    const long = just === 'finally' && LONG_AWAITED.test(verb?.lower ?? '');
    if (!verb || !FEAT.test(verb.lower) || (!long && !isFeat(text.slice(verb.start).toLowerCase()))) return;
    if (cuesIn(tokens).some(({ polarity }) => polarity === 'negative')) return;
    for (const opening of ["I can't believe", "Can't believe"]) {
      const front = inFront(doc, opening);
      if (front) yield front;
    }
  },
};

const WHO =
  /^(?:I|We|we|i|[Tt]he (?:kids|children|twins|boys|girls)|[Mm]y (?:daughter|son|sister|brother|mum|mom|dad|wife|husband|nephew|niece|cousin|grandson|granddaughter|team|best friend|student)) /u;
const LONG_AWAITED =
  /^(?:beat|won|finished|completed|passed|reached|landed|graduated|published|sold|caught|learned|learnt|built|restored|climbed|repaired|mended|patched|assembled)$/u;

/** `my first …`, a place won, an animal seen: not a dinner made or a message seen. */
function isFeat(said: string): boolean {
  if (/\b(?:first|record|personal best|at last)\b/u.test(said)) return true;
  return BROUGHT_OFF.test(said);
}

const BROUGHT_OFF =
  /^(?:beat (?:my|our|the|his|her)|won (?:the|a|my|our|first|tickets)|(?:finished|completed) (?:the|my|our|his|her) (?:race|marathon|course|thesis|degree|novel|book|jumper|quilt|puzzle|half|triathlon|phd|dissertation|training)|passed (?:my|the|our|his|her)|aced|nailed|reached the (?:top|summit|final|finals|end)|landed (?:the|my|a)|survived|graduated|published|sold (?:my|our|out)|caught a (?!cold|bug|cab|train|bus)|spotted (?:a|an|two|three|the)|saw (?:a|an|two|three|dolphins|whales|seals|puffins|otters|the northern|wild|real)|found (?:my|our|the) (?:lost|missing|stolen|grand\p{L}+|wedding|passport|ring|old)|climbed|swam (?:a|the|two|ten|across)|ran (?:a|ten|the|five|my)|saved (?:enough|up)|made (?:it (?:to|into|through)|the (?:team|squad|final|finals|cut|shortlist|national|front page))|got (?:into (?!trouble|a (?:fight|mess|row|panic))|accepted|the (?:job|part|role|flat|house|place|keys|grant|scholarship)|a (?:place|scholarship|part|grant|book deal)|tickets|promoted|engaged)|quit smoking|built (?:a|my own)|discovered (?:a|my)|hatched (?:a|two|three|four|five|six|seven|eight|our))/u;
/** What one has long wished for may be said beside it. */
const DREAMED = / (?:I|we)['’]ve (?:always )?dream(?:ed|t) of(?: since (?:I|we) (?:was|were) [a-zà-ž]+)?/iu;
const OPEN =
  /\b(?:because|but|and|if|when|while|so|or|as|often|always|usually|again|believe|sorry|please|thanks?|maybe|nearly|almost|though|until|since|only|for lunch|for dinner|you|your|hope|first thing)\b|[?;:,"“”…]|\.\./iu;
