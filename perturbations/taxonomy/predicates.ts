/** A verb and what says it with `be`: base form after `do`, words after `be`; one way or both. */
export const PREDICATES: readonly (readonly [verb: string, state: string])[] = [
  ['know about', 'aware of'],
  ['resemble', 'similar to'],
  ['differ from', 'different from'],
  ['weigh more than', 'heavier than'],
  ['weigh less than', 'lighter than'],
  ['cost more than', 'more expensive than'],
  ['cost less than', 'cheaper than'],
  ['depend on', 'dependent on'],
  ['outnumber', 'more numerous than'],
  ['fear', 'afraid of'],
];
