import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isMessage } from '../../around/kind.js';
import { all } from '../../around/only-if.js';
import { addresses, isSoleStatement, opensWithClause } from '../stance.js';

/** What a thing is like or has that is neither good nor bad, nor news. */
const NEITHER =
  /(?:\b(?:is|was|are|were)|(?<=^it)['’]s) (?:neither [a-zà-ž]+ nor [a-zà-ž]+|(?:about |roughly |just |pretty |fairly )?(?:medium|flat|average|half full|half empty|the usual(?: [a-zà-ž]+)?|the (?:regular|standard|normal|ordinary|usual) (?:kind|sort|type|one|size|price|length|colour|color)|(?:a bit |slightly |a little )?(?:longer|shorter|bigger|smaller|busier|quieter|warmer|cooler) than usual|of (?:medium|average|normal|standard) (?:size|length|height|weight|width)))$|\b(?:has|had) the usual (?:things|range|stuff|selection|dishes|rides|souvenirs|songs|snacks|drinks)$/iu;

/** The same of how a thing went or how full it was. */
const AS_USUAL =
  /\b(?:(?:moved|went|ran|played|tasted|lasted|worked|sold|looked|behaved) (?:at (?:a|the) (?:normal|usual|steady|average) (?:pace|speed|rate)|on (?:its|the) usual (?:schedule|route)|(?:about |much )?the same as (?:usual|ever|always|last time|before)|(?:about )?as (?:one|you) would expect|about as long as (?:usual|expected|was expected))|took (?:about|around|roughly) (?:an hour|[a-zà-ž]+ (?:hours|minutes|days))|(?:is|was|are|were) (?:in the usual condition|(?:reasonably|half|moderately|fairly) (?:full|busy)|medium (?:spicy|firm|difficult|sized|rare|soft|strong|long|hot)|a medium size|(?:about )?what one would expect|(?:about )?as (?:busy|full|loud|warm|long|crowded|quiet) as usual))(?: tonight| this (?:morning|evening|afternoon))?$/iu;

export const inCaseYouWonder: Rule = {
  about:
    'What a thing of no note is like is told to whoever may wonder: “In case you’re wondering, the trail was flat”',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    ['The path was flat', "In case you're wondering, the path was flat"],
    ['The raft moved at a normal pace', "In case you're wondering, the raft moved at a normal pace"],
    ['The kiosk had the usual snacks', "In case anyone's wondering, the kiosk had the usual snacks"],
  ],
  leaves: [
    'The path was superb',
    'This almanac is standard',
    'This choir is average',
    'The ticket machine was normal',
    'My mood was flat',
    'Our tyre is flat',
    'The beer was flat',
    'The champagne was flat',
    'The lessee was regular.',
    'You were neither kind nor rude',
    'Was the path flat?',
  ],
  onlyIf: all(isMessage, isSoleStatement, opensWithClause),
  *propose(doc) {
    if (addresses(doc) || doc.tokens.length > 14) return;
    const said = doc.text.replace(/(?:[\s.]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, '');
    if (!/^(?:the|this|these|our|it['’]s|it (?:is|was))\b/iu.test(said) || !(NEITHER.test(said) || AS_USUAL.test(said)))
      return;
    if (/\b(?:is|are) (?:[a-zà-ž]+ )?average$/iu.test(said)) return; // who would wonder whether it is
    if (
      /[!?,:;]|\b(?:wonder[a-zà-ž]*|now|today|again|too|just)\b|\b(?:beer|champagne|cola|lemonade|soda|prosecco|cider|voice|singing|jokes?|tyres?|battery|phone|performance|acting|ending|mood|hair|my)\b[^.]*\bflat\b/iu.test(
        said,
      )
    )
      return;
    yield* eachInFront(doc, ["In case you're wondering,", "In case anyone's wondering,"]);
  },
};
