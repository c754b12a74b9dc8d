import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { mayHave } from '../../around/only-if.js';
import { inCapitals } from '../../around/style.js';

/** What was said or shown before a court by those who stand there. */
const BEFORE_A_COURT =
  /^the (?:(?:trial |district |high court )?judge|magistrates?|jury|defendants?|witness(?:es)?|claimants?|prosecutor|barrister|lawyer for the \p{Ll}+|victims?|accused|forewoman|foreman) (?:praised|commended|criticised|criticized|condemned|described|thanked|told|confirmed|stated|denied|admitted|apologised|apologized|showed|wept|remarked|noted|expressed|spoke|recalled|insisted|welcomed|dismissed|rebuked|congratulated|said (?:that|she|he|it)|found that|heard)\b/iu;
const AT_LAW =
  /\b(?:courts?|jury|oath|trial|evidence|claims?|compensation|costs|verdict|sentence|defendant|tenants?|landlord|fraud|remorse|courage|witness|dispute|victims|parked|volunteers?|guilty|trustees)\b/iu;
/** Where it was said already, and the talk of somebody who was there. */
const PLACED =
  /\b(?:in court|before the court|outside|tribunal|hearing|on (?:appeal|the phone)|inquest|the court|mediat\p{L}+|settlement|I|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|shall|dance|baking|contest|competition|show|song|pie|cake|judges)\b|[?!“”"\n]/u;

export const inCourt: Rule = {
  about:
    'What is said before a court is said in court: “The judge praised the child …” → “In court, the judge praised …”',
  expects: { sentiment: 'same', labels: 'same' },
  fallback: true,
  examples: [
    [
      'The judge praised the diver for his courage and awarded him costs.',
      'In court, the judge praised the diver for his courage and awarded him costs.',
    ],
    [
      'The witness stated that she had parked by the mill at nine.',
      'In court, the witness stated that she had parked by the mill at nine.',
    ],
  ],
  leaves: [
    'The judge praised our cake and the cook wept.',
    'The judges described the pie as bold, and the jury gave it nine points.',
    'In court, the judge praised the diver for his courage.',
    'The witness left.',
    'The claimants welcomed the settlement and thanked the mediator for her costs.',
    'The judge wept outside after the trial of the trustees.',
  ],
  words: () => [
    'judge',
    'magistrate',
    'magistrates',
    'jury',
    'defendant',
    'defendants',
    'witness',
    'witnesses',
    'claimant',
    'claimants',
    'prosecutor',
    'barrister',
    'lawyer',
    'victim',
    'victims',
    'accused',
    'foreman',
    'forewoman',
  ],
  onlyIf: mayHave(AT_LAW),
  *propose(doc) {
    const { text } = doc;
    if (!BEFORE_A_COURT.test(text) || !/\.\s*$/u.test(text) || inCapitals(doc) || doc.tokens.length < 9) return;
    if (matches(doc, PLACED) || !matches(doc, AT_LAW)) return;
    yield* eachInFront(doc, ['In court,']);
  },
};
