import type { Rule } from '../../src/plugin.js';
import { isFormal } from '../around/register.js';

/** Nouns that `this` makes a time or a manner of. */
const NOT_PICKED_OUT =
  /^(?:morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|fall|autumn|season|time|day|moment|point|way|stuff|kind|sort|type|one|lot|guy|world|life|thing|mess|minute|hour|century|place|city|country|weather|second|semester|quarter|right|wrong|fast|hard|again|enough|late|early|home|today|tonight|yesterday|tomorrow|better|well|much|far|badly|quickly|fun|bad|good|long|more|while|out|up|down|over|off|on|too|monday|tuesday|wednesday|thursday|friday|saturday|sunday|review|message|email|mail|letter|post|comment|note|question|answer|term|agreement|contract|lease|policy|licence|license|request|report|complaint|chapter|rate|stage|chat|thread|street|town|family|wedding|meeting|party|route|trip|holiday|vacation|game|match)$/u;

/** Nouns of which there is not one beside another. */
const MASS =
  /^(?:sunset|sunrise|sky|view|moon|heat|rain|snow|wind|sun|sunshine|traffic|noise|pain|news|humidity|smog|fog|help|advice|money|food|music|work|silence|peace|mood|homework|trouble|joy|love|luck|air|water|health|progress|information|feedback|nonsense|crap|rubbish|chaos|headache|cough|cold|flu)$/u;

/** `This blender …`, `The coffee at this kiosk …`: what the text is about. */
const PICKED_OUT_FIRST = /^(?:this|the \p{L}+ (?:at|on|in|of|from) this)\b/iu;

export const particular: Rule = {
  about: 'What “this” points at is “this particular” one: “this phone” → “this particular phone”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ['This blender is loud', 'This particular blender is loud'],
    ['The coffee at this kiosk was weak', 'The coffee at this particular kiosk was weak'],
  ],
  leaves: [
    'This heat is unbearable',
    'Look at this lamp',
    'I slept late this morning',
    'This is loud',
    'This particular blender is loud',
    'These are mine',
    'this exact same',
    'Why is this kettle slow?',
    'I am proud of this team',
  ],
  *propose(doc) {
    if (
      isFormal(doc) ||
      !PICKED_OUT_FIRST.test(doc.text) ||
      /\bever\b/iu.test(doc.text) ||
      doc.sentences.some(({ kind }) => kind !== 'statement')
    )
      return;
    for (const { determiner, head, tokens } of doc.nounPhrases) {
      if (determiner?.lower !== 'this' || tokens[1] !== head || tokens.length !== 2) continue;
      if (head.pos !== 'NOUN' || !/^\p{Ll}+$/u.test(head.text) || NOT_PICKED_OUT.test(head.lemma)) continue;
      if (MASS.test(head.lemma)) continue;
      const next = doc.tokens[head.index + 1];
      if (next && (next.pos === 'NOUN' || /^[-’']/u.test(next.text))) continue;
      yield { edits: [{ start: determiner.end, end: determiner.end, text: ' particular' }] };
    }
  },
};
