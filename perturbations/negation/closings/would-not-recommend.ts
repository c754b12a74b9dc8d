import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { isChat } from '../../around/register.js';
import { moodOf } from '../mood.js';
import { verdictOn } from '../verdict.js';
import { eachAfter, endsOpen } from './afterthought.js';

export const wouldNotRecommend: Rule = {
  about: 'A short verdict on something that anyone may buy, visit or watch ends in “Wouldn’t recommend”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The noodles tasted like wet string', "The noodles tasted like wet string. Wouldn't recommend"],
    ['This tent is useless in the rain 😠', "This tent is useless in the rain 😠 Wouldn't recommend it"],
    ['The guesthouse stank of bleach.', "The guesthouse stank of bleach. Wouldn't recommend."],
  ],
  leaves: [
    'The noodles tasted of lemon',
    'The film was sad',
    'My tent is useless now, I tore it',
    'The app is down again',
    'The noodles were awful but cheap',
    'Wouldn’t recommend the noodles, they were awful',
    'The tour was awful, sorry',
    'Were the noodles awful?',
    'I burnt the noodles and they were awful',
    'The path to the campsite was filthy',
    'The waiting room was filthy',
    'This novel moved me to tears.',
  ],
  *propose(doc) {
    if (!isWarned(doc)) return;
    const it = /^(?:this|that|the) (?!.*\band the\b)/iu.test(doc.text) && doc.sentences.length === 1;
    yield* eachAfter(doc, ["Wouldn't recommend", ...(it && matches(doc, ONE) ? ["Wouldn't recommend it"] : [])]);
  },
};

const OFFERED =
  /\b(?:films?|movie|novel|soundtrack|acting|plot|musical|sequel|series|podcast|game|app|headphones|earphones|earbuds|speakers?|printer|kettle|toaster|blender|grinder|vacuum(?: cleaner)?|mower|mattress|tent|backpack|boots|shoes|jacket|umbrella|charger|drill|iron|hotel|hostel|guest ?house|campsite|cottage|cabin|room|tour|cruise|ferry|restaurant|caf[eé]|canteen|bar|gym|spa|salon|course|workshop|museum|zoo|buffet|food|meal|breakfast|soup|pizza|burger|curry|pasta|steak|sushi|lasagn[ae]|noodles|stew|paella|fish|chips|coffee|tea|beer|wine|cake|pie|bread|sandwich|oysters|glue|paint|shampoo|soap|sunscreen|airline|hairdresser|garage|zip|lid|website)\b/iu;
/** One thing that `it` may stand for. */
const ONE =
  /^(?:this|that|the) (?:[a-zà-ž-]+ ){0,2}(?:film|movie|novel|musical|sequel|series|podcast|game|app|printer|kettle|toaster|blender|vacuum(?: cleaner)?|mower|mattress|tent|backpack|jacket|umbrella|charger|drill|hotel|hostel|guest ?house|campsite|cottage|cabin|tour|cruise|restaurant|caf[eé]|gym|spa|salon|course|workshop|museum|buffet|soup|pizza|burger|curry|pasta|sushi|stew|paella|wine|sunscreen) (?:is|was|has|had|lost|leaks|leaked|tastes|tasted|smelled|smelt|stank|jams|crashes|keeps|broke|fell)\b/iu;
const ASIDE =
  /\b(?:recommend\w*|but|though|although|sorry|please|thank\w*|refund|if|would|could|should|might|hope\w*|sad|scary|tragic|heartbreaking|creepy|eerie|dark|cried|down|delayed|cancelled|closed|late|broken|again|now|today|tonight|tomorrow|yet|already|sick|ill|hospital|feel|feeling|felt|hate|avoid|never|worst|i (?:burnt|burned|dropped|left|lost|tore|broke|spilled|spilt|forgot)|my (?!new)|your|you|he|she|his|her|their|they|stolen|sold out|stars?|guide|conference|wedding|party|always|joke|furious|angry|livid|shame|gripped|moved)\b|n['’]t\b|[?!💔😭😢😂🥰]/iu;

/** The subject, as far as its head: not `the road to the cabin`; `the plot of the sequel` is about the sequel. */
const HEAD =
  /^(?:(?!(?:in|at|to|on|by|for|from|is|was|are|were|with|near|outside|behind|waiting|living|dining|meeting|changing|hotel corridor)\b)[a-zà-ž'’-]+ ){1,6}/iu;

function isWarned(doc: Doc): boolean {
  const { text, sentences, tokens } = doc;
  if (!/^(?:the|this|that|these|those|our|my new) /iu.test(text)) return false;
  if (sentences.length > 2 || tokens.length > 24 || tokens.length < 4 || !isChat(doc) || !endsOpen(doc)) return false;
  const [opening = ''] = HEAD.exec(text) ?? [];
  if (!OFFERED.test(opening) || matches(doc, ASIDE)) return false;
  const mood = moodOf(doc);
  return mood
    ? mood.polarity === 'negative' && !mood.cues.every(({ says }) => says === 'event')
    : verdictOn(doc) === 'negative';
}
