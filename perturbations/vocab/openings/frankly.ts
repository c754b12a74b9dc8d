import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage, isPersonal } from '../../around/kind.js';
import { isTestimonial } from '../../around/testimonial.js';
import { speaksIll } from '../../person/speaks-ill.js';
import { frankFor, isOwnedUp } from '../frank-words.js';
import { isLukewarm } from '../lukewarm.js';
import { opened } from '../opened.js';
import { isFelt, judges, opensWithClause, takesStance } from '../stance.js';

/** Fragments that judge: `Best soup ever`, `So tired`, `Not worth the price`. */
const JUDGED =
  /^\s*(?:best|worst|such an?|lovely|terrible|awful|horrible|amazing|disappointed|lov(?:ed|ing)|hat(?:ed|ing)|never (?:laughed|felt|been|seen|had)|not (?:worth|bad|great|impressed|happy|a fan)|so (?:thankful|tired|happy|proud|excited|angry|sad|bored|disappointed|relieved|grateful|annoyed|glad|good|bad))\b(?!\s*(?:buy|wishes|regards))/iu;

const LIKES = /^\s*(?:i|we) (?:[a-zà-ž]+ )?(?:love|like|enjoy|adore|hate|dislike|prefer|recommend|appreciate)/iu;

const COURTEOUS =
  /\b(?:sorry|would like to (?:know|ask|inform)|without (?:hesitation|reservation)|wish to (?:inform|advise|remind)|thank|thanks|nice (?:to|meeting))\b/iu;

export const frankly: Rule = {
  about: 'A judgement, stance or exclamation is opened frankly: “Honestly, …”, “I have to say, …”',
  expects: { sentiment: 'same' },
  examples: [
    ['The soup was cold', 'Honestly, the soup was cold'],
    ['I love this bakery', 'I have to say, I love this bakery'],
    ['What a lovely parade 🎺', 'Honestly, what a lovely parade 🎺'],
    ['Why is the bus always late?', 'Seriously, why is the bus always late?'],
    ['Best soup I ever had', 'Honestly, best soup I ever had'],
  ],
  leaves: [
    'The soup was lovely imo',
    "I'm delighted to nominate Ines Okoro for the bursary. She is patient and curious.",
    "I'm folding my socks right now",
    'Honestly, it was fun',
    'Is it cold?',
    'The tenant was late.',
    'We are thinking of moving',
    'We are moving to the old mill on 3 May. The number stays the same.',
    'The printer is broken',
    'The committee regrets to inform you.',
    'What a shame that he died',
    'What is a parade?',
    'What size is it?',
    'What size is the lamp',
    'The weather is cloudy',
    'This dealer is dishonest',
    'The canoe was the usual size',
    'The mower was standard',
    'It was a regular Monday at the mill',
    'The canoe was ordinary',
    'The mower is useless tbh',
  ],
  onlyIf: isPersonal,
  *propose(doc) {
    if (matches(doc, FRANK) || /honest/iu.test(doc.text)) return;
    if (matches(doc, COURTEOUS) || isTestimonial(doc)) return;
    if (/^\s*what (?:an? )?(?!\S+\?)/iu.test(doc.text) && isExclaimed(doc))
      yield* eachInFront(doc, ['Honestly,', 'Seriously,']);
    else if (matches(doc, JUDGED) && !opensWithClause(doc))
      yield* eachInFront(doc, /^\s*(?:best|worst)\b/iu.test(doc.text) ? ['Honestly,', 'Seriously,'] : ['Honestly,']);
    else if (asksInVain(doc))
      yield* eachInFront(doc, /^(?:why|how can)\b/iu.test(doc.text) ? ['Seriously,', 'Honestly,'] : ['Seriously,']);
    else if (
      isFelt(doc) ||
      /^(?:i|we)(?:['’]m| am| are|['’]re) (?:over the moon|on cloud nine|in (?:bits|tears|heaven))\b|^i can['’]t (?:thank|wait)\b/iu.test(
        doc.text,
      )
    )
      yield* opened(
        doc,
        speaksIll(doc) || matches(doc, MILD)
          ? ['Honestly,', ...(isMessage(doc) && isOwnedUp(doc) ? ['Not going to lie,'] : [])]
          : frankFor(doc, [
              'Honestly,',
              'I have to say,',
              ...(matches(doc, GUSHES) && !matches(doc, IN_DOUBT) ? ['Gosh,'] : []),
            ]),
      );
    else if (takesStance(doc) && !matches(doc, OF_A_KIND) && !isMiddling(doc))
      yield* opened(
        doc,
        (judges(doc) && !isLukewarm(doc)) || matches(doc, LIKES)
          ? frankFor(doc, ['Honestly,', 'I have to say,', 'I must say,'])
          : ['Honestly,'],
      );
  },
};

