import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isClinicalNote } from '../../around/clinical.js';
import { kindOfText } from '../../around/kind.js';
import { mayHave } from '../../around/only-if.js';
import { closed } from './closed.js';

/** One who is treated, as notes begin with them. */
const PATIENT =
  /^(?:(?:the )?(?:patient|child|infant|resident|client|pt)\b|(?:mr|mrs|ms|miss)\.? \p{Lu}|(?:he|she)\b|(?:his|her|the) (?:wound|blood pressure|breathing|cough|mood|appetite|sleep|pain|swelling|fever|temperature|rash|mobility)\b)/u;
const PATIENT_ANY_CASE = new RegExp(PATIENT.source, 'iu');
/** How they are, as one watches it. */
const WATCHED =
  /\b(?:blood pressure|sugar levels|blood sugar|pain|swelling|wound|mood|appetite|tearful|tablets|medication|breathing|breath|cough|fever|temperature|rash|weight|sleeps?|sleeping|anxious|dizz[a-zà-ž]*|mobility|infection|bullied|nausea|walks?|walking)\b/iu;
/** What is over, planned already, or told by or to somebody else. */
const OVER =
  /\b(?:I|[Mm]y|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|died|dying|collapsed|arrest|abandoned|discharged|discharge|me|healed|resolved|completely|stitches|smokes?|drink\p{L}*|wine|glasses|vaccin\p{L}*|surgery|year-old|old man|old woman|transferred|readmitted|back at work|bowling|ordered|hopeless|useless|helpless|way forward|referred|review(?:ed)?|follow(?:ed)?[ -]up|seen again|next (?:visit|appointment)|will be|monitor\p{L}*|plan|recommend\p{L}*|specimen|sample|swab|results|awaited|expected|dangerously|missed|years ago|lost|[Ss]tudies|patients|court|coach|team|season)\b|[?!:"“”\n]|n['’]t at all\b/u;

export const keepWatch: Rule = {
  about: 'A note on how a patient is ends as such notes do: “… The pain has eased. Will continue to monitor.”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'Mrs Ode sleeps through the night and the swelling has gone. Her appetite is good.',
      'Mrs Ode sleeps through the night and the swelling has gone. Her appetite is good. Will continue to monitor.',
    ],
  ],
  leaves: [
    'My aunt sleeps well.',
    'She presented with crushing chest pain and collapsed before the tracing could be completed.',
    'The patient has a cough and no fever. A swab was taken, and the results are expected on Friday.',
    'Mrs Ode sleeps through the night and was discharged on Friday. Her appetite is good.',
    'Mrs Ode is my teacher, and her mood is foul.',
    'She walks to the pier every day and sings.',
  ],
  onlyIf: mayHave(WATCHED),
  *propose(doc) {
    if (matches(doc, OVER) || !matches(doc, PATIENT_ANY_CASE) || !matches(doc, WATCHED) || !isNote(doc)) return;
    yield* closed(doc, ['Will continue to monitor']);
  },
};

function isNote(doc: Doc): boolean {
  const { text, tokens } = doc;
  if (tokens.length < 12 || !/\.\s*$/u.test(text) || !/^\p{Lu}/u.test(text)) return false;
  return (
    kindOfText(doc) === 'clinical' ||
    isClinicalNote(doc) ||
    (/^(?:child|mr|mrs|ms|miss)\b/iu.test(text) &&
      /\b(?:appointments?|tablets|sugar levels|tearful|blood|swelling|mother (?:says|reports))\b/iu.test(text))
  );
}
