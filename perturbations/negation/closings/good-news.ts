import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { saidAfter } from '../../around/said-after.js';

const SAID = ["Couldn't be happier", "I couldn't be happier", "Can't stop smiling", "Couldn't be more pleased"];

export const goodNews: Rule = {
  about:
    'Good news of one’s own or one’s own people ends in a denied bound: “Dad’s scan came back clear. Couldn’t be happier”',
  expects: { sentiment: 'same' },
  examples: [
    ["Nan's scan came back clear", "Nan's scan came back clear. Couldn't be happier"],
    ['Hooray, my cast is off!', "Hooray, my cast is off! Couldn't be happier!"],
    ['We got the keys today 🥳', "We got the keys today 🥳 Can't stop smiling"],
    ['My visa got approved today', "My visa got approved today. Couldn't be happier"],
    ['My fig tree made it through the frost 🌳', "My fig tree made it through the frost 🌳 I couldn't be happier"],
    ['Our puppies have all found homes 🥰', "Our puppies have all found homes 🥰 Couldn't be more pleased"],
  ],
  leaves: [
    'He got the job instead of me',
    'I got the keys from reception',
    "Nan's scan came back clear but I'm still worried",
    "We didn't get the flat",
    'Did the scan come back clear?',
    "The patient's scan came back clear",
    'We got the flat. I am so happy.',
    'Mercy came at last, and I wept on his shoulder.',
    'If we got the flat we would move',
    'Happy birthday to my little brother 🎉',
    'The surgery went well, the surgeon says',
    'Party at ours tomorrow 🎉',
    'The ruling grants a fair sum to the tenants, whose patience has at last been rewarded.',
    "A baker who took up the harp at 70 won over the crowd at last night's fair.",
  ],
  *propose(doc) {
    if (!isGoodNews(doc)) return;
    const mark = /!\P{L}*$/u.test(doc.text) ? '!' : '';
    for (const said of SAID) {
      const after = saidAfter(doc, `${said}${mark}`);
      if (after) yield after;
    }
  },
};

const NEWS =
  /\b(?:came back clear|(?:got|been offered) the (?:job|flat|house|keys today|place|part|scholarship)|(?:passed|aced) (?:my|his|her|their) (?:\w+ ){0,2}(?:test|exams?|finals|theory)|(?:have|has|['’]ve|['’]s) (?:all |finally |just )?(?:found (?:a )?(?:homes?|house)|been accepted|had (?:her|his|their) baby)|just had (?:her|his|their|a) baby|out of hospital|(?:said|says) yes\b|going to be an? (?:aunt|uncle|dad|mum|grandad|grandma|big brother|big sister)|(?:his|her) first (?:steps|words?)|slept through the (?:whole )?night|(?:got|won) (?:a |the |my )?(?:promotion|promoted|bonus|pay rise|raise|planning permission)|(?:team|choir|side|lads|girls|we) won (?:on penalties|the (?:final|cup|league|regional))|paid off (?:my|our|the) (?:[a-zà-ž]+ )?(?:loan|mortgage|loans|debts?)|(?:my|our) [a-zà-ž]+(?: [a-zà-ž]+)? (?:(?:is|are|have|has|made it|came) )?(?:finally (?:turning|blooming|flowering|turned (?:red|ripe|green|orange|purple)|rose|bloomed|ripened|hatched|sprouted|flowered|rising)|blooming again|alive again|in bloom again|made it through the (?:winter|night|frost|storm))|(?:I|we)(?:['’](?:m|re)) finally (?:sleeping|singing|walking|running|eating|learning|moving|feeling|home|settled|playing|dancing)|just held my [a-zà-ž]+|(?:visa|mortgage|loan|application|grant|adoption) (?:got|was|has been) approved|(?:surgery|operation) went well|(?:is|are) healing (?:well|nicely)|finally (?:learned|learnt) to|learned to (?:shake|sit|roll|walk|crawl|swim|ride)|got the keys to|beat our rivals|i (?:just )?found my (?:childhood|lost|old|late)|loaf that actually rose|(?:it|that|which) (?:has )?made my (?:day|week)|baked my first)\b/iu;
const OWN =
  /\b(?:hooray|hurray|yay+|yes{3,}|at last(?! (?:night|week|month|year|summer|winter|minute)\b)|i|i['’](?:m|ve)|we|we['’](?:re|ve)|my|our|us|me|mum['’]?s?|mom['’]?s?|dad['’]?s?|nan['’]?s?|gran['’]?s?|grandma['’]?s?|grandad['’]?s?|baby|kittens|puppies)\b/iu;
/** Cheers, with no one else to wish well and nothing sad. */
const CHEERS =
  /[🎉🥳🎊🏆🥹]|\b(?:hooray|hurray|yay+|yes{3,}|woo+hoo+|at last(?! (?:night|week|month|year|summer|winter|minute)\b))\b/iu;
const OTHERS =
  /\b(?:you|your|congrat\w*|happy|birthday|anniversary|good luck|well done|thanks?|everyone|welcome|friday|join|come|party|when|later|tomorrow)\b|[😢😭😞💔😩😡🙄]/iu;

function celebrates(doc: Doc): boolean {
  return matches(doc, CHEERS) && !matches(doc, OTHERS) && /[\p{L}]{3,}.*[\p{L}]{2,}/u.test(doc.text);
}

const ASIDE =
  /\b(?:but|not|never|no|if|would|could|instead|sorry|though|although|worried|sad|grateful|thankful|proud|relie\w+|still|hope\w*|maybe|patient|happ\w+|smil\w+|almost|nearly|pleased|delighted|thrilled|overjoyed|over the moon|time of my life|touched|last day|leaving|chuffed|ecstatic|cheering|watching|from reception|flu|ill|sick|dump|forg[ai]v\w+|peace|solace|mercy|soul|prayers?|reconcil\w+|redemption)\b|excited (?:to|about|for)|[🤮🤢🤒]|n['’]t\b|["“”:;?]/iu;

/** `The families have at last been paid.`: a report of others in a full sentence, without a cheer of one's own. */
function isOthersNews(text: string): boolean {
  return !/[!\p{Extended_Pictographic}]|\b(?:i|my|me|we|our|us|mum|mom|dad|nan|gran|hooray|hurray|yay+|yes{3,}|woo+hoo+)\b/iu.test(
    text,
  );
}

function isGoodNews(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  return (
    sentences.length < 3 &&
    tokens.length < 22 &&
    text.length < 110 &&
    (matches(doc, NEWS) || celebrates(doc)) &&
    isChat(doc) &&
    matches(doc, OWN) &&
    !isOthersNews(text) &&
    !matches(doc, ASIDE)
  );
}
