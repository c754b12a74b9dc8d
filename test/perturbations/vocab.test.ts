import { describe, expect, test } from 'vitest';
import { kindOfText } from '../../perturbations/vocab/kind-of-text.js';
import { vocab } from '../../perturbations/vocab.js';
import type { TaskName } from '../../src/core/types.js';
import { parse } from '../../src/english/doc.js';
import { proposals } from './proposals.js';

const made = (rule: string, text: string, like: TaskName = 'sentiment'): string[] => {
  const found = vocab.rules[rule];
  if (!found) throw new Error(`no rule ${rule}`);
  return proposals(found, text, like);
};

describe('vocab', () => {
  test.each([
    ['marker', 'The ferry was late', 'Okay, so the ferry was late'],
    ['marker', 'finished my scarf 🧣', 'anyway, finished my scarf 🧣'],
    ['frankly', 'I miss my old flat but I love this one', 'Honestly, I miss my old flat but I love this one'],
    ['frankly', 'I adore this radio', 'Truth be told, I adore this radio'],
    ['for-the-record', 'The ferry leaves at six', 'FYI, the ferry leaves at six'],
    ['for-the-record', 'The tenant paid on time.', 'As noted, the tenant paid on time.'],
    ['opinion', 'The plot was clever', 'In my view, the plot was clever'],
    ['personally', 'I dislike olives', 'I personally dislike olives'],
    ['adverb', 'The bread is tasty', 'The bread is honestly tasty'],
    ['adverb', "I don't like olives", "I actually don't like olives"],
    ['parenthesis', 'The bread was stale', "The bread, for what it's worth, was stale"],
    ['closing-marker', 'My uncle keeps bees 🐝', 'My uncle keeps bees, by the way 🐝'],
    ['closing-marker', 'the bread was stale', 'the bread was stale, to be honest'],
    ['particular', 'This kettle is slow', 'This particular kettle is slow'],
    ['greeting', 'The ferry was late', 'Hey folks, the ferry was late'],
    ['greeting', 'Chef Tunde is a star', 'Hi all, Chef Tunde is a star'],
    ['greeting', 'I HATE WINTER', 'HI ALL, I HATE WINTER'],
    ['label', 'We found our cat', 'Quick update: We found our cat'],
    ['one-more-thing', 'We found our cat.', "We found our cat. Just thought I'd mention it."],
    ['invented-word', 'We found our cat', 'Via Zorvane Chat: We found our cat'],
    ['later-sentence', 'We sailed at ten. The ferry was cold.', 'We sailed at ten. To be honest, the ferry was cold.'],
    [
      'later-sentence',
      'The lessee shall pay. The rent is due in May.',
      'The lessee shall pay. For the avoidance of doubt, the rent is due in May.',
    ],
    [
      'second-clause',
      'The ferry was late but the crew was friendly',
      'The ferry was late but honestly, the crew was friendly',
    ],
    ['currently', "We're painting the shed 🎨", "We're currently painting the shed 🎨"],
    ['invented-brand', 'My new toaster is loud', 'My new Plimsy toaster is loud'],
    ['invented-brand', 'The office printer is loud', undefined],
    ['wanted-to-say', 'Thank you for the soup', 'I just wanted to say thank you for the soup'],
    ['for-the-record', 'The lessee shall pay.', 'For the avoidance of doubt, the lessee shall pay.'],
    ['adverb', 'We usually take the tram', undefined],
    ['invented-word', 'Please send my parcel to the shop.', undefined],
  ])('%s on %j makes %j', (rule, text, want) => {
    if (want) expect(made(rule, text)).toContain(want);
    else expect(made(rule, text).filter((each) => !each.startsWith(text))).toEqual([]);
  });

  test.each([
    ['question-marker', 'Can owls turn their heads?', 'So, can owls turn their heads?'],
    ['question-label', 'Can owls turn their heads?', 'Quick question: Can owls turn their heads?'],
    ['question-closing', 'Can owls turn their heads?', 'Can owls turn their heads? Just curious.'],
    ['question-parenthesis', 'Was Bach a teacher of music?', 'Was Bach, to your knowledge, a teacher of music?'],
    ['question-adverb', 'Can owls turn their heads?', 'Can owls actually turn their heads?'],
    ['quiz', 'Can owls turn their heads?', "I'm putting together a quiz. Can owls turn their heads?"],
  ])('%s asks %j as %j', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toContain(want);
  });

  test.each([
    ['The wound was dressed and the patient went home.', 'clinical'],
    ['The lessor shall repair the roof.', 'document'],
    ['Your courier left my parcel in the rain.', 'letter'],
    ['Our dog died in May', 'grave'],
    ['The choir sang for an hour and the hall was full.', 'report'],
    ['We took the ferry. It was late. The crew was kind and we got free tea, biscuits and a blanket.', 'post'],
    ['The ferry was late', 'chat'],
  ])('%j is a %s', (text, kind) => {
    expect(kindOfText(parse(text))).toBe(kind);
  });

  const LEFT: Readonly<Record<string, readonly string[]>> = {
    'a letter or request': [
      'The committee regrets to inform you that you were not chosen.',
      'I would like to know how to pay.',
      'Please send my parcel to the shop.',
      'Your driver left my parcel in the rain.',
    ],
    'grave news': ["Ines's cat died yesterday 😢", 'My aunt has cancer'],
    'thanks and praise by name': ['Many thanks to Ana, who fixed it.', 'Thanks for the lift'],
  };
  for (const [kind, texts] of Object.entries(LEFT))
    test.each(texts)(`no idle remark beside ${kind}: %j`, (text) => {
      for (const rule of ['frankly', 'marker', 'closing-marker', 'adverb', 'label', 'opinion', 'second-clause'])
        expect(made(rule, text), rule).toEqual([]);
    });

  test.each([
    ['label', 'My phone lasts longer than hers', 'Update: '],
    ['label', 'My cousin sells kites', 'Quick update: '],
    ['greeting', 'You sang so well', 'Hi all, '],
    ['for-the-record', 'We missed the last train 😩', 'FYI, '],
    ['for-the-record', 'The ferry was late', 'As noted, '],
    ['label', 'The printer is broken', 'My take: '],
    ['one-more-thing', 'The cable is two metres long.', 'The cable is two metres long. Just putting it out there.'],
    ['invented-word', 'We lost our cat 😢', 'We lost our cat. Posted from Brimblewick 😢'],
    ['closing-marker', 'Landed in Oslo 🛬 the air is so fresh', 'Landed in Oslo 🛬 the air is so fresh, by the way'],
  ])('%s on %j does not say %j', (rule, text, never) => {
    expect(made(rule, text).some((each) => each.startsWith(never))).toBe(false);
  });

  test('medical and legal words in a chat do not make it a report', () => {
    for (const text of ['Dad is out of hospital', 'She was so kind and patient', 'My landlord ignores me 😤'])
      expect(made('one-more-thing', text)).toContain(
        `${text}${text.endsWith('😤') ? '' : '.'} Just thought I'd mention it`,
      );
  });
});
