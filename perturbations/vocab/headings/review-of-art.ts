import { type Doc, matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { all } from '../../around/only-if.js';
import { artOf, scoreOf, topicOf } from '../topic.js';
import { isHeadable, isPrivate, isVerdict } from './headable.js';

const OF_FILMS =
  /\b(?:films?|movies?|sequel|prequel|remake|screenplay|stunts|trailer|cinema|blockbuster|biopic|director|camera|explosions)\b/iu;
/** What is on a stage may have a director and be filmed. */
const ON_STAGE = /\b(?:plays?|acts?|opera|ballet|stage|theat(?:re|er)|musical)\b/iu;
const OF_BOOKS =
  /\b(?:novels?|books?|memoir|biography|author|chapters?|pages?|poems?|prose|paperback|cookbook|textbook)\b/iu;
/** What says of a work what there is in it, or where it can be had: no verdict. */
const DESCRIBES =
  /\b(?:contains|consists of|covers|runs (?:for|to)|lasts|is set in|is divided|will be|was (?:published|shown|released|filmed|shot)|is about|opens in|begins two|are available|is available|on sale|opens on|lists|at the library|book club|in print)\b/iu;

/** What befell those who write, or a reader’s letter. */
const OF_ONES_LIFE =
  /\b(?:my (?:late|mother|father|son|daughter|brother|sister|wife|husband|boss)|funeral|hospital|police|committee|council|school|prize|launched|announc[a-zà-ž]+|closed|today|yesterday|on [a-zà-ž]+day|will be)\b/iu;

export const reviewOfArt: Rule = {
  about: 'What one makes of a film, a book or a show is headed as a review: “Film review: …”, “Review: …”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'The remake trades every joke for an explosion and leaves only noise.',
      'Film review: The remake trades every joke for an explosion and leaves only noise.',
    ],
    [
      'The songs are dreary, the costumes look cheap, and the jokes would not wake a kitten.',
      'Review: The songs are dreary, the costumes look cheap, and the jokes would not wake a kitten.',
    ],
  ],
  leaves: [
    'The film runs for ninety minutes and was shot on a lake in the north.',
    'The book club meets on Mondays, and the book is chosen by whoever baked the cake.',
    'The cinema was evacuated on Friday after a film caught fire, and nobody was hurt.',
    'Film review: The remake trades every joke for an explosion and leaves only noise.',
    'Your film was wonderful, and the scene on the lake moved us all to tears.',
    'The songs are dreary.',
    'The old luthier ran his hand along the cello and smiled, and the strings gave such a sweet, warm sound that his wife wept.',
  ],
  onlyIf: all(isHeadable, isVerdict),
  *propose(doc) {
    if (artOf(doc) < 2 || !leads(doc)) return;
    if (isPrivate(doc) && (artOf(doc) < 4 || matches(doc, OF_ONES_LIFE))) return;
    if (matches(doc, DESCRIBES) || isTale(doc)) return;
    const [film, book] = [matches(doc, OF_FILMS) && !matches(doc, ON_STAGE), matches(doc, OF_BOOKS)];
    yield* eachInFront(doc, [film === book ? 'Review:' : film ? 'Film review:' : 'Book review:']);
  },
};

/** Of somebody who plays or builds an instrument it is told, and of no work. */
const isTale = (doc: Doc): boolean =>
  /\b(?:he|she|his|her)\b/iu.test(doc.text) &&
  ![OF_FILMS, OF_BOOKS, ON_STAGE, /\b(?:album|songs?|exhibition|concert|gig|show|series|performance)\b/iu].some((of) =>
    matches(doc, of),
  );

/** Whether the text is of a work of art more than of anything else. */
function leads(doc: Doc): boolean {
  const top = topicOf(doc);
  return top === undefined
    ? (['food', 'lodging', 'goods', 'law', 'news', 'health'] as const).every(
        (other) => scoreOf(doc, other) < artOf(doc),
      )
    : /^(?:film|book|stage|music)$/u.test(top.kind);
}
