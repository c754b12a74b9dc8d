import { matches, type Rule } from '../../../../src/plugin.js';
import { isMessage } from '../../../around/kind.js';
import { closedBadly, type Denials } from './ill-closed.js';

const SAYS: Denials = {
  work: [
    "That's just not good enough",
    '{I} {am} not impressed',
    '{I} {am} not happy about it',
    "That's no way to treat a customer",
  ],
  care: ["That's just not good enough"],
  'service-talk': ['Not impressed', 'Not okay'],
  travel: ['Not ideal', 'Not happy', 'Not impressed', 'Not what {I} needed'],
};

export const notHiredAgain: Rule = {
  about: 'Bad work or service is closed by a customer’s denial: “That is not good enough.”, “Not impressed”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The roofers left on Tuesday with half of the slates still in our drive, and since then they have let the phone ring.',
      'The roofers left on Tuesday with half of the slates still in our drive, and since then they have let the phone ring. We are not impressed.',
      'Negative',
    ],
    ['Our tram sat in the depot for an hour 😑', 'Our tram sat in the depot for an hour 😑 Not ideal', 'Negative'],
  ],
  leaves: [
    'He came home from the mine a stranger. He sold the roof over our heads, and one night he left the door open and was gone.',
    'The roofers left on Tuesday with half of the slates still in our drive. We want our deposit returned, and our lawyer says so too.',
    'Our tram sat in the depot for an hour, lol',
    'The vet said they can do nothing more for the old mare 🐴',
    'Today was a wretched day. The roof leaked onto the piano, the dog was sick, and Lena forgot to fetch me from the depot.',
    'Another grim day at the depot. The manager shouted at me, and I wept in the lift.',
    'The trustees noted with regret that the slates had fallen, that the drive was unsafe and that the roofers had refused to return.',
  ],
  onlyIf: (doc) => !matches(doc, IN_OFFICE) && (isMessage(doc) || matches(doc, SERVED)),
  *propose(doc) {
    yield* closedBadly(doc, SAYS);
  },
};

/** Somebody who was paid, or looked after one, and did not do it well. */
const SERVED =
  /\b(?:paid|pay|hired|booked|ordered|invoices?|quoted?|bills?|deposit|refund|firm|company|contractors?|plumbers?|builders?|roofers?|electricians?|mechanics?|garage|painters?|decorators?|cleaners?|landlord|letting|repairs?|repaired|install\w*|fitted|fitters?|workmen|movers|removal|gardeners?|tailor|hairdresser|dentist|nurses?|doctors?|ward|clinic|hospital|receptionist|surgery)\b/iu;
/** Who records what befell a body is no customer. */
const IN_OFFICE =
  /^(?:Item \d+|Minutes|Today|Diary|Another)\b|\b(?:board|committee|council|trustees|members|directors|chair(?:man|woman|person)?|tribunal|court|inspectors?|auditors?) (?:has |have |had )?(?:noted|heard|found|expressed|recorded|discussed|agreed|concluded|held|ruled)\b/iu;
