import { describe, expect, it } from 'vitest';
import { made } from './made.js';

describe('taxonomy of questions: rows of trades, names, places and what is used or found hold in one sense and are silent in the other', () => {
  it.each<[string, string, string[]]>([
    ['verb', 'Are mirrors used to send signals?', ['Are mirrors employed to send signals?']],
    ['verb', 'Would a goat be more used to thin air than a duck?', []],
    ['verb', 'Would a beetle survive a week in a jar?', ['Would a beetle last a week in a jar?']],
    ['verb', 'Do barley fields go without rain?', []],
    ['verb', 'Did the poet write her diary in Latin?', ['Did the poet keep her diary in Latin?']],
    ['verb', 'Did the poet write her diary with a quill pen?', []],
    ['verb', 'Can a mayor lose an election?', ['Can a mayor be defeated in an election?']],
    ['verb', 'Could mosquitoes feed on sleeping sailors?', []],
    ['noun', 'Would a hepatologist treat gout?', ['Would a liver specialist treat gout?']],
    ['noun', 'Were zippers common on togas?', ['Were zip fasteners common on togas?']],
    ['noun', 'Was fear of theft common?', []],
    ['adjective', 'Would Iago be an unwelcome guest?', ['Would Iago be an unwanted guest?']],
    ['adjective', 'Is a plum related to a peach more closely than a fig?', []],
    ['phrase', 'Is the museum based in Oslo?', ['Is the museum located in Oslo?']],
    ['phrase', 'Is the story based in fact?', []],
    ['phrase', 'Is the harbour within walking distance of Bergen?', ['Is the harbour a short walk from Bergen?']],
    ['abbreviation', 'Is the Mona Lisa on a stamp?', ['Is La Gioconda on a stamp?']],
    ['abbreviation', 'Were the Beatles from Hull?', ['Were the Fab Four from Hull?']],
    ['abbreviation', 'Were the Beatles a group of four?', []],
    ['full-name', 'Did Isaac Newton ski?', ['Did Sir Isaac Newton ski?']],
    ['full-name', 'Did Abraham Lincoln become president?', []],
    ['verb', 'Does the label match the chart?', ['Does the label correspond to the chart?']],
    ['verb', 'Are the lungs of a frog gradually turned into gills?', []],
    ['verb', 'Do Bath and Wells share the same fate?', []],
    ['verb', 'Should a cook ignore the warning?', ['Should a cook disregard the warning?']],
    ['noun', 'Is a fever of 40 degrees high?', ['Is a temperature of 40 degrees high?']],
    ['noun', 'Would bees sting through protective clothing?', []],
    ['adverb', 'Are some cooks severely allergic to nuts?', ['Are some cooks highly allergic to nuts?']],
    ['phrase', 'Would a vegan order the stew?', ['Would someone on a vegan diet order the stew?']],
    ['phrase', 'Would a vegan wear silk?', []],
    ['phrase', "Is a diabetic's lunch small?", []],
    ['phrase', 'Would a lactose-intolerant guest like kefir?', ['Would a guest with lactose intolerance like kefir?']],
    ['phrase', 'Did the town lose a large part of its people?', []],
    ['verb', 'Would a balloon float in a room?', []],
    ['verb', 'Does the virus go away?', ['Does the virus disappear?']],
    ['noun', 'Could a barber remove a tooth?', []],
    ['adjective', 'Does the chest have a secret drawer?', ['Does the chest have a hidden drawer?']],
    ['phrase', 'Is a stopped clock right twice a day?', []],
    ['abbreviation', 'Did the poet use the London Underground?', ['Did the poet use the Tube?']],
  ])('%s: %s', (rule, text, expected) => {
    expect(made(rule, text, 'yes-no')).toEqual(expected);
  });
});
