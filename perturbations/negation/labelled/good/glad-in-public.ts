import { gladClosing } from './glad-closing.js';

export const gladInPublic = gladClosing({
  about:
    'Good news, awards and thanks on record: “Such news does not come every day.”, “Such praise is not given lightly.”',
  topics: ['praised', 'news', 'minutes'],
  examples: [
    [
      'Volunteers have brought the old mill back to life, and the whole village came to watch it turn.',
      'Volunteers have brought the old mill back to life, and the whole village came to watch it turn. Their efforts have not gone unnoticed.',
      'Positive',
    ],
    [
      'The judge praised both sides for a settlement that serves the children well.',
      'The judge praised both sides for a settlement that serves the children well. Such praise is not given lightly.',
      'Positive',
    ],
  ],
  leaves: [
    'Have the volunteers come?',
    'The panel applauds Ms Ito for her patient and cheerful work.',
    'The village lost its mill when the dam broke, and two men died.',
    'The council meets on Tuesday.',
    'A tiny soup bar with nine stools, and the broth is the finest for miles.',
    "Don't be put off by the plain front. Behind it sits the finest noodle bar in the city, run by two brothers who love their work.",
  ],
  says: ({ topic }, { text }) => {
    const work = /\b(?:volunteers?|rescuers|rescue team|firefighters|conservationists|crew)\b/iu.test(text);
    if (topic === 'minutes')
      return work ||
        /\bthanked (?:the |all |its |our )?(?:[a-zà-ž]+ )?(?:members|helpers|staff|parents|pupils|crews?|teams?)\b/u.test(
          text,
        )
        ? ['Their efforts had not gone unnoticed']
        : [];
    if (topic === 'praised')
      return /\b(?:prais|commend|applaud|compliment)ed\b/iu.test(text) // who praises now does not tell of it
        ? ['Such praise is not given lightly', 'Such praise is not heard every day']
        : [];
    if (
      /^(?:don['’]t|do not|congratulations)\b|!|\b(?:grateful|deserves?|job|chef|ramen|menu|dishes|queues?|broth|soup|noodle|bar|bistro|caf[eé]|bakery|hotel|room|novel|book|album|film|play)\b/iu.test(
        text,
      )
    )
      return [];
    if (/\b(?:justice|court|judge|counsel|gallery|night|match|goal\w*|final|season|league)\b/iu.test(text)) return [];
    return [
      'Good news like this does not come every day',
      'It is not every day that there is such good news to report',
      ...(work && !/\b(?:family|neighbou?rs|residents)\b/iu.test(text)
        ? ['Their efforts have not gone unnoticed']
        : []),
    ];
  },
});
