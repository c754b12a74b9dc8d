import type { Clause } from '../../../src/plugin.js';

const SYSTEM =
  /^(?:wifi|wi-fi|internet|broadband|site|website|app|server|line|phone|lift|elevator|heating|boiler|printer|system|network|dishwasher|oven|fridge|machine|kettle|toaster|screen|charger|button|light|lights|shower|toilet|radiator|camera|scanner|router|link|escalator|dryer|tv|radio|alarm|laptop|computer|washer|heater|fan|air|unit)$/u;
const CLOSABLE =
  /^(?:museum|shop|store|cafe|café|bar|bakery|library|gym|pool|pharmacy|office|bank|restaurant|kitchen|station|gate|reception|market|park|school|surgery|clinic|pub|zoo|beach|gallery|bookshop|supermarket|canteen|cafeteria|stairs|lounge|it|they|place|branch|garage|salon|desk|centre|center|playground|terminal|counter|booth|cloakroom)$/u;

/** Whether it has doors that are open or closed. */
export const isClosable = ({ head }: Clause['subject']): boolean => CLOSABLE.test(head.lower);

/** Whether a state is said of such a subject: of a person, a thing, a machine or a place. */
export function suits(of: string, { animacy, head, kind }: Clause['subject']): boolean {
  const pronoun = kind === 'pronoun';
  if (of === 'person') return animacy === 'person' || /^(?:i|we|you|he|she|they)$/u.test(head.lower);
  if (of === 'system') return SYSTEM.test(head.lower);
  if (of === 'thing') return animacy !== 'person' && !(pronoun && /^(?:i|we|you|he|she)$/u.test(head.lower));
  return of === 'any' || (of === 'place' && animacy === 'thing');
}
