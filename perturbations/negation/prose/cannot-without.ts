import { conjugate, type Doc, type Rule, type Sentence } from '../../../src/plugin.js';
import { withItsApostrophes } from '../../around/style.js';
import { isLonghand } from '../longhand.js';

export const cannotWithout: Rule = {
  about:
    'What goes wrong whenever one does something: “it crashes whenever I zoom” → “I can’t zoom without it crashing”',
  expects: { sentiment: 'same' },
  examples: [
    ['The app freezes whenever I open a map.', "I can't open a map without the app freezing."],
    ['Useless pen. It leaks every time I write a card.', "Useless pen. I can't write a card without it leaking."],
    [
      'Since May it has been a pain. Every time we boil an egg the alarm rings.',
      "Since May it has been a pain. We can't boil an egg without the alarm ringing.",
    ],
  ],
  leaves: [
    'The app froze whenever I opened a map.',
    'The dog barks whenever I leave and when I come back.',
    'My heart sings whenever I see her.',
    'The app freezes.',
    'Does the app freeze whenever I open a map?',
    'The app never freezes whenever I open a map.',
    'It helps every time I feel low.',
    'The app freezes whenever the phone is cold.',
  ],
  words: () => ['whenever', 'time'],
  *propose(doc) {
    if (!/\b(?:whenever|every time|each time)\b/iu.test(doc.text)) return;
    for (const sentence of doc.sentences) {
      const said = /[?"“”]/u.test(sentence.text) ? undefined : (after(doc, sentence) ?? before(doc, sentence));
      if (said) yield { edits: [said] };
    }
  },
};

const WORD = "[A-Za-zÀ-ž'’-]+";
/** What goes wrong by itself. */
const FAULT =
  '(?<fault>freezes|crashes|leaks|beeps|jams|squeaks|rattles|rings|restarts|reloads|stops|drops|disconnects|cuts out|shuts down|switches off|turns off|goes off|goes blank|goes black|logs (?:me|us) out|kicks (?:me|us) out|throws an error|loses its signal|loses my work|loses the connection|overheats|flickers|buzzes|trips|falls over|falls off|comes off|slips|wobbles|buckles|hangs|times out)';
const SUBJECT = `(?<subject>it|the(?: (?!and |or )${WORD}){1,2}|my(?: ${WORD}){1,2})`;
const WHO = '(?<who>I|we)';
const DOES = `(?<does>(?!am\\b|are\\b|was\\b|feel\\b|have\\b|had\\b|do\\b|try\\b|get\\b|want\\b|need\\b|see\\b)${WORD}(?: (?!and\\b|or\\b|but\\b|when\\b|then\\b|it\\b|the app\\b)${WORD}){0,5}?)`;
const WHENEVER = '(?:whenever|every(?: single)? time|each time)';

const AFTER = new RegExp(
  `(?<=^|, |\\b(?:and|but|update|so) )${SUBJECT} ${FAULT} ${WHENEVER} ${WHO} ${DOES}(?=[.!]|$|, and )`,
  'iu',
);
const BEFORE = new RegExp(`(?<=^)${WHENEVER} ${WHO} ${DOES},? ${SUBJECT} ${FAULT}(?=[.!]|$|, and )`, 'iu');

const after = (doc: Doc, sentence: Sentence) => turned(doc, sentence, AFTER);
const before = (doc: Doc, sentence: Sentence) => turned(doc, sentence, BEFORE);

function turned(doc: Doc, { text, start }: Sentence, pattern: RegExp) {
  const match = pattern.exec(text);
  const { fault = '', subject = '', who = '', does = '' } = match?.groups ?? {};
  if (!match || /\b(?:not|never|no|without)\b|n['’]t\b/u.test(match[0])) return undefined;
  const [verb = '', ...rest] = fault.split(' ');
  const first = does.split(' ')[0] ?? '';
  const base = doc.tokens.find((token) => token.start >= start + match.index && token.text === first);
  const fails = doc.tokens.find((token) => token.start >= start + match.index && token.text === verb);
  if (!base || base.lemma !== base.lower || !fails || /^['’]/u.test(first)) return undefined;
  const opens = match.index === 0;
  const not = isLonghand(doc) ? 'cannot' : withItsApostrophes(doc, "can't");
  const mine = who.toLowerCase() === 'we' ? (opens ? 'We' : 'we') : who;
  const low = /^[A-Z]/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;
  const failing = [conjugate(fails.lemma, 'gerund'), ...rest].join(' ');
  const from = start + match.index;
  return { start: from, end: from + match[0].length, text: `${mine} ${not} ${does} without ${low} ${failing}` };
}
