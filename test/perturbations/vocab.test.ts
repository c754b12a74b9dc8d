import { describe, expect, test } from 'vitest';
import { vocab } from '../../perturbations/vocab.js';
import type { TaskName } from '../../src/core/types.js';
import { proposals } from './proposals.js';

const made = (rule: string, text: string, like: TaskName = 'sentiment'): string[] => {
  const found = vocab.rules[rule];
  if (!found) throw new Error(`no rule ${rule}`);
  return proposals(found, text, like);
};

describe('vocab', () => {
  test.each([
    [
      'review-of-art',
      'The stunts are wooden, and the sequel would bore a stone to tears.',
      'Film review: The stunts are wooden, and the sequel would bore a stone to tears.',
    ],
    ['review-of-art', 'The sequel was shot in Malta and will be shown in two halves in the autumn.', undefined],
    [
      'review-by-guests',
      'The dumplings were raw, and the waiter shrugged at our empty glasses.',
      'Restaurant review: The dumplings were raw, and the waiter shrugged at our empty glasses.',
    ],
    [
      'review-of-goods',
      'The umbrella snapped in a breeze, and the seller refused to replace it.',
      'Product review: The umbrella snapped in a breeze, and the seller refused to replace it.',
    ],
    [
      'case-summary',
      'The tribunal found that the trustee had squandered the fund for years.',
      'Case summary: The tribunal found that the trustee had squandered the fund for years.',
    ],
    ['case-summary', 'The tribunal shall hear any trustee who has asked to be heard.', undefined],
    [
      'described',
      'The umbrella measures ninety centimetres and comes in red or green.',
      'Product details: The umbrella measures ninety centimetres and comes in red or green.',
    ],
    ['plain-verdict', 'The harp class was eye-opening', 'Honestly, the harp class was eye-opening'],
    ['plain-verdict', 'The harp class was crowded and eye-opening', undefined],
    ['id-say', 'The harp was of medium weight', "I'd say the harp was of medium weight"],
    ['tell-all', 'I just dropped my harp down the stairs 😱', 'Guys, I just dropped my harp down the stairs 😱'],
    ['plain-fact', 'Both trams go to the pier', 'By the way, both trams go to the pier'],
    ['plain-fact', 'The tram was a disgrace', undefined],
    [
      'take-care',
      'Dear Ines, the slides for the meeting are in the folder. I will be in at nine on Monday.',
      undefined,
    ],
    ['all-long', 'The pump rattled all night', 'The pump rattled all night long'],
    ['all-long', 'It was the best song all night', undefined],
    ['whole-span', 'He mended the pump within minutes.', 'He mended the pump within a matter of minutes.'],
    ['whole-span', 'The wedding was moved from May to June.', undefined],
    ['particle', 'The map was handed to a warden.', 'The map was handed over to a warden.'],
    ['one-each', 'Not one wheel was straight.', 'Not one single wheel was straight.'],
    ['ever-so', 'Our usher was so helpful', 'Our usher was ever so helpful'],
    ['ever-so', 'So helpful', undefined],
    ['possibly', 'I could not be prouder of them.', 'I could not possibly be prouder of them.'],
    ['just-average', 'The harbour cruise was run of the mill', 'The harbour cruise was just run of the mill'],
    ['no-view', 'I have no opinion on the mural', 'I have no opinion at all on the mural'],
    [
      'also-second',
      'The booklet lists the buses and explains the fares.',
      'The booklet lists the buses and also explains the fares.',
    ],
    [
      'in-court',
      'The judge praised the porter for his evidence at the trial.',
      'In court, the judge praised the porter for his evidence at the trial.',
    ],
    ['in-court', 'The judge praised our marrow at the village show.', undefined],
    ['told-so', 'My uncle was left on a trolley in the corridor', undefined],
    [
      'word-of-warning',
      'The saw has outlived two others in my shed. It is quiet, and the blade has never slipped or split.',
      undefined,
    ],
    ['yet-again', 'Another rejection today', 'Yet another rejection today'],
    ['told-fact', 'The word comes from Old Norse', 'By the way, the word comes from Old Norse'],
    [
      'labelled',
      'The director spends two hours on one joke, and the film never recovers from it.',
      'Film review: The director spends two hours on one joke, and the film never recovers from it.',
    ],
    ['labelled', 'The novel is divided into nine chapters, and each of them has a map of the coast.', undefined],
    [
      'match-report',
      'The striker was sent off, and the visitors lost the match by nine goals.',
      'Match report: The striker was sent off, and the visitors lost the match by nine goals.',
    ],
    ['marker', 'The ferry was late', undefined],
    ['marker', 'We missed the ferry', 'Well, we missed the ferry'],
    ['marker', 'finished my scarf 🧣', undefined],
    ['that', 'I hope the ferry is late', 'I hope that the ferry is late'],
    ['that', 'I hope so', undefined],
    ['please', 'Can you hold the door?', 'Can you please hold the door?'],
    ['please', 'Can you smell the sea?', undefined],
    ['here', 'The weather is grim', 'The weather here is grim'],
    ['yeah', 'She owns a ferry', 'Yeah, she owns a ferry'],
    ['yeah', 'You own a ferry', undefined],
    ['oh', 'He keeps bees', undefined],
    ['oh', 'Her bees are so gentle', 'Oh, her bees are so gentle'],
    ['greeted', 'Hi, the ferry is late', 'Hi there, the ferry is late'],
    ['vocative', 'We missed the ferry', 'We missed the ferry, guys'],
    ['clinical-note', 'The patient slept well.', 'Progress note: The patient slept well.'],
    ['in-this-case', 'The tenant broke the lease.', 'In this case, the tenant broke the lease.'],
    ['in-this-case', 'The tenant paid on time.', undefined],
    ['frankly', 'I miss my old flat but I love this one', 'Honestly, I miss my old flat but I love this one'],
    ['adverb', 'The bread is tasty', 'The bread is honestly tasty'],
    ['closing-marker', 'My uncle keeps bees 🐝', 'My uncle keeps bees, by the way 🐝'],
    ['frankly', 'I adore this radio', 'I have to say, I adore this radio'],
    ['by-the-way', 'The ferry leaves at six', 'FYI, the ferry leaves at six'],
    ['by-the-way', 'The tenant paid on time.', undefined],
    ['by-the-way', 'The lessee shall pay.', undefined],
    ['by-the-way', 'I love the ferry', undefined],
    ['adverb', "I don't like olives", "I honestly don't like olives"],
    ['adverb', 'The ferry leaves at six', undefined],
    ['closing-marker', 'the bread was stale', 'the bread was stale, I have to say'],
    ['later-sentence', 'We sailed at ten. The ferry was cold.', undefined],
    ['later-sentence', "I'd slept. The ferry was cold.", "I'd slept. Honestly, the ferry was cold."],
    ['later-sentence', 'The lessee shall pay. The lessor shall paint.', undefined],
    [
      'second-clause',
      'The ferry was late but the crew was friendly',
      'The ferry was late but honestly, the crew was friendly',
    ],
    ['currently', "We're painting the shed 🎨", "We're currently painting the shed 🎨"],
    ['wanted-to-say', 'Thank you for the soup', 'I just wanted to say thank you for the soup'],
    ['adverb', 'We usually take the tram', undefined],
    ['told-fact', 'The ferry belongs to my aunt', 'Just so you know, the ferry belongs to my aunt'],
    ['told-fact', 'The ferry is on fire', undefined],
    ['honest-verdict', 'The ferry ride put me to sleep', 'Honestly, the ferry ride put me to sleep'],
    ['honest-verdict', 'The ferry was late and we missed the train', undefined],
    ['reacted', 'Sorry, but this ferry stinks', "I'm sorry, but this ferry stinks"],
    ['reacted', 'Sorry, I am late', undefined],
    ['glad-tidings', "I've finally learned to row 😁", "Guys, I've finally learned to row 😁"],
    ['glad-tidings', 'I learned of it yesterday', undefined],
    ['in-short', 'Two stars. The ferry was late.', 'Two stars from me. The ferry was late.'],
    ['set-words', 'This is to confirm that Ana rows.', 'This letter is to confirm that Ana rows.'],
    ['closing-marker', 'My aunt is upset about the ferry', undefined],
  ])('%s on %j makes %j', (rule, text, want) => {
    if (want) expect(made(rule, text)).toContain(want);
    else expect(made(rule, text).filter((each) => !each.startsWith(text))).toEqual([]);
  });

  test.each([
    ['question-marker', 'Can owls turn their heads?', 'So, can owls turn their heads?'],
    ['question-label', 'Can owls turn their heads?', 'Quick question: Can owls turn their heads?'],
    ['question-label', 'If owls fly, do they hoot?', 'Quick question. If owls fly, do they hoot?'],
    ['question-closing', 'Can owls turn their heads?', 'Can owls turn their heads? Just curious.'],
    ['question-adverb', 'Can owls turn their heads?', 'Can owls actually turn their heads?'],
  ])('%s asks %j as %j', (rule, text, want) => {
    expect(made(rule, text, 'yes-no')).toContain(want);
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
      for (const rule of ['frankly', 'marker', 'closing-marker', 'adverb', 'second-clause', 'yeah'])
        expect(made(rule, text), rule).toEqual([]);
    });

  test.each([
    ['by-the-way', 'We missed the last train 😩', 'FYI, '],
    ['frankly', 'The weather is cloudy', 'Honestly, '],
    ['closing-marker', 'Landed in Oslo 🛬 the air is so fresh', 'Landed in Oslo 🛬 the air is so fresh, by the way'],
  ])('%s on %j does not say %j', (rule, text, never) => {
    expect(made(rule, text).some((each) => each.startsWith(never))).toBe(false);
  });

  test.each(["Isn't it true that owls hoot?", 'If owls fly, do they hoot?', 'ok so do owls hoot?'])(
    'no opening leans on %j, which has its own',
    (text) => {
      for (const rule of ['curiosity', 'courtesy']) expect(made(rule, text, 'yes-no'), rule).toEqual([]);
    },
  );
});
