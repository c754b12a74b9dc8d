import { describe, expect, test } from 'vitest';
import { taxonomy } from '../../perturbations/taxonomy.js';
import { proposals } from './proposals.js';

const made = (rule: string, text: string, task: 'sentiment' | 'yes-no' = 'sentiment'): string[] => {
  const found = taxonomy.rules[rule];
  return found ? proposals(found, text, task) : [];
};

describe('taxonomy: rows of the lexicons hold in one sense and are silent in the other', () => {
  test.each([
    ['phrase', 'I might skip the quiz', ['I may skip the quiz']],
    ['phrase', 'She said I might win', []],
    ['phrase', 'Worst ferry ride ever!', ['Worst ferry ride of all time!']],
    ['phrase', 'The exam starts in two hours', ['The exam starts two hours from now']],
    ['phrase', 'I painted it in two hours', []],
    ['phrase', 'We left early because it was dark', []],
    ['verb', 'I was so excited to see the seals', []],
    ['verb', 'The patient tolerated the drops well', []],
    ['phrase', 'I cannot paint in the meantime', []],
    ['noun', 'You may not stay in the country', []],
    ['adjective', 'Dad went home in excellent spirits', []],
    ['phrase', 'The cook shouted because we laughed', []],
    ['phrase', 'He swam a mile without stopping', ['He swam a mile without a break']],
    ['phrase', 'He swam a mile without stopping once', []],
    ['general-term', 'The ferry was almost empty', ['The boat was almost empty']],
    ['general-term', 'I missed the ferry', []],
    ['general-term', 'I live ten minutes from the ferry', []],
    ['general-term', 'Our tour guide knew each statue', ['Our guide knew each statue']],
    ['verb', 'He fixed the squeaky gate', ['He repaired the squeaky gate']],
    ['verb', "I don't follow cricket", ["I don't keep up with cricket"]],
    ['verb', "I don't follow your plan", []],
    ['noun', 'I passed on the third try', ['I passed on the third attempt']],
    ['noun', 'I want a third try at the swing', ['I want a third attempt at the swing']],
    ['adjective', 'The hotel was standard', ['The hotel was typical']],
    ['adjective', 'The kettle was standard', []],
    ['verb', 'I begged them to wait', ['I pleaded with them to wait']],
    ['phrase', 'They all laughed', ['All of them laughed']],
    ['phrase', 'I learned to swim at forty', ['I learned to swim at the age of forty']],
    ['phrase', 'The bus left at forty', []],
    ['general-term', 'This raincoat is not waterproof', []],
    ['general-term', 'The hotel was near a lake', []],
    ['verb', 'The meeting starts at nine', ['The meeting begins at nine']],
    ['verb', 'She baked us a cake', ['She made us a cake']],
    ['verb', 'The film lasts two hours', []],
    ['verb', 'The hall holds two hundred people', ['The hall has room for two hundred people']],
    ['verb', 'They lost my luggage', ['They misplaced my luggage']],
    ['verb', 'I lost my wallet', []],
    ['phrase', 'The plate broke in half', ['The plate broke in two']],
    ['phrase', 'They cut the price in half', []],
    ['general-term', 'My heels hurt', []],
    ['adverb', 'The paint dried fast', ['The paint dried quickly']],
    ['adverb', 'The lid is stuck fast', []],
    ['phrase', 'I ate too much', ['I overate']],
    ['verb', 'They never listen to me', ['They never pay attention to me']],
    ['verb', 'Nobody listens to me sing', []],
    ['adjective', 'The play was far too long', []],
    ['phrase', 'We need two more chairs', ['We need another two chairs']],
    ['phrase', 'Two more chairs than last year', []],
    ['verb', "We haven't decided on a theme", ["We haven't chosen a theme", "We haven't settled on a theme"]],
    ['noun', 'The dinner was a disaster', ['The dinner was a fiasco']],
    ['noun', 'The haircut was a disaster', []],
    ['verb', 'The garage kept my van', []],
    ['verb', 'We kept the skis in the garage', ['We stored the skis in the garage']],
    ['kind', 'Mum lost her car keys', ['Mum lost her keys']],
    ['kind', 'Mum lost her car keys, not her house keys', []],
    ['kind', 'Thanks to the night shift', []],
    ['general-term', 'We adopted a greyhound today', ['We adopted a dog today']],
    ['adjective', 'The pork was overcooked', ['The pork was overdone']],
    ['phrase', 'We did not want to leave', []],
    ['phrase', 'Even the twins made me laugh', []],
    ['phrase', 'What a joy of a bread oven', []],
    ['phrase', 'Honestly, what weather', []],
    ['verb', 'My cough keeps getting worse', ['My cough keeps on getting worse']],
    ['verb', 'I was overcharged for the tyres', ['I was charged too much for the tyres']],
    ['verb', 'Omar lent me his drill', ['Omar let me borrow his drill', 'Omar loaned me his drill']],
    ['phrase', 'I have choir on Friday', ["I've got choir on Friday"]],
    ['phrase', 'He waters it every morning', ['He waters it each morning']],
    ['adjective', 'The harbour was ordinary', ['The harbour was unremarkable']],
    ['phrase', 'I was given a fine', ['I got a fine']],
    ['verb', 'The heating failed last night', ['The heating stopped working last night']],
    ['verb', 'Nobody answers my texts', ['Nobody replies to my texts']],
    ['phrase', 'We missed it because of you', []],
  ])('%s on %j makes %j', (rule, text, want) => {
    expect(made(rule, text)).toEqual(want);
  });

  test.each([
    ['verb', 'Could a dead poet still write an opera?', ['Could a dead poet still compose an opera?']],
    ['verb', 'Could a deaf composer still write an opera?', []],
    ['verb', 'Could Plato join a choir?', ['Could Plato become a member of a choir?']],
    ['verb', 'Could the twins join a choir?', []],
    ['verb', 'Did Mary outlive Tom?', ['Did Mary die after Tom?']],
    ['phrase', 'Was Ada Hill born in Norway?', ['Was Ada Hill a native of Norway?']],
    ['phrase', 'Was Ada Hill born in 1815?', []],
    ['noun', 'Would a lame horse be at a disadvantage?', []],
    ['verb', 'Was it planned from the very beginning?', []],
    ['verb', 'Are hats required wear in court?', []],
    ['any', 'Is there a lake on every island?', []],
    ['phrase', 'Do some lizards swim?', ['Do certain lizards swim?']],
  ])('%s on the question %j makes %j', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toEqual(want);
  });
});
