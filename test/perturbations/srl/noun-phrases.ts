import type { Row } from '../row.js';

export const NOUN_PHRASES: readonly Row[] = [
  [
    'with-instead',
    'Would a clerk who has a cat allergy enjoy cheese?',
    ['Would a clerk with a cat allergy enjoy cheese?'],
  ],
  ['with-instead', 'Would a boy who has a stroke sneeze?', []],
  ['living-there', 'Did people who lived in Kyiv eat rice?', ['Did people living in Kyiv eat rice?']],
  ['full-relative', 'Can a boat made of clay float?', ['Can a boat that is made of clay float?']],
  ['contained', 'Does wine contain sugar?', ['Is there sugar in wine?']],
  ['there-are-some', 'Do some nuns ski?', ['Are there nuns who ski?']],
  ['existential', 'Are there mice in the barn?', ['Does the barn have mice in it?']],
  ['this-is-a', 'This tent is very flimsy', ['This is a very flimsy tent']],
  ['attributive', 'This is a lovely garden', ['This garden is lovely', 'What a lovely garden this is']],
  ['genitive', 'The screen of this phone is dim', ["This phone's screen is dim"]],
  ['who-has', 'Would someone with gout avoid beer?', ['Would someone who has gout avoid beer?']],
  ['place-owns', 'The staff at this gym were rude', ["This gym's staff were rude"]],
  ['place-has', 'This pub has bland food', ['The food at this pub is bland']],
  ['genitive-question', "Is Peru's capital humid?", ['Is the capital of Peru humid?']],
  ['there-has', 'The cabin has three beds', ['There are three beds in the cabin']],
  ['weather', 'The weather is foul today', ["It's foul weather today"]],
  ['youll-find', 'The spare key is under the red mat', ["You'll find the spare key under the red mat"]],
  ['what-a', 'This orchard is a gem', ['What a gem this orchard is']],
  ['reduced-relative', 'Can fish that was kept in ice be sold?', ['Can fish kept in ice be sold?']],
  ['reduced-relative', 'Is fish that was kept in ice fresh?', []],
];
