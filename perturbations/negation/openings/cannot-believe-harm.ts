import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { inFront } from '../../around/in-front.js';
import { isChat } from '../../around/register.js';
import { isNegator } from '../asked.js';
import { cuesIn } from '../cue.js';

export const cannotBelieveHarm: Rule = {
  about:
    'What somebody or something did to the speaker’s own things is told with disbelief: “Can’t believe the machine swallowed my card”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The ticket machine swallowed my card', "I can't believe the ticket machine swallowed my card"],
    ['Moles have dug up our whole lawn 😩', "Can't believe moles have dug up our whole lawn 😩"],
    [
      'The airline bumped us off an overbooked flight',
      "I can't believe the airline bumped us off an overbooked flight",
    ],
  ],
  leaves: [
    'I swallowed my pill',
    'The machine swallowed the card',
    'The machine swallowed my card but gave it back',
    'The dog ate his dinner',
    "The machine didn't swallow my card",
    'Did the machine swallow my card?',
    'The barber cut my hair',
    'My brother always eats my crisps',
    'The client says that the bank froze my account',
    'The machine ate my card and I am furious',
  ],
  words: () => neededWords(HARM),
  *propose(doc) {
    if (!isHarm(doc)) return;
    for (const said of ["I can't believe", "Can't believe"]) {
      const front = inFront(doc, said);
      if (front) yield front;
    }
  },
};

const WHO = String.raw`(?:(?:the|my|our|a|an|some|some of|one of|that|this) (?:(?!(?:that|who|which|and|has|have|is|was|were|are|had)\b)[A-Za-zÀ-ž'’-]+ ){1,4}?|(?:someone|somebody|they|he|she|slugs|moles|mice|rats|foxes|moths|birds|squirrels|pigeons|snails|thieves|burglars|mum|dad|nan) )`;
const HARM = new RegExp(
  `^${WHO}(?:has |have |had |['’]ve )?(?:just |completely |totally |gone and |went and )?(?:(?:swallowed|froze|frozen|blocked|ate|eaten|chewed|chewed (?:up|through)|munched|nibbled|dug up|scratched|keyed|dented|ripped|tore|torn|shredded|snapped|cracked|smashed|shattered|trashed|wrecked|flattened|trampled|destroyed|damaged|stained|shrank|shrunk|bleached|deleted|erased|wiped|mislaid|suspended|locked|banned|drained|knocked over|reversed into|drove into|crashed into|sat on|stepped on|threw (?:out|away)|thrown (?:out|away)|binned|double-booked|gave away|given away|sold|nicked|pinched|swiped|snatched|clamped|towed|butchered|botched|ruined|spoiled|spoilt) (?:up )?(?:(?:all|half|both|most|every one) (?:of )?)?(?:my|our)\\b|(?:ate|eaten|destroyed|munched|nibbled|chewed) every (?:single )?|(?:bumped|kicked|threw|thrown|locked) (?:me|us) (?:off|out)\\b|(?:soaked|drenched|splashed|stung|bit|scratched|stranded|ripped|double-charged|overcharged) (?:me|us)\\b)`,
  'iu',
);
const ASIDE =
  /\b(?:but|because|always|often|usually|sometimes|never|believe|sorry|please|thank\w*|if|when|whenever|while|until|though|would|could|might|should|almost|nearly|apparently|client|claimant|tenant|luckily|lol|so|said|says|year ago|years ago|used to|i (?:am|was|feel)|and (?:i|we|it)|hair|costs?|record|personal best|heart|socks off)\b|i['’]m\b|n['’]t\b|["“”;:?]|[😂🤣😊😍🥰🎉🥳]/iu;

function isHarm(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (sentences.length !== 1 || tokens.length > 22 || !isChat(doc) || matches(doc, ASIDE) || tokens.some(isNegator))
    return false;
  return HARM.test(text) && !cuesIn(tokens).some(({ polarity }) => polarity === 'positive');
}
