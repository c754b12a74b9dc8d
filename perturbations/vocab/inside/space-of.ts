import type { Rule } from '../../../src/plugin.js';
import { insertedAfter } from '../../around/inserted.js';

const DONE =
  '(?:found|fixed|mended|repaired|solved|read|finished|tripled|doubled|halved|grew|shrank|fell|rose|lost|gained|learned|learnt|broke|answered|ate|drank|sorted|sold|built|cleaned|replaced|raised|cancelled|crashed|failed|rang|called|wrote|moved|changed|went through|got through|put on|cut|walked|cleared|delivered)';
const SPAN =
  '(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|\\d+) (?:single )?(?:minutes?|hours?|days?|weeks?|months?|years?|decades?|decade|afternoon|evening|weekend|season)';
/** Something done from beginning to end within a time, which ends the clause. */
const WITHIN = new RegExp(
  String.raw`\b${DONE} (?:(?!(?:not|never|about|later|only|just|that|which|who|if|when|will|would|best|worst|first|last|every|each)\b)[A-Za-zÀ-ž'’-]+ ){0,6}?in(?= ${SPAN}(?:[.,;!]|\s*$| and (?:even|the|it|we|i|he|she|they|has|was|did|showed|then|never)\b))`,
  'giu',
);

export const spaceOf: Rule = {
  about: 'What is done within a time is done in its space: “fixed it in a day” → “fixed it in the space of a day”',
  expects: { sentiment: 'same', labels: 'same' },
  words: () => ['in'],
  examples: [
    ['Ana fixed the leak in ten minutes', 'Ana fixed the leak in the space of ten minutes'],
    ['The boiler broke twice in a week, and we froze', 'The boiler broke twice in the space of a week, and we froze'],
  ],
  leaves: [
    'It is the best soup I ate in years',
    'The bus goes in ten minutes',
    'I will have fixed it in a day',
    'They fixed it in a day or two',
    'Rents fell to their lowest level in ten years',
    'Did they fix it in a day?',
    'It had not broken in ten years',
  ],
  *propose(doc) {
    for (const candidate of insertedAfter(doc, WITHIN, 'the space of')) {
      const [edit] = candidate.edits;
      const sentence = doc.sentences.find(({ start, end }) => edit && start <= edit.start && edit.start <= end);
      const before = edit && sentence ? doc.text.slice(sentence.start, edit.start) : '';
      if (!UNDONE.test(before) && !sentence?.text.includes('?')) yield candidate;
    }
  },
};

/** What will be, may be or has not been. */
const UNDONE =
  /\b(?:will|would|can|could|should|might|may|space|not|never|best|worst|most|least|only|first|time|(?!rest|west|east|forest|test|guest|request|interest|protest|harvest|invest|latest)\p{Ll}{3,}est)\b|n['’]t\b|['’]ll\b|\b(?:i|we|he|she|they)['’]d\b/iu;
