import { lowerOpening, type Rule } from '../../../src/plugin.js';
import { all, isLonger, tellsOfPast } from '../../around/only-if.js';

/** In the situation before a question, where one thing is told of one time. */
export const yearFirst: Rule = {
  about:
    'The year at the end of what is told before a question leads it: “X was signed in 1919” → “In 1919, X was signed”',
  expects: { 'yes-no': 'same' },
  examples: [
    [
      'The Treaty of Utrecht was signed in April 1713. Could Queen Victoria have signed it?',
      'In April 1713, the Treaty of Utrecht was signed. Could Queen Victoria have signed it?',
    ],
    [
      'The Mayflower crossed the ocean in 1620; did everyone aboard survive?',
      'In 1620, the Mayflower crossed the ocean; did everyone aboard survive?',
    ],
  ],
  leaves: [
    'Nora Lind, who sold it in 1920, was born in 1880. Was she rich?',
    'The treaty that was signed in 1713 ended a war begun in 1701. Was it long?',
    'Nora Lind said that she was born in 1880. Was she right?',
    'Nora was born in 1880 and died in 1920. Was she rich?',
    'The war will be over in 2050. Is it long?',
  ],
  words: () => ['in'],
  onlyIf: all(isLonger, tellsOfPast),
  *propose(doc) {
    const [told, asked] = doc.sentences;
    if (!told || asked?.kind !== 'yes-no-question' || doc.sentences.length > 2 || /["“”:()]/u.test(doc.text)) return;
    const found =
      /^(?<said>[^,;.]{12,90}) (?<time>in (?:(?:early |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:1\d{3}|20[01]\d)|in the (?:early |late )?(?:\p{Ll}+teenth|\p{Ll}+th|first|third) century|in \d{2,4} BC)(?<stop>[.;])$/u.exec(
        told.text,
      )?.groups;
    const [first] = told.tokens;
    if (!found || !first) return;
    const { said = '', time = '', stop = '' } = found;
    if (
      /\b(?:that|who|which|whose|when|where|while|and|but|or|because|after|before|until|since|if|as|born|dated|built|made|founded|named|called|to \p{Ll}+|then|first|finally|him|her|it|he|she)\b/u.test(
        said.replace(/\bto (?:the|an?|his|her|its)\b/gu, ''),
      )
    )
      return;
    if (
      !/^(?:The|A|An|\p{Lu}\p{L}+)\b/u.test(said) ||
      /^(?:In|At|On|During|By|After|Before|He|She|It|They)\b/u.test(said)
    )
      return;
    if (doc.clauses.filter(({ sentence }) => sentence === told).length !== 1) return;
    yield {
      edits: [
        {
          start: told.start,
          end: told.end,
          text: `I${time.slice(1)}, ${lowerOpening(first)}${said.slice(first.text.length)}${stop}`,
        },
      ],
    };
  },
};
