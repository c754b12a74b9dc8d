import type { Row } from '../row.js';

export const DENIED: readonly Row[] = [
  ['event-denied', 'Someone dented my van', ['Nobody dented my van']],
  ['event-denied', 'Someone moved my van', []],
  ['dont-usually', 'I usually take the stairs', ["I don't usually take the stairs"]],
  ['not-too', 'The play was far too long', ["The play wasn't too long"]],
  ['negated-predicate', 'The guide was polite', ["The guide wasn't polite"]],
  ['negated-predicate', 'The guide was polite and funny', []],
  ['negated-verb', 'I liked the quiz', ["I didn't like the quiz"]],
  ['negated-verb', 'I liked every quiz', []],
  ['denied-opinion', 'The puppets were dull and ugly', ["The puppets weren't dull or ugly"]],
  ['denied-opinion', 'The puppets were dull and the seats were soft', []],
  ['finally-not', 'Our vicar finally sold the bell', ["Our vicar still hasn't sold the bell"]],
  ['finally-not', 'Our vicar finally sold the bell last week', []],
  ['event-denied', 'My osteopath worked wonders on my hip', ["My osteopath didn't work wonders on my hip"]],
];
