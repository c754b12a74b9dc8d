import { gladClosing } from './glad-closing.js';
import { TOP } from './glad-words.js';

export const gladOfStay = gladClosing({
  about: 'A stay, a meal or a service that was good: “No complaints from me”, “We have no complaints.”',
  topics: ['place', 'meal', 'served'],
  examples: [
    ['The waiter was quick and kind', 'The waiter was quick and kind. No complaints from me', 'Positive'],
    [
      'We had the tasting menu, and every plate was a small feast.',
      'We had the tasting menu, and every plate was a small feast. We have no complaints.',
      'Positive',
    ],
  ],
  leaves: [
    'My tutor sat with me every Sunday for a year. I passed my exams in June, and the first person I rang was her.',
    'The new wing of the hospital has been praised by staff and parents. The beds are comfortable, and there is a garden on the roof.',
    'Is the waiter kind?',
    'The waiter died last night',
    'The soup is served at noon, please be on time.',
  ],
  says: ({ topic, chat, who }, { text, sentences }) => {
    if (
      /\b(?:saved|believed|graduat\w*|pupp(?:y|ies)|lifeguard|debt|(?:my|his|her|our|their) li(?:fe|ves)|exams?|lambs?(?= was| were)|calf|foal|captain|speech|school|quarterly|praised by|queue|applause|enough|could cry)\b/iu.test(
        text,
      )
    )
      return [];
    const past = /\b(?:was|were|had|did|went|came|made|brought|took|gave|stayed|tasted|[a-zà-ž]{3,}ed)\b/iu.test(text);
    const i = who === 'We' ? 'We' : 'I';
    if (TOP.test(sentences.at(-1)?.text ?? ''))
      return who && !chat && !/\b(?:enough|applause)\b/u.test(text) ? [`${i} do not say that lightly`] : [];
    const [call, whom] = [CALLED.exec(text), WHOM.exec(text)?.[0].toLowerCase()];
    const again =
      topic === 'served' &&
      call &&
      whom &&
      !/\b(?:son|daughter|husband|wife|father|mother|mum|mom|dad|rabbit|dog|cat|pony|horse|boy|girl|child|baby|puppy|kitten)\b/iu.test(
        text,
      )
        ? [`would not hesitate to recommend ${whom === 'he' ? 'him' : 'her'}`]
        : [];
    const every = /^every\b/iu.test(text);
    if (chat)
      return [
        who === 'We' ? 'No complaints from us' : 'No complaints from me',
        'No complaints here',
        ...(topic !== 'served' &&
        /^(?:that|this|the|our) /iu.test(text) &&
        !/\b(?:were|are|rolls|stalls|seats)\b/iu.test(text)
          ? [topic === 'place' && past ? "Couldn't fault it" : "Can't fault it"]
          : []),
        ...(past && !every && topic !== 'served'
          ? [who === 'We' ? "We weren't disappointed" : "I wasn't disappointed"]
          : []),
        ...(topic === 'place' && !past ? ["It doesn't disappoint"] : []),
      ];
    if (
      !who &&
      !(
        topic === 'place' ||
        /\b(?:menu|dish\w*|chef|plates?|meal|restaurant|service|staff|delicious|tast\w+)\b/iu.test(text)
      )
    )
      return [];
    if (!who)
      return past
        ? ['There was nothing to complain about', 'No complaints']
        : ['It does not disappoint', 'No complaints'];
    if (/\b(?:teachers?|tutors?|coach(?:es)?|mentors?|instructors?)\b/iu.test(text))
      return again.map((said) => `${i} ${said}`);
    const [have, was] = who === 'I' ? ['I have', 'I was'] : ['We have', 'We were'];
    return [
      ...again.map((said) => `${i} ${said}`),
      `${have} no complaints`,
      ...(past && topic !== 'served' ? [`${was} not disappointed`] : []),
      ...(past ? [`${have} nothing to complain about`] : []),
    ];
  },
});

/** Whom one calls again, and as what the text refers to them. */
const CALLED =
  /^(?:the|our|my) (?:[\p{L}-]+ )?(?:plumber|electrician|mechanic|technician|dentist|physiotherapist|builder|carpenter|gardener|tailor|cobbler|piano tuner|architect|guide|instructor|tutor|coach|optician|luthier|decorator|photographer|florist)\b/iu;
const WHOM = /\b(?:[Hh]e|[Ss]he)\b/u;
