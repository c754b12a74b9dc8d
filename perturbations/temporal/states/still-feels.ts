import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inStyle } from '../../around/style.js';

const DEGREE = '(?:(?:so|really|very|pretty|absolutely|completely|quite|a bit|a little|kind of) )?';
/** What one feels about something for longer than a moment. */
const FELT =
  '(?:(?:happy|unhappy|thrilled|delighted|satisfied|dissatisfied|disappointed|pleased|annoyed|frustrated|impressed|obsessed|smitten|in love) (?:with|by)|(?:furious|fuming|angry|mad|upset|annoyed|livid|cross|gutted|heartbroken|heartsick|devastated|embarrassed|shocked|excited|nervous|worried|anxious|curious|confused|undecided|unsure|relieved|happy|amazed|surprised) (?:that|about|over|at|by|which|whether|how)|(?:disgusted|amazed|blown away|horrified|appalled) (?:by|at|with)|(?:proud|ashamed|terrified|scared|wary) of|relieved (?:the|my|our|his|her)|over the moon (?:about|with|that)|head over heels (?:for|with)|hooked on|sick of|(?:exhausted|worn out|sore) from|torn between|stuck between|(?:in|of) two minds|(?:lonely|homesick) since|okay with|glad (?:i|we)|fed up with|in between two minds|on hold with|thrilled (?:that|about)|delighted (?:that|about))';
/** What goes on. */
const GOES_ON =
  '(?:(?:really )?(?:enjoying|loving) (?!this\\b|the sun)|struggling to|debating|deciding|getting used to|not (?:sure|certain|convinced|bothered|impressed)\\b|hoping|having (?:so much fun|the best time)|reading about|not in the mood)';
const OF_ME = new RegExp(`^(i['’]m|i am|we['’]re|we are)(?= (?:(?:feeling )?${DEGREE}${FELT}|${GOES_ON}))`, 'iu');
/** What the speaker thinks of something for good, cannot stop, or has no opinion on. */
const VIEWED =
  /^((?:honestly,? )?i)(?= (?:(?:really |absolutely )?(?:love|adore|hate|dislike|miss) (?:how|the way|my|him|her|them|it when)\b|can['’]t (?:stop [a-zà-ž]+ing|say i)\b|don['’]t (?:really )?(?:follow|mind (?:either|which|where))\b|keep getting\b))|^(i['’]ve)(?= got no (?:strong )?(?:opinion|preference|feelings)\b)|^(my (?:back|head|foot|neck|knee|tooth|shoulder) is)(?= killing me\b)|^it(?= (?:smells of|works like|tastes of|squeaks|leaks)\b)|^there['’]s(?= an? (?!new\b|lot\b|bit\b)[a-zà-ž]+ (?:[a-zà-ž]+ )?(?:under|behind|beside|next to) the\b)/iu;
/** Without its subject. */
const BARE =
  /^(?:not (?:sure|certain|convinced|bothered) |no idea (?:where|what|how|why|who|which)\b|can['’]t stop (?:smiling|laughing|crying|thinking)|so (?:proud|happy|annoyed|angry|relieved) (?:of|with|about|that)|thinking about )/iu;
const TIMED =
  /\b(?:this (?:year|term|week|month|season|summer|winter|spring|autumn)|still|just|already|finally|yet|any ?more|longer|now|moment|again|once more|every time|for the [a-zà-ž]+ time|always|never|first|today|tomorrow|yesterday|lately|currently|these days|sometimes|until|before|so fed up|arriv[a-zà-ž]+|this new)\b/iu;

export const stillFeels: Rule = {
  about: 'Says that what the speaker feels or does goes on: “I’m still furious that …”',
  expects: { sentiment: 'same' },
  examples: [
    ["I'm furious that they sold the barn 😡", "I'm still furious that they sold the barn 😡"],
    ['we are so happy with the new stove', 'we are still so happy with the new stove'],
    ['No idea where the ladder went', 'Still no idea where the ladder went'],
    ["I'm not sure which lid fits", "I'm still not sure which lid fits"],
  ],
  leaves: [
    "I'm delighted with my roses this year",
    "I'm still furious that they sold it",
    "I'm tired",
    "I'm waiting for the glazier",
    'Trying to recall where the oar went',
    "I'm furious. It rains.",
    'Are we happy with it?',
    "I'm happy with it today",
    "I'm on hold with the bank again",
    'He is furious that they sold the barn, and the clerk who wrote the letter has since told us that nobody else had been asked.',
  ],
  words: () => neededWords(OF_ME, VIEWED, BARE),
  *propose(doc) {
    if (kindOfText(doc) !== 'chat' || isTold(doc)) return;
    const [first] = doc.tokens;
    const end = (OF_ME.exec(doc.text) ?? VIEWED.exec(doc.text))?.[0].length;
    if (end !== undefined) yield { edits: [{ start: end, end, text: inStyle(doc, ' still') }] };
    else if (first && matches(doc, BARE))
      yield {
        edits: [
          {
            start: first.start,
            end: first.end,
            text: /^\p{Lu}/u.test(first.text) ? `Still ${first.lower}` : `still ${first.text}`,
          },
        ],
      };
  },
};

/** With a time of its own, or asked, or more than one sentence. */
function isTold({ text, sentences }: Doc): boolean {
  return (
    sentences.length > 1 ||
    text.includes('?') ||
    TIMED.test(text) ||
    /\b(?:so|too) [a-zà-ž]+ (?:that )?i could\b/iu.test(text)
  );
}
