import type { Perturbation } from '../src/plugin.js';
import { about } from './coreference/about.js';
import { considering } from './coreference/considering.js';
import { curiousAbout } from './coreference/curious-about.js';
import { isThatTrue } from './coreference/is-that-true.js';
import { letsTalkAbout } from './coreference/lets-talk-about.js';
import { nameFirst } from './coreference/name-first.js';
import { picture } from './coreference/picture.js';
import { questionAbout } from './coreference/question-about.js';
import { readingAbout } from './coreference/reading-about.js';
import { regarding } from './coreference/regarding.js';
import { speakingOf } from './coreference/speaking-of.js';
import { statedTopic } from './coreference/stated-topic.js';
import { take } from './coreference/take.js';
import { thinkingOf } from './coreference/thinking-of.js';
import { whenItComesTo } from './coreference/when-it-comes-to.js';

/** A mention is split off and a pronoun, `there` or `one` takes its place: same referent, in number, gender and kind. */
export const coreference: Perturbation = {
  name: 'coreference',
  category: 'coreference',
  about: 'Names what a question is about first, and asks of it with a pronoun',
  expects: { sentiment: 'same', 'yes-no': 'same' },
  rules: {
    about,
    regarding,
    considering,
    'speaking-of': speakingOf,
    'when-it-comes-to': whenItComesTo,
    'thinking-of': thinkingOf,
    'reading-about': readingAbout,
    'question-about': questionAbout,
    'curious-about': curiousAbout,
    take,
    picture,
    'name-first': nameFirst,
    'lets-talk-about': letsTalkAbout,
    'is-that-true': isThatTrue,
    'stated-topic': statedTopic,
  },
};
