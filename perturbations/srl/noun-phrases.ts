import type { Rule } from '../../src/plugin.js';
import { attributive } from './noun-phrases/attributive.js';
import { contained } from './noun-phrases/contained.js';
import { existential } from './noun-phrases/existential.js';
import { fullRelative } from './noun-phrases/full-relative.js';
import { genitive } from './noun-phrases/genitive.js';
import { genitiveQuestion } from './noun-phrases/genitive-question.js';
import { livingThere } from './noun-phrases/living-there.js';
import { placeHas } from './noun-phrases/place-has.js';
import { placeOwns } from './noun-phrases/place-owns.js';
import { reducedRelative } from './noun-phrases/reduced-relative.js';
import { thereAreSome } from './noun-phrases/there-are-some.js';
import { thereHas } from './noun-phrases/there-has.js';
import { thisIsA } from './noun-phrases/this-is-a.js';
import { weather } from './noun-phrases/weather.js';
import { whatA } from './noun-phrases/what-a.js';
import { whoHas } from './noun-phrases/who-has.js';
import { withInstead } from './noun-phrases/with-instead.js';
import { youllFind } from './noun-phrases/youll-find.js';

/** A noun and what it has or is like: genitive, attribute, relative clause, “there is”. */
export const nounPhrases: Readonly<Record<string, Rule>> = {
  'genitive-question': genitiveQuestion,
  existential,
  attributive,
  genitive,
  'there-has': thereHas,
  weather,
  'who-has': whoHas,
  'place-owns': placeOwns,
  'place-has': placeHas,
  'youll-find': youllFind,
  'what-a': whatA,
  'reduced-relative': reducedRelative,
  'with-instead': withInstead,
  'living-there': livingThere,
  'full-relative': fullRelative,
  contained,
  'there-are-some': thereAreSome,
  'this-is-a': thisIsA,
};
