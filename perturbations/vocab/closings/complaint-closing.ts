import { matches, type Rule } from '../../../src/plugin.js';
import { sentimentOf } from '../../around/label.js';
import { isGrave } from '../../around/register.js';
import { inCapitals } from '../../around/style.js';

/** How a letter of complaint begins, and the one whom it asks to answer. */
const COMPLAINS =
  /^(?:dear (?:sir|sirs|madam|sir or madam|customer [a-zà-ž]+|manager|team)\b|to whom it may concern\b|(?:i am|i['’]m|we are|we['’]re) writing (?:to (?:you to )?(?:complain|express|object|dispute|report|raise)|regarding|about|concerning|with regard))/iu;
/** What a firm did or has, as its customers hold it against it. */
const OF_A_FIRM =
  /\byou (?:have )?(?:closed|charged|billed|overcharged|cancelled|raised|withdrew|withdrawn) [a-zà-ž]|\byour (?:driver|courier|website|helpline|branch|caretaker|company|technicians?|engineers?|fitters?|agency|help line|phone line|workmen|movers|lorries|clerk|call cent(?:re|er)|box office|bailiffs?|warehouse)\b/iu;
/** A letter to somebody whom one does not know, or to a firm by its clerk, on what they have done. */
const TO_A_FIRM = /^dear (?:sirs?|madam|sir or madam|(?:mr|mrs|ms|dr)\.? [a-zà-ž]+), (?=.*\b(?:you|your)\b)/iu;
const WRONG =
  /\b(?:not|no|never|nobody|nothing|without|broken|ruined|wrong|missing|damaged|late|failed|faulty|closed|complain[a-zà-ž]*|complaint|dissatisfaction|refus[a-zà-ž]*|rude|overcharged|noise|damp|leak[a-zà-ž]*|cold|delay[a-zà-ž]*)\b|n['’]t\b/iu;
/** Thanks, farewells and what has been asked for already. */
const CLOSED =
  /\b(?:to whom it may concern|recommend[a-zà-ž]*|thank[a-zà-ž]*|grateful|pleased|delighted|look forward|hear(?:ing)? from you|regards|sincerely|faithfully|cancel(?:ling)?|goodbye|solicitors?|court|ombudsman|congratulat[a-zà-ž]*|reply|response|by return|never again|chatbot was useless, but|angel|shame|disgrac[a-zà-ž]*|proud[a-zà-ž]*|bonus|target|happier|fuming|furious|impress[a-zà-ž]*|praise|superb|brilliant|excellent|wonderful|marvellous|kind(?:ness)?|solved)\b|[!?]|\p{Extended_Pictographic}|\n/iu;

export const complaintClosing: Rule = {
  about: 'A letter of complaint ends as they do: “… I look forward to your reply.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'I am writing to complain about the lift in your hall. It has been broken since May, and my aunt uses a stick.',
      'I am writing to complain about the lift in your hall. It has been broken since May, and my aunt uses a stick. I look forward to your reply.',
    ],
  ],
  leaves: [
    'I am writing to complain.',
    'I am writing to say that my aunt is well. She was never so happy.',
    'Dear Sir, thank you for the lift. It has never been late.',
    'Dear team, we beat the record by a wide margin, and each of you will get a share. I could not be prouder of you.',
    'The lift is broken. It has been so since May.',
    'Your engineer mended in an hour what nobody else could mend in a month. I am truly impressed by her work.',
  ],
  words: () => ['dear', 'whom', 'writing', 'you', 'your'],
  *propose(doc, context) {
    const { text, sentences } = doc;
    const mood = sentimentOf(context);
    if (mood === 'positive') return; // praise asks for no answer
    const held = mood === 'negative' && matches(doc, TO_A_FIRM);
    if (
      (!held &&
        !matches(doc, COMPLAINS) &&
        !(matches(doc, OF_A_FIRM) && /^(?:i|my|we|our|your|the|last|on|since)\b/iu.test(text))) ||
      !(held || matches(doc, WRONG)) ||
      matches(doc, CLOSED) ||
      !/\.\s*$/u.test(text)
    )
      return;
    if ((sentences.length < 2 && !held) || text.length < 80 || isGrave(doc) || inCapitals(doc)) return;
    const who = /\b(?:I|[Mm]y|[Mm]e)\b/u.test(text) ? 'I' : 'We';
    const end = text.trimEnd().length;
    for (const said of ['your reply', 'your response', 'hearing from you'])
      yield { edits: [{ start: end, end, text: ` ${who} look forward to ${said}.` }] };
  },
};
