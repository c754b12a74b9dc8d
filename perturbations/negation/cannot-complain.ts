import { type Doc, neededWords, type Rule } from '../../src/plugin.js';
import { isChat } from '../around/register.js';
import { saidAfter } from '../around/said-after.js';

export const cannotComplain: Rule = {
  about: 'A small pleasure, told as it is enjoyed, ends in “Can’t complain”',
  expects: { sentiment: 'same' },
  examples: [
    ['Feet in the sea, ice cream in hand 😎', "Feet in the sea, ice cream in hand 😎 Can't complain"],
    [
      'First sunny day of the year and everyone is outside',
      'First sunny day of the year and everyone is outside. No complaints here',
    ],
    ["it's so peaceful since they left", "it's so peaceful since they left. can't complain"],
  ],
  leaves: [
    'The sea is two miles away',
    'Feet in the sea, but it rained 😎',
    "It isn't peaceful",
    'Feet in the sea? 😎',
    'We had a row on the beach 😢',
    "Can't complain, feet in the sea 😎",
    'He lost his ring on the beach 😎',
    'The hearing was peaceful. The claimant left.',
  ],
  words: () => neededWords(PLEASURE),
  *propose(doc) {
    if (!isPleasure(doc)) return;
    const mark = /!\P{L}*$/u.test(doc.text) ? '!' : '';
    for (const said of ["Can't complain", 'No complaints here']) {
      const after = saidAfter(doc, `${said}${mark}`);
      if (after) yield after;
    }
  },
};

const PLEASURE =
  /\b(?:sunset|sunrise|hammock|mango juice|ice cream|feet in the|(?:first|such a) (?:warm|sunny) day|sun['’]?s (?:out|shining)|(?:sleeping|slept) like a (?:baby|log)|peace and quiet|so (?:peaceful|much quieter|cosy|cozy)|(?:fresh|warm|ripe) (?:figs|bread|scones|strawberries|peaches|croissants)|by the (?:pool|sea|lake|fire)|on the (?:beach|porch|terrace|balcony)|picnic|barbecue|hot bath|bubble bath|under a blanket|good book|day off|long weekend|lie-in|hot chocolate|marshmallows|in the sun|duvet)\b/iu;
const GLAD = /[😊🙂😋😍🥰🤩😎🍹🍨🍦☀🌞🏖🌅🌊⛱🧺]/u;
const PLEASED =
  /\b(?:smiling|happy|bliss|lovely|gorgeous|perfect|peaceful|quieter|cosy|cozy|out(?:side)?|like a baby)\b/iu;
/** What mars it, or would be more than a pleasure. */
const ASIDE =
  /\b(?:but|i love|found|treated|not|never|nobody|no one|complain\w*|lost|miss\w*|sad|rain(?:s|ed|ing)?|wish|want|need|could|would|should|if|row|fight|sick|ill|sorry|tomorrow|soon|yesterday|last|next|thank\w*|please|love you|beat|was|were|bee|wasps?|burnt|why)\b|n['’]t\b|[?"“”:;]|[😢😭😡😠😩😫💔😞😖🤮🙄]/iu;

function isPleasure(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (sentences.length > 2 || tokens.length > 22 || tokens.length < 4 || !isChat(doc)) return false;
  return PLEASURE.test(text) && (GLAD.test(text) || PLEASED.test(text)) && !ASIDE.test(text);
}
