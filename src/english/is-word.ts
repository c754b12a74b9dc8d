import { remembered } from '../core/remembered.js';
import { isFirstName } from './lexicon.js';
import { spelling } from './packages.js';

/** Short forms that chats use as words and no dictionary has. */
const SHORT_FORMS = new Set(
  'lol omg btw imo idk tbh thx pls plz kinda gonna wanna gotta yeah yep nah ugh meh haha app apps wifi dm dms ok'.split(
    ' ',
  ),
);

/** Whether a reader would take it for a word: in the dictionary in lower case or with a capital, a first name, or a usual short form. */
export const isWord = remembered((word): boolean => {
  const lower = word.toLowerCase();
  const capitalised = lower.slice(0, 1).toUpperCase() + lower.slice(1);
  return SHORT_FORMS.has(lower) || isFirstName(lower) || spelling().correct(lower) || spelling().correct(capitalised);
}, 20_000);
