import { matches, type Rule, type Token } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { isFormal } from '../../around/register.js';
import { inStyle } from '../../around/style.js';
import { untimedStatements } from '../sentence-starts.js';

/** What is done at a point of time. */
const DONE =
  /^(?:approved|cancelled|canceled|announced|sold|bought|found|lost|broken|arrived|finished|passed|failed|won|moved|left|opened|closed|shut|booked|ordered|delivered|rejected|accepted|refused|signed|sent|posted|emailed|texted|called|rung|phoned|told|asked|offered|given|got|gotten|been|hired|fired|sacked|promoted|raised|put|cut|changed|swapped|replaced|repainted|painted|repaired|fixed|installed|upgraded|updated|launched|released|published|crashed|died|stolen|taken|burnt|burned|flooded|spilt|spilled|dropped|cracked|smashed|ruined|wrecked|deleted|banned|blocked|charged|overcharged|billed|paid|refunded|rescheduled|postponed|delayed|switched|joined|quit|resigned|retired|graduated|adopted|rescued|planted|harvested|picked|built|demolished|renovated|renewed|extended|granted|denied|confirmed|received|submitted|handed|started|begun|stopped|ended|knocked|turned|torn|split|burst|blown|scored|invited|surprised|realised|realized|noticed|discovered|spotted|scratched|dented|keyed|towed)$/u;

/** What takes more than a moment, comes about by and by, or has a time of its own. */
const NOT_JUST_NOW =
  /\b(?:all|every|everyone|nothing|half|several|many|most|best|worst|so far|twice|times|\d+|two|three|four|five|six|seven|eight|nine|ten|film|movie|remake|adaptation|series|plot|thriller|novel|poem|poet|musical|album|songs|cast|actors?|script|stage|translation|since|been (?:a|so|very|to|in)|gone (?:up|down|from)|unchanged|remained|stayed|per ?cent|a (?:third|quarter|fifth)|vaccin[a-zà-ž]*|cases|deaths|emissions|pollution|crime|poverty|traffic|waiting (?:times?|lists?)|(?:infection|birth|death|literacy) rates?)\b/iu;

export const justDone: Rule = {
  about: 'Says that what the text tells in the present perfect is only just done',
  expects: { sentiment: 'same' },
  examples: [
    ["They've cancelled our lessons 😤", "They've just cancelled our lessons 😤"],
    ["My visa's been approved, I'm so happy", "My visa's just been approved, I'm so happy"],
    ['The council has raised the fees', 'The council has just raised the fees'],
  ],
  leaves: [
    "They've just left",
    "I've never lost a match",
    "We haven't booked it",
    "I've lost it twice",
    'I have a found cat',
    "They've moved three times",
    'They have offered us nothing but a voucher',
    "He's lost",
    "You've got mud on your coat",
    "It's so sad that he's left",
    "It's been lovely",
    'The vaccine has cut deaths from cholera by ninety percent',
    'The bypass has cut traffic in our village',
    'The index has been left unchanged',
    'The cast is stiff and a fine poem has been turned into a lecture',
  ],
  words: () => ['have', 'has', "'ve", '’ve', "'s", '’s'],
  *propose(doc) {
    if ((doc.text.match(/\b(?:have|has)\b|['’]ve\b/giu) ?? []).length > 2) return;
    if (isFormal(doc) || /^(?:contract|review)$/u.test(kindOfText(doc)) || matches(doc, NOT_JUST_NOW)) return;
    for (const { tokens } of untimedStatements(doc)) {
      const have = tokens.find((token, at) => isPerfect(token, tokens[at + 1], tokens[at + 2], tokens[at - 1]));
      if (have) yield { edits: [{ start: have.end, end: have.end, text: inStyle(doc, ' just') }] };
    }
  },
};

function isPerfect(have: Token, next: Token | undefined, third: Token | undefined, before: Token | undefined): boolean {
  if (
    !next ||
    !before ||
    !/^(?:have|has|['’](?:ve|s))$/u.test(have.lower) ||
    /^(?:it|this|that|what|who|there|to|could|might|would|should|may|must|will|can|n['’]t|not|and)$/u.test(before.lower)
  )
    return false;
  if (next.lower === 'been')
    return (
      third !== undefined &&
      !/^(?:turned|made|split|cut)$/u.test(third.lower) &&
      DONE.test(third.lower) &&
      third.lower !== 'been' &&
      /^(?:VERB|ADJ)$/u.test(third.pos)
    );
  if (!DONE.test(next.lower) || /^['’]s$/u.test(have.lower)) return false;
  return (
    !/^(?:got|been|run|changed|lost|had|given|refused|put|taken|turned|split|stopped)$/u.test(next.lower) ||
    (next.lower === 'lost' &&
      /^(?:my|our|his|her|their|the)$/u.test(third?.lower ?? '') &&
      !/^(?:faith|trust|patience|hope|interest)$/u.test(third?.lower ?? ''))
  );
}
