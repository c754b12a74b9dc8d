import { gladClosing } from './glad-closing.js';
import { TOP } from './glad-words.js';

export const gladOfShow = gladClosing({
  about: 'A show or a book that was good: “Glad I didn’t miss it”, “It does not disappoint.”',
  topics: ['show', 'book'],
  examples: [
    ['The soprano was magnificent', "The soprano was magnificent. Glad I didn't miss it", 'Positive'],
    ['The fireworks were a marvel', "The fireworks were a marvel. So glad I didn't miss them", 'Positive'],
    [
      'A tender film with two splendid leads and a score that lingers for days.',
      'A tender film with two splendid leads and a score that lingers for days. It does not disappoint.',
      'Positive',
    ],
  ],
  leaves: [
    'Was the soprano magnificent?',
    'The soprano died on stage',
    'The choir rehearsal lifted my spirits 🎶',
    'A dazzling recital by the harpist 🎶',
    'Thank you for the film, we loved it',
  ],
  says: ({ topic, chat, who }, { text, sentences }) => {
    if (/^(?:my|such)\b|\b(?:children|kids)\b/iu.test(text) && chat) return [];
    if (/^our (?:choir|team|band|orchestra)\b|\b(?:enough|match|rehearsal|mood|wish(?:ed)?|sorry|end)\b/iu.test(text))
      return [];
    const plural = /^(?:the|these|her|his|their) (?:[a-zà-ž]+ )?(?:poems|essays|stories|songs|drawings)\b/iu.test(text);
    if (plural && !chat) return [];
    if (TOP.test(sentences.at(-1)?.text ?? '')) return who && !chat ? [`${who} do not say that lightly`] : [];
    const past = /\b(?:was|were|had|gave|blew|sang|sounded|left|took|kept|made|[a-zà-ž]{3,}ed)\b/iu.test(text);
    const now = /\b(?:is|are|has|gives?|holds?|follows|stays?|grips|deserves|carries|keeps)\b/iu.test(text);
    const i = who === 'We' ? 'we' : 'I';
    if (chat && /\b(?:performance|concert|recital|gig|match|parade|fireworks|evening|night)\b/iu.test(text) && !past)
      return []; // over already
    const seen =
      topic === 'show' &&
      past &&
      !/\b(?:plot|ending|acoustics|soundtrack|series|finale|episode|director)\b/iu.test(text);
    const it = /^(?:the|these|those|our) [^.,]*?\b(?:were|are)\b/iu.test(text) ? 'them' : 'it';
    if (!chat && /\b(?:she|he)\b/iu.test(sentences.at(-1)?.text ?? '')) return [];
    if (chat)
      return [
        ...(seen ? [`Glad ${i} didn't miss ${it}`, `So glad ${i} didn't miss ${it}`] : []),
        ...(past
          ? ["Wasn't disappointed", i === 'I' ? "I wasn't disappointed" : "We weren't disappointed"]
          : ["Doesn't disappoint", "It doesn't disappoint"]),
      ];
    if (!who) return [past && !now ? 'It did not disappoint' : 'It does not disappoint'];
    return [who === 'I' ? 'I was not disappointed' : 'We were not disappointed', 'It did not disappoint'];
  },
});
