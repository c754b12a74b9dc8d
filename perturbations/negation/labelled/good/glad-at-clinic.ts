import { gladClosing } from './glad-closing.js';

export const gladAtClinic = gladClosing({
  about: 'A good note on a patient: “There are no concerns at present.”',
  topics: ['clinical'],
  examples: [
    [
      'The patient is sleeping well and is pleased with her progress.',
      'The patient is sleeping well and is pleased with her progress. There are no concerns at present.',
      'Positive',
    ],
  ],
  leaves: [
    'Is the patient sleeping well?',
    'The patient is in pain and has no appetite.',
    'Thank you for seeing the patient.',
    'The new clinic has halved the wait for patients.',
    'After nine years of patient work the salmon are back in the river, and anglers report the first catches.',
  ],
  says: ({ who }, { text }) => {
    if (
      !/\b(?:[Ss]he|[Hh]e|[Hh]er|[Hh]is|[Tt]he patient|[Tt]his patient|wound|baby|Baby|boy|girl|child|infant|Mrs|Mr|Ms)\b/u.test(
        text,
      ) ||
      /\b(?:patients|building|colony|province)\b/iu.test(text)
    )
      return [];
    if (
      /\b(?:concerns?|anxious|afraid|worried|tumou?r|cancer|malignan\w*|chemo\w*|pain is|in pain|no appetite|worse\w*|relapse\w*|died)\b/iu.test(
        text,
      )
    )
      return [];
    const now = /\b(?:is|are|has|walks|sleeps|reports|feels)\b/iu.test(text);
    return [
      ...(now ? ['There are no concerns at present'] : []),
      ...(who ? [] : ['No concerns were raised', 'No new concerns']),
    ];
  },
});
