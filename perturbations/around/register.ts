import { type Doc, matches, perDoc, type Token } from '../../src/plugin.js';

const FORMAL =
  /\b(?:patients|plaintiffs?|defendants?|appellants?|tenants?|lessees?|lessors?|licensees?|pursuant|hereby|herein|thereof|hereto|hereunder|shall|mg|dosage|biopsy|lesions?|statute|applicant|respondent|claimant|physician|shareholders?|vital signs|interrogation|premises|vendor|the hearing|quarterly|ref)\b/iu;
const FORMAL_TOO = /\b(?:diagnos|prescri|liab|indemnif)\w/iu;
/** Words of such prose that people also use of their own lives: `Dad is out of hospital`. */
const PERHAPS_FORMAL =
  /\b(?:court|clauses?|contracts?|agreement|parties|landlord|lease|contractors?|witness(?:es)?|evidence|testimony|jury|verdict|judge|tribunal|parole|prosecut\w+|arbitrators?|convicted|compensation|audit|department|employers?|employees?|complaint|committee|hospital|surgery|procedure|medication|treatment|dose|symptoms?|examination|clinicians?|invoice|warrant(?:y|ies|s)?|clients?|resident|objectives|operation|ticket #)\b/iu;
const PERSONAL = /\b(?:i|my|me|mine|we|our|us|dad|mum|mom|grandma|grandpa|lol|omg)\b|n['’]t\b|['’](?:re|m|ve|ll)\b/iu;

/** Clinical, legal and business prose, in which chat markers sound wrong. */
export const isFormal = perDoc(findIsFormal);

function findIsFormal(doc: Doc): boolean {
  if (matches(doc, FORMAL) || matches(doc, FORMAL_TOO) || doc.tokens.some(isThePatient(doc))) return true;
  const personal =
    matches(doc, PERSONAL) || /^\p{Ll}/u.test(doc.text) || doc.tokens.some(({ kind }) => kind === 'emoji');
  return !personal && matches(doc, PERHAPS_FORMAL);
}

/** `the patient`, `Patient reports …`; not `kind and patient`. */
function isThePatient({ tokens }: Doc): (token: Token) => boolean {
  return ({ lower, index }) => lower === 'patient' && (index === 0 || tokens[index - 1]?.pos === 'DET');
}

const LETTER =
  /(?<!\bto )\bplease\b|\b(?:you people|you(?:['’]ve| have)? (?:still )?(?:sold|charged|billed|taken|overcharged)|wish to (?:complain|object|appeal|report|raise)|following up on|invoice \d+|formal (?:complaint|grievance|notice)|my clients?|kindly|(?:would|['’]d) like to|regrets? to|(?:pleased|delighted|happy) to (?:offer|inform|announce|confirm)|attached|enclosed|inform you|thank you for (?:contacting|writing|your (?:letter|query|enquiry|inquiry|patience|email))|working days|will be in touch|refund(?:ed)?|sincerely|regards|(?:am|are|['’]m|['’]re) writing to|need a copy|(?:customer|account|reference|order) number|(?<!(?:['’]m|am|so|are|re|really|very|truly|forever) )grateful for|your (?:own )?(?:(?:chat|repair|box|head|live|support|priority|service) )?(?:help|department|team|company|service|support|driver|technician|engineer|plumber|courier|helpline|call cent(?:er|re)|branch|office|bailiffs?|assistant|agents?|advis[eo]rs?|firm|colleagues?|shop|store|website|staff|app|chat|system|fitters?|factory|technicians?)|order #?\d+|to whom)\b/iu;

/** Requests and letters to somebody one does not chat with. */
export const isLetter = perDoc(findIsLetter);

function findIsLetter(doc: Doc): boolean {
  return matches(doc, LETTER);
}

/** Where chat would be out of place: a report, a contract, a letter. */
export const isOfficial = perDoc((doc: Doc): boolean => {
  return isFormal(doc) || isLetter(doc);
});

const GRAVE =
  /\b(?:die[ds]?|dying|dead|death|funeral|passed away|cancer|tumou?r|suicid\w+|hospice|fell down|ambulance|accident|injur\w+|miscarr\w+|grie\w+|abus\w+|assault\w*|stroke|crash(?:ed)? (?:my|his|her) car)\b/iu;

const OF_THINGS =
  /\b(?:phone|battery|laptop|tablet|car|kettle|tv|computer|engine|charger|printer|plant|wifi|hedge|lawn|grass|headset|headphone|ear(?:bud)?|speaker|mouse|remote|signal|line|side)s?\b[^.!?]{0,26}\b(?:die[ds]?|dying|dead)\b|\bto die for\b|\bdead (?:battery|phone|plants?|end|link|line)\b|\bdying (?:to|of laughter)\b|\b(?:stumbled|came|found|discovered|met|solved|happened|chanced)\b[^.!?]{0,40} by (?:pure |sheer |happy |complete )?accident\b|\bonce-d(?:ying|ead)\b/giu;

/** Text on death and the like, beside which an idle remark is out of place. */
export const isGrave = perDoc(findIsGrave);

function findIsGrave(doc: Doc): boolean {
  return matches(doc, GRAVE) && GRAVE.test(doc.text.replaceAll(OF_THINGS, ''));
}

/** Where neither a letter nor a report is written, and nothing grave: idle remarks fit. */
export const isChat = perDoc((doc: Doc): boolean => {
  return !isOfficial(doc) && !isGrave(doc);
});

/** One or two everyday sentences, as people text them. */
export const isMessage = perDoc((doc: Doc) => doc.sentences.length <= 2 && doc.text.length <= 160 && !isOfficial(doc));
