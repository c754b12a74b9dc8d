import type { Rule } from '../../src/plugin.js';
import { cannotBelieveIt } from './felt/cannot-believe-it.js';
import { didAndFelt } from './felt/did-and-felt.js';
import { feltAboutIt } from './felt/felt-about-it.js';
import { happyAboutIt } from './felt/happy-about-it.js';
import { likedThat } from './felt/liked-that.js';
import { regretted } from './felt/regretted.js';

/** What happened is told apart from what is felt about it, and one of them takes the other up: “it”, “that”, “her”. */
export const felt: Readonly<Record<string, Rule>> = {
  'cannot-believe-it': cannotBelieveIt,
  'liked-that': likedThat,
  regretted,
  'happy-about-it': happyAboutIt,
  'did-and-felt': didAndFelt,
  'felt-about-it': feltAboutIt,
};
