import type { Rule, Token } from '../../../src/plugin.js';
import { lowered, statedSentences } from '../stated.js';

/** What one wonders, of oneself. */
const WONDERS =
  "(?:(?:i|we) (?:'m|'re|am|are) )?(?:(?:just|still|really|a little|a bit|quite) )*(?:not (?:really |quite |entirely )?(?:sure|certain)|unsure|undecided|no idea|trying to (?:decide|work out|figure out))|(?:i|we) (?:(?:still|really|honestly) )*(?:do n't know|ca n't decide|have no idea|have n't decided|'ve no idea)";
const ASKED =
  '(?:about )?((?:which|what) (?:(?!(?:i|we|you|they|he|she|it|my|the|to|is|kind|else)\\b)[a-z]+ ){1,2}?|which |where |who |whether |when )';
const TO_DO = new RegExp(`^(?:${WONDERS}) ${ASKED}to [a-z]+`, 'u');
const SHOULD = new RegExp(`^(?:${WONDERS}) ${ASKED}(i|we) should [a-z]+`, 'u');
const OTHERWISE = /^(?:be|have|expect|believe|think|feel|make|know|see|say|do|start|begin|look)$/u;

export const iShould: Rule = {
  about: 'A question to oneself with its subject, or without: “not sure where to sit” ↔ “not sure where I should sit”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [
    ["I'm not sure which shelf to sand first", "I'm not sure which shelf I should sand first"],
    ["I'm not certain where I should park 🚙", "I'm not certain where to park 🚙"],
    ["I can't decide whether to fix it", "I can't decide whether I should fix it"],
    ["We don't know who to ask about the keys.", "We don't know who we should ask about the keys."],
    ['Not sure what colour to paint the door', 'Not sure what colour I should paint the door'],
  ],
  leaves: [
    "I don't know what to expect",
    "I don't know how to swim",
    "I don't know what I want to eat",
    "She doesn't know where to sit",
    "I'm not sure where you should sit",
    'I know where to sit',
    "I'm not sure whether to sit or to stand and wait",
    'We are not sure whether to be happy',
    "I'm not sure which bus goes to the fair",
    "I don't know which road leads to town",
    "I'm not sure what happened to dinner",
  ],
  words: () => ['which', 'what', 'where', 'who', 'whether', 'when'],
  *propose(doc) {
    if (!/\b(?:to|should) \p{L}/u.test(doc.text)) return;
    for (const { words, first } of statedSentences(doc)) {
      const said = lowered(words);
      const at = said.search(/\b(?:which|what|where|who|whether|when) /u);
      if (at < 0) continue;
      const found = TO_DO.exec(said) ?? SHOULD.exec(said);
      if (!found) continue;
      const should = found[2] !== undefined;
      if (should && first.lower !== found[2] && !/^(?:not|no|unsure)$/u.test(first.lower)) continue;
      const place = found[0].split(' ').length - 1;
      const verb = words[place];
      const marks = words.slice(should ? place - 2 : place - 1, place);
      const [from, to] = [marks[0], marks.at(-1)];
      if (!verb || !from || !to || verb.lower !== verb.lemma || OTHERWISE.test(verb.lemma)) continue;
      if (verb.pos !== 'VERB' || !isThing(words.slice(said.slice(0, at).split(' ').length, place - marks.length)))
        continue;
      if (words.slice(place).some(({ text, lower }) => text === ',' || JOINING.test(lower))) continue;
      const who = first.lower === 'we' ? 'we' : /\bi\b/u.test(doc.text) || /^\p{Ll}/u.test(first.text) ? 'i' : 'I';
      yield { edits: [{ start: from.start, end: to.end, text: should ? 'to' : `${who} should` }] };
    }
  },
};

/** What is asked about has no verb of its own: `which shelf`, not `which bus goes (to the fair)`. */
function isThing(words: readonly Token[]): boolean {
  const head = words.at(-1);
  return (
    words.length === 0 ||
    (head?.pos === 'NOUN' && !GOES.test(head.lower) && words.every(({ pos }) => /^(?:NOUN|ADJ|PROPN)$/u.test(pos)))
  );
}

const GOES =
  /^(?:goes|leads?|led|runs?|ran|belongs?|happen(?:s|ed)|comes|came|applie[sd]|applies|appeals?|get[s]?|flies|flew|connects?|refers?|relates?|matters?|drives|returns?|listens?|talks?|speaks?|wrote|sings?|moves?|moved|used|has|need[s]?)$/u;

const JOINING = /^(?:and|but|or|so|because|since|if|when|until)$/u;
