import { matches, type NounPhrase, type Question, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';

/** Trades that one has for a living, nothing that one is at home or in a game. */
const TRADE =
  /^(?:plumber|carpenter|electrician|mechanic|welder|locksmith|bricklayer|stonemason|roofer|glazier|tailor|seamstress|cobbler|barber|hairdresser|baker|butcher|florist|jeweller|jeweler|watchmaker|blacksmith|farrier|glassblower|potter|upholsterer|bookbinder|surveyor|accountant|librarian|translator|interpreter|journalist|photographer|midwife|paramedic|pharmacist|optician|optometrist|dentist|orthodontist|osteopath|chiropractor|physiotherapist|dermatologist|cardiologist|neurologist|radiologist|paediatrician|pediatrician|psychiatrist|veterinarian|surgeon|geologist|seismologist|meteorologist|botanist|zoologist|entomologist|ornithologist|archaeologist|astronomer|chemist|lifeguard|firefighter|bartender|sommelier|waiter|waitress|receptionist|bank teller|flight attendant|truck driver|bus driver|taxi driver|gardener|landscaper|arborist|zookeeper|shepherd|fisherman|miner|postman|mailman)$/u;

/** What was is asked of those who worked; the others name the trade again, or compare it with one. */
const ELSEWHERE =
  /\b(?:work\w*|jobs?|trade|profession\w*|occupation|career|employ\w*|hire\w*|paid|salary|duty|duties|than|like|as|he|she|his|her|him|himself|herself|medieval|ancient|roman|victorian|tudor|renaissance|century|centuries|1\d{3}|ago|middle ages|have \w+(?:ed|en|wn))\b/iu;

/** What one asks of the person, on duty or not. */
const PERSONAL =
  /^(?:know|recogni[sz]e|understand|care|miss|own|need|have|find|notice|benefit|learn|be (?:interested|excited|thrilled|delighted|alarmed|upset|troubled|worried|concerned|familiar|puzzled|baffled|stumped|shocked|surprised|annoyed|tempted|glad|happy|pleased|likely|able|at risk))\b/iu;

export const worker: Rule = {
  about:
    'A trade becomes somebody who works in it: “Would a plumber own a wrench?” → “Would someone who works as a plumber …?”',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    ['Would a glazier own a ladder?', 'Would someone who works as a glazier own a ladder?'],
    ['Would a welder know what flux is?', 'Would someone who works as a welder know what flux is?'],
  ],
  leaves: [
    "Would a glazier's ladder fit?",
    'Would a glazier have owned a ladder?',
    'Would a good glazier own a ladder?',
    'Would a glazier lose his job?',
    'Would a glazier be taller than a welder?',
    'Would a glazier in Rome own a ladder?',
    'Would a juggler own a ladder?',
    'Would a glazier climb a ladder?',
    'Should a glazier own a ladder?',
    'Was a glazier at the door?',
  ],
  words: () => ['would', 'does'],
  onlyIf: isOneSentence,
  *propose(doc) {
    const [question, second] = doc.questions;
    if (!question || second || question.negation || matches(doc, ELSEWHERE)) return;
    const { auxiliary, subject, predicate } = question;
    if (!/^(?:would|does)$/u.test(auxiliary.lower) || !isRightBehind(doc.text, question)) return;
    if (!PERSONAL.test(predicate.text) || !isOneWorker(subject)) return;
    yield { edits: [{ start: subject.start, end: subject.start, text: 'someone who works as ' }] };
  },
};

/** Nothing but a blank stands between the subject and what is asked of it. */
function isRightBehind(text: string, { subject, predicate }: Question): boolean {
  return text.slice(subject.end, predicate.start) === ' ';
}

function isOneWorker({ tokens: [article, ...trade], number }: NounPhrase): boolean {
  return (
    number === 'singular' &&
    /^an?$/u.test(article?.lower ?? '') &&
    TRADE.test(trade.map(({ lower }) => lower).join(' '))
  );
}
