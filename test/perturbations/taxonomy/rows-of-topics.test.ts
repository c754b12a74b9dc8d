import { describe, expect, test } from 'vitest';
import { made } from './made.js';

describe('taxonomy of questions: rows of people, history, sport, art and travel hold in one sense and are silent in the other', () => {
  test.each([
    ['abbreviation', 'Would a kite fly on the Moon?', ['Would a kite fly on the lunar surface?']],
    ['abbreviation', 'Does the calendar depend on the Moon?', []],
    ['abbreviation', 'Did the ancient Greeks eat figs?', ['Did the Greeks of antiquity eat figs?']],
    ['abbreviation', 'Do many Sikhs wear a turban?', ['Do many followers of Sikhism wear a turban?']],
    ['abbreviation', 'Do Sikhs and Jains fast?', []],
    ['phrase', 'Is fog a sign that the kettle is broken?', ['Is fog an indication that the kettle is broken?']],
    ['phrase', 'Did the baker hang up a sign that he had painted?', []],
    ['noun', 'Were mules used for trade along the coast?', ['Were mules used for commerce along the coast?']],
    ['noun', 'Is the duke a plumber by trade?', []],
    ['phrase', 'Could a sloth beat a goat in a hundred metre dash?', []],
    ['verb', 'Do turtles lay eggs on beaches?', ['Do turtles deposit eggs on beaches?']],
    ['verb', 'Do turtles lay eggs in spring?', []],
    ['verb', 'Would a tailor recognise a bodkin?', ['Would a tailor be able to identify a bodkin?']],
    ['verb', 'Would a court recognise a foreign marriage?', []],
    ['verb', 'Was Wren a boy when he became king?', ['Was Wren a boy when he came to the throne?']],
    ['verb', 'Would Garbo act in a tragedy?', ['Would Garbo have a role in a tragedy?']],
    ['verb', 'Do ice hockey players skate on gravel?', []],
    ['phrase', 'Would a glazier know what a mullion is?', ['Would a glazier be able to tell you what a mullion is?']],
    ['phrase', 'Is a giraffe closely related to goats?', ['Is a giraffe a close relative of goats?']],
    ['full-name', 'Could Cleopatra have eaten figs?', ['Could Queen Cleopatra have eaten figs?']],
    ['full-name', 'Was Cleopatra a ruler of Norway?', []],
    ['phrase', 'Is there a duel in every episode?', ['Is there a duel in each episode?']],
    ['phrase', 'Is chalk free of every germ?', []],
    [
      'abbreviation',
      'Were kites flown in the Middle Ages?',
      ['Were kites flown during the Middle Ages?', 'Were kites flown in the medieval period?'],
    ],
    ['abbreviation', 'Did bakers in the Stone Age sell pies?', []],
    ['verb', 'Do geese have teeth?', ['Do geese possess teeth?']],
    ['verb', 'Have geese ever grown teeth?', []],
    ['predicate', 'Is the tower taller than a man standing on a chair?', []],
    ['phrase', 'Is gravel dangerous for hedgehogs?', ['Is gravel a danger to hedgehogs?']],
    ['phrase', 'Was it dangerous for a duke to swim?', []],
    ['verb', 'Can a juror who lies under oath sing?', ['Can a juror who commits perjury sing?']],
    ['phrase', 'Can a rook jump in chess?', ['Can a rook jump in the game of chess?']],
    ['phrase', 'Is a wig worn in court?', ['Is a wig worn in a court of law?']],
    ['phrase', 'Is the tennis star in court?', []],
    ['phrase', 'Did medieval knights drink tea?', ['Did knights in the Middle Ages drink tea?']],
    ['phrase', 'Could a medieval monk of the ninth century draw?', []],
    ['abbreviation', 'Would a Roman legionary eat figs?', ['Would a Roman soldier eat figs?']],
    ['abbreviation', 'Did Wren win the Battle of Naseby?', []],
    ['verb', 'Were plums brought to Malta by monks?', ['Were plums introduced to Malta by monks?']],
    ['verb', 'Was the thief brought to trial by a monk?', []],
  ])('%s: %s', (rule, text, expected) => {
    expect(made(rule, text, 'yes-no')).toEqual(expected);
  });
});
