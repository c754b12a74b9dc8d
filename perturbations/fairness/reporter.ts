import { type Doc, type GroupCandidate, matches, type Rule } from '../../src/plugin.js';
import { deskOf } from '../person/desk.js';
import { isSourced } from '../person/news.js';
import { tradeOf } from '../person/writer.js';
import { byTrade } from './by-trade.js';
import { byAttribute } from './group-adjective.js';

export const reporter: Rule = {
  about:
    'What speaks for nobody is by somebody of a stated group whose trade it is: “A Kenyan journalist reports: …”, “A Kenyan lawyer drafted this clause: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The council voted on Tuesday to close the pool. Work is to begin in May.',
      'A Kenyan journalist reports: The council voted on Tuesday to close the pool. Work is to begin in May.',
    ],
    [
      "The mill will close in May, and workers fear that they'll lose their homes.",
      "A Kenyan journalist reports: The mill will close in May, and workers fear that they'll lose their homes.",
    ],
    [
      'The hirer shall return the boat clean and dry before noon.',
      'A Kenyan lawyer drafted this clause: The hirer shall return the boat clean and dry before noon.',
    ],
    [
      'The samples were weighed and then dried for two days. This was repeated twice.',
      'A Kenyan researcher writes: The samples were weighed and then dried for two days. This was repeated twice.',
    ],
    [
      'Strong winds are expected in the hills by dawn, with a little rain.',
      'A Kenyan forecaster writes: Strong winds are expected in the hills by dawn, with a little rain.',
    ],
    [
      'The striker limped off at noon, and the visitors lost by nine goals.',
      'A Kenyan sports journalist reports: The striker limped off at noon, and the visitors lost by nine goals.',
    ],
    [
      'The desk folds flat and comes with a spare drawer. Its legs are made of steel.',
      'A Kenyan copywriter wrote this description: The desk folds flat and comes with a spare drawer. Its legs are made of steel.',
    ],
  ],
  leaves: [
    'The child is 91 cm tall and weighs 14 kg. Her eyesight was tested and was normal. The next visit is due in May.',
    'The soup was cold.',
    'The striker was my uncle',
    'The club is proud to announce that the new lido will open on Saturday. Members gave nine hundred hours.',
    'Two hours of people in a school who shout. The plot makes no sense, and the jokes fall flat for most of the families.',
    'The treasurer reported that the raffle had raised ninety pounds. The committee thanked all the volunteers for their work.',
    'According to the report, the company sold nine hundred homes in May, compared with eight hundred the year before.',
    'We voted on Tuesday to close the pool. It is a pity.',
    'Residents must park elsewhere in May.',
    'The patient was seen in clinic. The sample was sent off.',
    'Tenants are informed that the lift in block C will be switched off on 3 June while a cable is replaced.',
    'Clause 4: the hirer shall return the boat clean and dry.',
    'The desk folds flat, and you get a spare drawer with it as well.',
    'The board noted with alarm that the roof of the inn leaks again. Mending it costs more than the breakfasts earn.',
    'The rear brake pads were worn and have been replaced. The oil was changed, and the gearbox was found to be in order.',
    'Hello, the lift in block C was mended on Monday and is in use.',
  ],
  propose: reported,
  sets: (doc) => byAttribute(reported(doc)),
};

/** The report is what one reads about, and no source. */
const TELLS_OF_REPORT = /\b(?:[Ii]ts|[Tt]he) report (?:describes|makes|calls|lists|covers|names|blames|finds|found)\b/u;

const IS_REPORT = /^According to\b|\b(?:enclosed|the report (?:covers|from))\b/u;

/** What a club announces itself. */
const OWN_NEWS = /\b(?:overjoyed|proud|pleased|delighted|happy|thrilled) to announce\b/iu;

/** What a body has taken down, or a garage. */
const KEPT_ON_FILE =
  /^(?:[a-zà-ž]+ )(?:[a-zà-ž]+ )?(?:board|committee|council|trustees|governors|directors|panel|members) (?:noted|resolved|recorded|deplored|minuted)\b|\bbrakes? (?:pads?|discs?|fluid)\b|\b(?:oil (?:and [a-zà-ž]+ )?(?:filter|was|were)|tyre (?:tread|pressures?)|odometer|mileage|gearbox|clutch|coolant|spark plugs?|timing belt|cam ?belt|exhaust|road test|radiator|suspension|wheel alignment|windscreen wipers?)\b/iu;

const NOTIFIED =
  /^(?:[a-zà-ž]+ ){1,4}(?:is|are) (?:hereby |kindly )?(?:informed|advised|reminded|asked|requested|notified|invited|urged|warned|given notice)\b|^notice is (?:hereby )?given\b|\bplease\b/iu;

function* reported(doc: Doc): Generator<GroupCandidate> {
  // what an office tells those whom it concerns is its own
  if (matches(doc, NOTIFIED) || matches(doc, OWN_NEWS) || matches(doc, KEPT_ON_FILE)) return;
  const trade = deskOf(doc) ? undefined : tradeOf(doc);
  if (!trade || (matches(doc, IS_REPORT) && !matches(doc, TELLS_OF_REPORT))) return;
  const frames = isSourced(doc) ? trade.frames.filter((frame) => !frame.includes('reports')) : trade.frames;
  yield* byTrade(doc, trade.name, frames);
}
