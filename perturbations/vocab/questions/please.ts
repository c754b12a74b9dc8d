import { type Doc, matches, type Rule, type Sentence } from '../../../src/plugin.js';
import { inFront, inFrontOf } from '../../around/in-front.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';

/** What one person does for another when asked. */
const DONE_FOR_ONE =
  /^(?:send|resend|feed|share|water|tell|bring|lend|post|cover|hold|stop|call|text|check|forward|pick|move|explain|help|let|pass|show|add|remove|wait|leave|keep|save|buy|get|grab|ask|remind|print|sign|drop|fix|clean|wash|email|reply|confirm|update|turn|open|close|shut|put|lock|book|ring|message|record|return|switch|take|arrange|advise)$/u;
const ORDERED =
  /^(?:send|bring|call|text|check|forward|pick|remind|print|sign|drop|email|reply|confirm|let|message|return|remember|wait|lock|shut|close|wash|put|stop)$/u;
/** Orders that nobody is the friend of: `Stop lying`, `Let's go`, `Wait a second`. */
const NO_REQUEST =
  /^(?:let['’]s|let us|let go|let me (?!know)|stop (?:by|and)|wait (?:a |till|until you)|check (?:this|out)|call it|put (?:it )?this way|drop dead|sign me|remember (?:when|that|the))|\b(?:or else|then)\b/iu;

/** What a letter or a notice asks for further on. */
const ASKED_LATER =
  /^(?:let (?:me|us) know (?:if|whether|when|what|which|by|as soon|how|how many|your)\b|feel free to\b|do not hesitate to\b|don['’]t hesitate to\b|(?:bring|check|return|quote|complete|allow|collect|ring|call|email|reply|confirm|forward|send|report|contact|fill in|sign) (?:me|us|the|an?|your|our|any|all|to|by|\d+)\b(?! (?:second|minute|moment|day|call|name|word)\b)|take a (?:number|seat|ticket)\b)/iu;

/** What is asked nicely or in jest already. */
const ASKED_NICELY =
  /\b(?:pl(?:ease|s|z)|kindly|lol|haha)\b|[😂🤣]|\bor (?:don['’]t|not)\b|\b(?:up to you|your (?:call|choice)|if you (?:like|want|fancy)|whatever|no (?:rush|pressure)|i don['’]t (?:mind|care))\b/iu;

export const please: Rule = {
  about: 'A request says please: “Can you feed the cat?” → “Can you please feed the cat?”',
  expects: { sentiment: 'same' },
  examples: [
    ['Can you feed the cat? 🐈', 'Can you please feed the cat? 🐈'],
    ["Don't forget to lock the shed", "Please don't forget to lock the shed"],
    ['The raft is at the pier. Let me know if it is dry.', 'The raft is at the pier. Please let me know if it is dry.'],
    ['Bring a jacket and a torch', 'Please bring a jacket and a torch'],
  ],
  leaves: [
    'Can you believe it?',
    'Can you hear the owl?',
    'Please feed the cat',
    'Can you please feed the cat?',
    'Can I feed the cat?',
    "Let's feed the cat",
    'Let me ask Grandad',
    'Stop it, you two 😂',
    'Put the kettle on, pls',
    "Bring a torch, or don't. It's up to you.",
  ],
  *propose(doc) {
    const [sentence] = doc.sentences;
    if (!sentence || matches(doc, ASKED_NICELY) || inCapitals(doc)) return;
    for (const each of doc.sentences) {
      const at = slot(each);
      if (at !== undefined) yield { edits: [{ start: at, end: at, text: ' please' }] };
    }
    for (const each of doc.sentences) {
      const [first] = each.tokens;
      if (
        each.index > 0 &&
        first &&
        /^\p{Lu}/u.test(first.text) &&
        ASKED_LATER.test(each.text) &&
        !/[!?]/u.test(each.text)
      )
        if (/^(?:letter|notice|ticket|chat)$/u.test(kindOfText(doc)) && !NO_REQUEST.test(each.text))
          yield inFrontOf(doc, first, 'Please');
    }
    const opening = isOrder(doc, sentence) ? inFront(doc, 'Please') : undefined;
    if (opening) yield opening;
  },
};

/** After the subject of `Can you feed …`, whose verb is something to be done for the speaker. */
function slot({ tokens }: Sentence): number | undefined {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const named = comma > 0 && comma < 3 && tokens.slice(0, comma).every(({ pos }) => /^(?:PROPN|INTJ)$/u.test(pos));
  const asked = named ? tokens.slice(comma + 1) : tokens;
  const [modal, subject, verb] = asked;
  if (!/^(?:can|could|will|would)$/u.test(modal?.lower ?? '') || !subject) return undefined;
  if (!/^(?:you|someone|somebody|anyone|anybody)$/u.test(subject.lower)) return undefined;
  const sense = asked.slice(2, 5).map(({ lower }) => lower);
  if (!DONE_FOR_ONE.test(verb?.lemma ?? '') || /^(?:get|help) (?:from|to|enough|used)/u.test(sense.join(' ')))
    return undefined;
  return subject.end;
}

function isOrder({ text }: Doc, { kind, tokens }: Sentence): boolean {
  if (/^don['’]t forget to\b|^remind me (?:where|what|when|which|who|how)\b[^.!]*\?/iu.test(text)) return true;
  return kind === 'command' && ORDERED.test(tokens[0]?.lower ?? '') && !NO_REQUEST.test(text);
}
