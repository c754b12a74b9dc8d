import { type Doc, matches, neededWords, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

export const thankedEnough: Rule = {
  about: 'Warm thanks end in thanks that are never enough: “You saved my evening! Can’t thank you enough!”',
  expects: { sentiment: 'same' },
  examples: [
    ['Thank you so much for fixing my kite 🪁', "Thank you so much for fixing my kite 🪁 Can't thank you enough"],
    ['You saved our picnic!', "You saved our picnic! I can't thank you enough!"],
    [
      'your tip about the oven helped so much',
      "your tip about the oven helped so much. don't know what I'd do without you",
    ],
  ],
  leaves: [
    'Thanks, see you at six',
    'Thanks for nothing',
    'You saved our picnic, thank you so much!',
    'Thank you so much but I have one already!',
    "Thank you so much, can't thank you enough",
    'Thank you so much! Could you send it again?',
    'Thank you so much for your letter. We regret the delay and will refund you. It was our fault.',
    'They saved our picnic!',
    'Thanks for letting me know',
  ],
  words: () => neededWords(HELPED, THANKS),
  *propose(doc) {
    if (!isWarm(doc)) return;
    const mark = /!\P{L}*$/u.test(doc.text) ? '!' : '';
    const owed = matches(doc, SAVED) ? [...ENOUGH, "Don't know what I'd do without you"] : ENOUGH;
    for (const said of owed) {
      const after = saidAfter(doc, `${said}${mark}`);
      if (after) yield after;
    }
  },
};

const ENOUGH = ["Can't thank you enough", "I can't thank you enough"];
const THANKS =
  /\b(?:thank you (?:so much|so so much|ever so much|a million)|thanks (?:so much|a million|a bunch|to you|to your)|thank you for \w+ing|thanks for \w+ing)\b/iu;
const HELPED =
  /\byou(?:['’]ve| have)? (?:literally |totally |really |just |absolutely )?(?:saved (?:my|our|us|me)|cheered (?:me|us)|made my (?:day|week|year))\b|\byou(?:['’]re| are) a (?:lifesaver|star)\b|\byour (?:tip|advice|help|notes|message|recipe)\b[^.!?]*\b(?:helped|saved|worked)\b/iu;
/** Help on which much hung. */
const SAVED =
  /\b(?:saved (?:my|our|us|me)|cheered (?:me|us)|lifesaver|(?:tip|advice|help)\b[^.!?]*\b(?:helped|saved))\b/iu;
const COOL =
  /\b(?:but|not|never|no|nothing|sorry|enough|if|would|could|though|although|unfortunately|however|without)\b|n['’]t\b|[?"“”:;]/iu;

/** Thanks of weight to the one who reads, in a short message that says nothing else. */
function isWarm(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (sentences.length > 1 || tokens.length > 24 || /^dear\b/iu.test(text) || !isChat(doc) || matches(doc, COOL))
    return false;
  if (/.\bthank/iu.test(text)) return false; // thanks enough
  if (
    /\bfor (?:letting (?:me|us) know|telling (?:me|us)|confirming|checking|replying|getting back|asking|sending|sharing|waiting|calling|coming)\b/iu.test(
      text,
    ) &&
    !/so much|million|[!🙏❤💛💖🥹🤗]/u.test(text)
  )
    return false;
  return (
    matches(doc, HELPED) ||
    (matches(doc, THANKS) && (/so much|million|[!🙏❤💛💖🥹🤗]/u.test(text) || tokens.length < 12))
  );
}
