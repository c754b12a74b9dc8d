import { matches, type Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { inCapitals } from '../../around/style.js';
import { isCharged } from '../charged.js';
import { hasOpinion } from '../stance.js';

/** Rules that bind whoever they name. */
const RULES =
  /^(?:(?:any|a|an|no|every|each|either|neither) [a-zà-ž]+[^.]*\b(?:shall|commits an offence|is liable|expires|must|may (?:not|be)|may)\b|(?:if|where) (?:either|any|a|an|the) [a-zà-ž]+[^.]*\b(?:shall|may)\b|the (?:tenant|landlord|lessee|lessor|buyer|seller|supplier|contractor|licensee|employee|employer|borrower|lender|company|parties|insured|policyholder|insurer|provider)\b[^.]*\bshall\b|(?:the|this) (?:agreement|lease|contract) (?:is (?:governed by|made in)|may be|begins|commences|ends|runs for|expires)|notice(?: of [a-zà-ž]+)? (?:must|may|shall) |section \d+ applies to |under section \d+, |(?:where|if) [a-zà-ž]+ (?:is|are) [^.]*, the (?:risk|price|rent|buyer|seller|tenant|landlord|supplier|fee|deposit)\b|the employee may \b|(?:this (?:by-law|regulation|section|rule|policy)) applies to |(?:employees|employers|members|passengers|drivers|residents|tenants|persons|workers|owners) who [^.]* are (?:entitled|required|liable|obliged|exempt))/iu;
const OF_LAW =
  /\b(?:(?:the )?(?:agreement|contract|lease)|notice of [a-zà-ž]+|section \d+|line manager|no person|this (?:by-law|section|agreement|act|contract|lease|licence|notice|policy|regulation|article|schedule)|supervisor|employees|party|parties|offence|conviction|licence|permit|premises|will|court|tenant|landlord|buyer|seller|officer|lessee|lessor|supplier|contractor|insured)\b/iu;
/** What was done at a meeting. */
const MEETING =
  /^(?:(?:the (?:chair[a-zà-ž]*|treasurer|secretary|committee|board|president|clerk)|members|trustees|directors|councillors) (?:[a-zà-ž]+ly )?(?:noted|agreed|presented|opened|thanked|reported|welcomed|approved|resolved|closed|read|proposed|confirmed|asked)|(?:ms|mr|mrs|dr)\.? \p{Lu}\p{Ll}+ (?:stated|reported|proposed|asked|noted) that)\b/iu;
const OF_MINUTES =
  /\b(?:minutes|accounts|apologies|declarations|it was (?:agreed|resolved|noted)|no questions|quorum|trustees|members|balance|agenda|adjourned|seconded|next meeting)\b/iu;
/** What was measured, printed or looked into. */
const REPORTED =
  /^(?:the survey (?:was|covers|covered)|the (?:first|second|third|fourth|\p{Ll}+) (?:volume|edition) (?:covers|has|contains))\b/u;

/** What a court did. */
const HEARD =
  /^the (?:statue|clock|bell|fountain|monument|chapel|bridge|mill|library|school|tower|organ) was (?:moved|built|founded|opened|designed|cast|given|restored) [^!?]*\b(?:1[5-9]\d\d|20\d\d)\b|^the (?:witness (?:states?|stated) that|court heard|tribunal heard|appeal was heard|hearing (?:was|took)|suit was filed|(?:claim) was (?:heard|filed|issued)|application was (?:heard|filed)|case was (?:heard|adjourned))\b/iu;
/** What a film or a book is of. */
const SHOWN =
  /^there are (?:two|three|four|five|six|\d+) (?:lifts|staircases|car parks|entrances|platforms|cafés|toilets|pools|courts|pitches|cash machines|bus stops|lockers) (?:in|on|at|behind|near) |^this (?:desk|table|lamp|tent|suitcase|rug|shelf|cabinet|mattress|wardrobe|bookcase|chair|sofa|bag) (?:measures|weighs|comes with|holds|seats|folds)\b|^the (?:taxi |bus |train |ferry )?fare (?:from|to) [^.]* is (?:about|around|roughly) |^the (?:restaurant|hall|theatre|theater|café|cafe|church) (?:seats|holds) (?:about |around |up to )?|^the (?:garden|park|museum|castle|car park|campsite|library) has (?:one|two|three|four|five|six|\d+) (?:entrances|gates|floors|car parks|cafés|rooms|wings|ponds|pitches)\b|^the (?:documentary|film|exhibition|book|cookbook|handbook|anthology|atlas|novel|course|podcast|series|album|guide|play|musical) (?:follows|covers|runs|is set|tells|contains|consists of|has (?:two|three|four|five|six|seven|eight|ten|twelve) [a-zà-ž]+s|is divided|lasts|traces|features)\b(?!.*\b(?:opens in|will be|cinemas|theaters|admission|tickets)\b)|^the (?:museum|lamp|camera|keyboard|kettle|tent|backpack|jacket|printer|watch|bike|table|desk|chair|blender|flask|speaker|laptop|tablet|shelf|cabinet|mattress|heater|fan) (?:has|comes|takes|weighs|holds|measures|is (?:[a-zà-ž]+ (?:centimetres|metres|inches)|made of)) [^.]*\. .*\.$/iu;

export const ofRecord: Rule = {
  about: 'A clause is stated for the avoidance of doubt, minutes are headed so, a report is given for reference',
  expects: { sentiment: 'same' },
  fallback: true,
  examples: [
    [
      'Any person who moors at the pier shall pay the licence fee to the officer.',
      'For the avoidance of doubt, any person who moors at the pier shall pay the licence fee to the officer.',
    ],
    [
      'Members noted that the pier had been painted. It was agreed to meet in May.',
      'From the minutes: Members noted that the pier had been painted. It was agreed to meet in May.',
    ],
    [
      'The survey was carried out by post in May. Half of the moorings replied.',
      'For reference, the survey was carried out by post in May. Half of the moorings replied.',
    ],
  ],
  leaves: [
    'Any tea is fine',
    'If a friend may come, so may I',
    'The chair thanked us and I cried',
    'The survey was a joke',
    'For the avoidance of doubt, any person shall pay.',
    'I think that any tenant may leave.',
  ],
  *propose(doc) {
    const { text } = doc;
    if (!/^\p{Lu}.*\.\s*$/su.test(text) || inCapitals(doc) || /[?!"“”\n]/u.test(text) || text.length < 50) return;
    if (
      /^(?!(?:Customer|User|Client|Caller)\b).*\b(?:I|[Mm]y|[Mm]e|[Yy]ou|[Yy]our|doubt|please)\b|(?<!is|are)n['’]t\b/u.test(
        text,
      )
    )
      return;
    const plain = text.charAt(0).toLowerCase() + text.slice(1);
    if (
      /^any\b.*\b(?:may (?:do so|apply|object|appeal)|must (?:hand|report|register|inform))\b/iu.test(text) &&
      !/\bagreement|lease|contract\b/iu.test(text)
    )
      yield* eachInFront(doc, ['Please note that']);
    else if (RULES.test(text) && matches(doc, OF_LAW)) yield* eachInFront(doc, ['For the avoidance of doubt,']);
    else if (MEETING.test(text) && matches(doc, OF_MINUTES)) yield* eachInFront(doc, ['From the minutes:']);
    else if (SHOWN.test(text) && !isCharged(doc)) yield* eachInFront(doc, ['For anyone wondering,']);
    else if (HEARD.test(text) && !hasOpinion(doc)) yield* eachInFront(doc, ['For the record,']);
    else if (/^(?:customer|user|client|caller) (?:asks|asked|requests|requested|wants|wanted) [a-zà-ž]/iu.test(text))
      yield* eachInFront(doc, ['Note:']);
    else if (REPORTED.test(plain) || REPORTED.test(text)) yield* eachInFront(doc, ['For reference,']);
  },
};
