import { describe, expect, test } from 'vitest';
import { negation } from '../../perturbations/negation.js';
import { applyEdits } from '../../src/core/edits.js';
import { createRng } from '../../src/core/rng.js';
import { parse } from '../../src/english/index.js';
import { sentiment } from '../../src/tasks/sentiment.js';

/** Rule, source, and every follow-up that the rule proposes for it. */
const TABLE: readonly (readonly [rule: string, source: string, followUps: readonly string[]])[] = [
  ['negative-question', 'Will the ferry sail tonight?', ["Won't the ferry sail tonight?"]],
  ['negative-question', 'Did she ever reply?', []],
  [
    'not-only',
    'The host was charming and generous',
    ['The host was not only charming but also generous', 'The host was charming, not to mention generous'],
  ],
  ['not-only', 'The host was charming and tired', []],
  [
    'not-only-was',
    'The pool was filthy and the guide was rude',
    ['Not only was the pool filthy, but the guide was rude'],
  ],
  ['not-only-was', 'The pool was filthy and the guide was kind', []],
  ['no-later-than', 'Please reply by Monday', ['Please reply no later than Monday']],
  ['no-later-than', 'It was dark by Monday', []],
  ['has-not-stopped', 'The dog is still barking', ["The dog hasn't stopped barking"]],
  ['has-not-stopped', 'The dog is still waiting', []],
  ['nothing-special', 'The pool was nothing fancy', ["The pool wasn't anything fancy"]],
  ['nothing-special', 'The pool was nothing', []],
  ['never-done', 'a shed that was never built', ["a shed that wasn't built"]],
  ['never-done', 'It was never a shed', []],
  ['why-not', 'Shall we leave at ten?', ["Why don't we leave at ten?"]],
  ['why-not', 'Shall I leave?', []],
  [
    'not-my-day',
    'I just missed my train',
    [
      'I just missed my train. Just not my day',
      'I just missed my train. Not my day',
      'I just missed my train. This is not my day',
    ],
  ],
  ['not-my-day', 'I just missed you', []],
  [
    'not-okay',
    'The steward yelled at my gran',
    [
      'The steward yelled at my gran. Not okay',
      "The steward yelled at my gran. That's not okay",
      'The steward yelled at my gran. Not cool',
    ],
  ],
  ['not-okay', 'I yelled at my gran', []],
  [
    'do-not-hesitate',
    'I am writing to change the address on my account. The new address is 4 Mill Lane, Ely.',
    [
      'I am writing to change the address on my account. The new address is 4 Mill Lane, Ely. Please do not hesitate to contact me if you need anything else.',
    ],
  ],
  ['do-not-hesitate', 'I am at the lake. It is warm.', []],
  [
    'not-sure-after',
    'Is the pool open today?',
    ["Is the pool open today? I'm not sure.", "Is the pool open today? I can't remember."],
  ],
  ['not-sure-after', 'Is the pool awful?', []],
  ['if-you-dont-mind', 'Where did you park?', ["If you don't mind me asking, where did you park?"]],
  ['if-you-dont-mind', 'Where is it?', []],
  [
    'not-sure-yet',
    'I might plant a hedge',
    ['I might plant a hedge, not sure yet', "I might plant a hedge, haven't decided yet"],
  ],
  ['not-sure-yet', 'I might cry', []],
  ['no-fewer-times', 'The lamp went out five times', ['The lamp went out no fewer than five times']],
  ['no-fewer-times', 'The lamp goes out five times a day', []],
  ['and-nobody-asked', 'The pub closed without anyone telling us', ['The pub closed and nobody told us']],
  ['and-nobody-asked', 'He left without asking', []],
  ['remember-to', 'Keep the gate shut', ["Don't open the gate"]],
  ['remember-to', "Don't forget the hens", []],
  ['please-not', 'Could you stop feeding the geese?', ['Could you not feed the geese?']],
  ['please-not', 'Could you stop the geese?', []],
  ['or-not', 'Does a lemon sink?', ['Does a lemon sink or not?', 'Does a lemon sink, or not?']],
  ['or-not', 'Is it bigger than a bus?', []],
  ['plain-question', "Isn't ice cold?", ['Is ice cold?']],
  ['plain-question', "Don't you like it?", []],
  [
    'isnt-it-true',
    'Do eels migrate?',
    ["Isn't it true that eels migrate?", "Isn't it the case that eels migrate?", "Isn't it correct that eels migrate?"],
  ],
  ['tag-question', 'Are camels friendly?', ["Camels are friendly, aren't they?"]],
  ['tag-question', 'Is a hippie calm?', []],
  ['antonym-question', 'Are the wires visible?', ['Are the wires invisible?']],
  ['antonym-question', 'Are all wires visible?', []],
  ['false-that', 'Would it be odd to nap here?', ['Am I wrong to think that it would be odd to nap here?']],
  ['negated-predicate', 'The guide was polite', ["The guide wasn't polite"]],
  ['negated-predicate', 'The guide was polite and funny', []],
  ['negated-verb', 'I liked the quiz', ["I didn't like the quiz"]],
  ['negated-verb', 'I liked every quiz', []],
  ['negation-removed', "The guide wasn't polite", ['The guide was polite']],
  ['complementary', "I'm not certain about it", ["I'm uncertain about it"]],
  ['complementary', 'The sign was very unclear', []],
  ['no-versus-not', 'We had no trouble with it', ["We didn't have any trouble with it"]],
  ['no-versus-not', 'We had no choice', []],
  ['unable', "They couldn't find the key", ['They were unable to find the key']],
  ['unable', "I can't stand it", []],
  [
    'restated',
    "I'm undecided on the rug",
    ["I haven't made up my mind about the rug", "I can't make up my mind about the rug"],
  ],
  ['verbal-opposite', 'I hate ironing', ["I can't stand ironing"]],
  ['verbal-opposite', 'I regret leaving early', ["I wish I hadn't left early", "I shouldn't have left early"]],
  ['could-not-be-more', "I'm so proud of her", ["I couldn't be prouder of her"]],
  ['could-not-be-more', "I'm so tired I could cry", []],
  [
    'cannot-say-how',
    "We're so relieved about it",
    [
      "We can't tell you how relieved we are about it",
      "We can't begin to tell you how relieved we are about it",
      "We can't put into words how relieved we are about it",
    ],
  ],
  [
    'cannot-help-feeling',
    "I'm feeling a bit uneasy",
    ["I can't help feeling a bit uneasy", "I can't help but feel a bit uneasy"],
  ],
  ['cannot-believe', 'I just lost my keys', ["I can't believe I just lost my keys"]],
  ['cannot-believe', 'I just had lunch', []],
  [
    'cannot-forget',
    'I need to return a book',
    ["I can't forget to return a book", "I mustn't forget to return a book"],
  ],
  [
    'neither-nor',
    'The play was okay',
    [
      'The play was neither good nor bad',
      'The play was neither great nor terrible',
      'The play was not great but not terrible',
    ],
  ],
  [
    'neither-nor',
    'This is a typical pen',
    ['This is neither a good nor a bad pen', 'This is neither a great nor a terrible pen'],
  ],
  ['nothing-short-of', 'The view was stunning', ['The view was nothing short of stunning']],
  [
    'not-doing-much',
    "I'm just relaxing",
    ["I'm not doing anything special, just relaxing", "I'm not doing much, just relaxing"],
  ],
  ['no-denying', 'The play was dull', ['No doubt about it, the play was dull']],
  ['not-gonna-lie', 'My new boots are great', ['Not gonna lie, my new boots are great']],
  ['not-mistaken', 'The bus is at the gate', ["If I'm not mistaken, the bus is at the gate"]],
  ['not-mistaken', 'I stop here', []],
  ['not-until', 'The shop opens at ten', ["The shop doesn't open until ten"]],
  ['tag-statement', 'The play was dull', ["The play was dull, wasn't it?"]],
  ['tag-statement', 'My dog died', []],
  [
    'if-not-much-trouble',
    'Can you call me later?',
    ["If you don't mind, can you call me later?", "If it's no trouble, can you call me later?"],
  ],
  [
    'never-better',
    'Worst film of my life',
    ['Never had a worse film in my life', "I've never had a worse film in my life"],
  ],
  ['no-longer', "She doesn't sing here anymore", ['She no longer sings here']],
  ['not-ever', 'He never answered', ["He didn't answer"]],
  ['not-ever', 'It never snows', []],
  ['not-one-person', 'Nobody apologised.', ['Not one person apologised.', 'Not a single person apologised.']],
  ['never-stops', 'They keep moving the queue', ["They won't stop moving the queue"]],
  ['yet-to', "We haven't chosen a name yet", ['We have yet to choose a name']],
  ['think-not', "I think the door isn't locked", ["I don't think the door is locked"]],
  ['contrary-state', 'The gate was closed', ["The gate wasn't open"]],
  ['contrary-state', 'The gate was never closed', []],
  ['contrary-verb', 'The clerk refused to help', ["The clerk wouldn't help"]],
  ['phrase-denied', 'He left for no reason', ['He left without any reason']],
  ['still-not-yet', "She's still looking for her keys", ["She hasn't found her keys yet"]],
  ['never-contrary', 'The lift is always late', ['The lift is never on time']],
  ['only-not', 'Guests may enter only with a ticket.', ['Guests may not enter without a ticket.']],
  ['cannot-believe-it', 'We just won', ["We just won. I can't believe it", "We just won. I still can't believe it"]],
  [
    'could-not-be-happier',
    "I'm thrilled with the rug",
    ["I'm thrilled with the rug. I couldn't be happier", "I'm thrilled with the rug. Couldn't be happier"],
  ],
  [
    'no-rush',
    'Can you water the plants?',
    ['Can you water the plants? No worries if not.', "Can you water the plants? No problem if you can't."],
  ],
  [
    'cannot-believe-that',
    'They cancelled my order',
    ["I can't believe they cancelled my order", "Can't believe they cancelled my order"],
  ],
  [
    'cannot-believe-how',
    'The garden is stunning',
    [
      "I can't believe how stunning the garden is",
      "Can't believe how stunning the garden is",
      "You wouldn't believe how stunning the garden is",
    ],
  ],
  [
    'in-case',
    'The pool opens at six',
    ["In case you didn't know, the pool opens at six", "If you didn't know, the pool opens at six"],
  ],
  [
    'like-to-complain',
    'The staff were rude',
    [
      "I don't like to complain, but the staff were rude",
      "I don't usually complain, but the staff were rude",
      "I'm not one to complain, but the staff were rude",
    ],
  ],
  [
    'not-easily-impressed',
    'The concert was superb',
    [
      "I'm not easily impressed, but the concert was superb",
      "I don't say this often, but the concert was superb",
      "I don't say this lightly, but the concert was superb",
    ],
  ],
  [
    'right-place-to-ask',
    'My login code has changed twice. How can I set a new one?',
    [
      "I'm not sure if this is the right place to ask, but my login code has changed twice. How can I set a new one?",
      "I don't know if you can help, but my login code has changed twice. How can I set a new one?",
      "I'm not sure who to ask, but my login code has changed twice. How can I set a new one?",
    ],
  ],
  ['if-not', 'We eat at six unless you call me', ["We eat at six if you don't call me"]],
  [
    'no-joke',
    'The app was awful all day',
    [
      'No joke, the app was awful all day',
      "I'm not even kidding, the app was awful all day",
      'No exaggeration, the app was awful all day',
      "I'm not exaggerating, the app was awful all day",
    ],
  ],
  ['dont-forget', 'Please lock the gate', ["Please don't forget to lock the gate"]],
  ['dont-forget', 'Please stop', []],
  ['so-fragment', 'So happy for you both', ["Couldn't be happier for you both"]],
  ['wish-never', "I wish I'd never sold it", ['I should never have sold it']],
  ['and-nobody', 'They left without calling', ["They left and didn't call"]],
  ['neither-apart', 'The path was neither short nor long', ["The path wasn't short, but it wasn't long either"]],
  [
    'cannot-beat-that',
    'What a superb view',
    ["What a superb view. Can't beat that", "What a superb view. You can't beat it"],
  ],
  ['would-not', 'My aunt refused to move', ["My aunt wouldn't move"]],
  ['no-object', 'The plot makes no sense', ["The plot doesn't make any sense"]],
  ['thank-enough', 'Big thanks to the crew!', ["I can't thank the crew enough!"]],
  [
    'letter-closing',
    'Your driver was kind and careful.',
    ['Your driver was kind and careful. I have no complaints whatsoever.'],
  ],
  ['denied-opinion', 'The puppets were dull and ugly', ["The puppets weren't dull or ugly"]],
  ['denied-opinion', 'The puppets were dull and the seats were soft', []],
  ['is-it-not', 'The puppets were charming.', ["Weren't the puppets charming?"]],
  ['is-it-not', 'My knee is terrible', []],
  ['not-another', 'Our pottery class is on Friday', ['Our pottery class is on Friday, not Saturday']],
  ['not-another', 'We left on Friday', []],
  ['not-to-mention', 'Stale bread, cold soup and a rude waiter', []],
  ['not-to-mention', 'Bread, soup and a waiter', []],
  ['dont-we', 'We water the ferns on Sundays', ["We water the ferns on Sundays, don't we?"]],
  ['dont-we', 'I water the ferns', []],
  ['denial-moved', 'The plumber never replied', []],
  ['denial-moved', "The plumber didn't reply to my message", ['The plumber never replied to my message']],
  ['denial-moved', 'Never mind', []],
  ['contrary-said', 'My printer died', ['My printer no longer works']],
  ['contrary-said', 'Our cat died', []],
  ['time-denied', 'Check-in starts at three.', ["Check-in doesn't start until three."]],
  ['time-denied', 'It starts badly', []],
  ['feeling-denied', 'What a lovely quilt', ["Isn't that a lovely quilt?"]],
  ['feeling-denied', 'The quilt is what we want', []],
  ['not-long-ago', 'I just fed the ducks and left', []],
  ['not-long-ago', 'We just sold our canoe 🛶', ['We sold our canoe not an hour ago 🛶']],
  [
    'asked-with-not',
    'Could you water the ferns? 🌿',
    ["You couldn't water the ferns, could you? 🌿", 'Could you water the ferns? No worries if not 🌿'],
  ],
  ['asked-with-not', 'Could you stop?', []],
  [
    'wrong-that-there',
    'Were there any moose in the park?',
    [
      'Am I wrong to think that there were moose in the park?',
      'Would I be wrong to say that there were moose in the park?',
    ],
  ],
  ['wrong-that-there', 'Is there any gold in the park?', []],
];

function proposed(rule: string, text: string): string[] {
  const candidates = negation.rules[rule]?.propose(parse(text), { task: sentiment, rng: createRng(1) }) ?? [];
  return [...candidates].map(({ edits }) => applyEdits(text, edits));
}

describe('negation', () => {
  test.each(TABLE)('%s on %j', (rule, text, want) => {
    expect(proposed(rule, text)).toEqual(want);
  });

  test('every rule has a row', () => {
    expect(Object.keys(negation.rules).filter((id) => !TABLE.some(([rule]) => rule === id))).toEqual([]);
  });
});
