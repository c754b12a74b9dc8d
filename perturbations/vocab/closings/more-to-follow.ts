import { matches, type Rule } from '../../../src/plugin.js';
import { kindOfText } from '../../around/kind.js';
import { inCapitals } from '../../around/style.js';
import { closed } from './closed.js';

/** What strikes a place or a crowd, of which more is known later. */
const STRUCK =
  /\b(?:explosion|blast|fire|blaze|wildfire|earthquake|landslide|avalanche|mudslide|flash flood|floods?|storm|hurricane|tornado|pile-up|derail(?:ed|ment)|collapsed|capsized|sank|ran aground|gunman|shooting|bomb|plane crash|train crash|collision|coach crash|vandals|thieves|burglars|arsonists|gas leak)\b/iu;
const DID =
  /\b(?:tore through|swept through|ripped through|destroyed|killed|killing|injuring|injured|wounding|wounded|damaged|smashed|stole|struck|hit|collapsed|capsized|derailed|buried|left|broke out|burned|burnt|gutted|claimed)\b/iu;
const WHEN =
  /\b(?:on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|overnight|last night|early (?:this|on)|this (?:morning|afternoon|evening)|yesterday|at dawn|in the early hours)\b/u;
const NO_NEWS =
  /\b(?:I|[Mm]y|[Mm]e|[Ww]e|[Oo]ur|us|[Yy]ou|[Yy]our|court|tribunal|jury|judge|verdict|inquest|inquiry|sentenced|jailed|convicted|novel|film|play|chapter|insur\p{L}+|diary|report|museum|anniversary|years ago|full story|centur(?:y|ies) ago|ticket|patient|rebuilt|reopen\p{L}*)\b|[?!\n]/u;

export const moreToFollow: Rule = {
  about: 'News of a disaster ends as such news does: “… More details to follow.”',
  expects: { sentiment: 'same' },
  examples: [
    [
      'A fire tore through the old boathouse on Sunday night. Two rowers are missing.',
      'A fire tore through the old boathouse on Sunday night. Two rowers are missing. More details to follow.',
      'Negative',
    ],
  ],
  leaves: [
    'A fire tore through my old boathouse on Sunday night.',
    'The fire of 1860 destroyed the boathouse.',
    'The court heard that the fire destroyed the boathouse on Sunday night.',
  ],
  *propose(doc) {
    if (!matches(doc, STRUCK) || !matches(doc, DID) || !matches(doc, WHEN) || matches(doc, NO_NEWS)) return;
    if (!/^(?:notice|story|chat)$/u.test(kindOfText(doc)) || inCapitals(doc) || !/^\p{Lu}.*\.\s*$/su.test(doc.text))
      return;
    if (doc.tokens.length < 10 || doc.sentences.length > 3) return;
    yield* closed(doc, ['More details to follow', 'More on this story later']);
  },
};