const FRANK =
  /\byour hono(?:u)?r\b|\bserious|\b(?:btw|tbh|ngl|tbf|imo|imho|fr|lowkey|highkey|no lie|deadass|not gonna lie|in my opinion)\b/iu;

/** A kind or a size, on which nobody has to be frank. */
const OF_A_KIND =
  /\ban? (?:[a-zà-ž]+ )?(?:regular|ordinary|standard|normal|average|typical|usual|basic|plain) [a-zà-ž]|\b(?:average|medium|standard|regular)-[a-zà-ž]+|\b(?:usual|standard|regular|normal|common|medium|of (?:average|ordinary)) ?(?:[a-zà-ž]+)?[.!]?\s*$/iu;

/** What nobody cries out about. */
const MILD =
  /\b(?:a bit|a little|kind of|sort of|slightly|somewhat|fairly|rather|curious|feeling|hopeful|grateful)\b/iu;

/** A verdict on a thing that is neither good nor bad, which frankness would make worse. */
function isMiddling(doc: Doc): boolean {
  return judges(doc) && isLukewarm(doc) && !/\btoo [a-zà-ž]/iu.test(doc.text);
}

/** What bursts out: `so …`, a cry or a face. */
const GUSHES = /!|\bso [a-zà-ž]|\bover the moon\b|[😀-🙏🤗🤩🥰-🥺❤💔]/iu;

/** What nobody marvels at. */
const IN_DOUBT =
  /\b(?:satisfied|pleased|content|undecided|unsure|sure|torn|neutral|indifferent|in two minds|on the fence|bothered|fussed|still|not)\b|n['’]t\b/iu;

const SAID_SO = /\b(?:seriously|honestly)\b/iu;

/** A question that wants no answer: `Why is it always late?`, `Isn’t it lovely?` */
function asksInVain(doc: Doc): boolean {
  const { text, sentences } = doc;
  if (sentences.length > 1 || matches(doc, SAID_SO)) return false;
  return /^(?:why (?:is|are|do|does) .*\b(?:always|never|so)\b|isn['’]t (?:this|it|that|the)\b|how can (?:anyone|anybody|people)|who (?:wouldn|doesn)['’]t|is there anything (?:better|lovelier|worse|nicer)|where do they get|how is there still|can you believe|why did (?:nobody|no one|no-one)|have you ever (?:seen|tasted|heard|felt|had|met) .* (?:this|such|so) [a-zà-ž]+|can (?:this|today|my|it) [^?]*get any [a-zà-ž]+|how [a-zà-ž]+ (?:is|are|am|was|were) (?:i|we|this|these|that|it) )\b/iu.test(
    text,
  );
}

/** `What a day`, `What rotten luck`: no question that has lost its mark. */
function isExclaimed({ text, tokens: [, second] }: Doc): boolean {
  return (
    !text.includes('?') &&
    (/^an?$/u.test(second?.lower ?? '') ||
      (second?.pos === 'ADJ' && !/^(?:other|more|else|next|new|good)$/u.test(second.lower)))
  );
}
