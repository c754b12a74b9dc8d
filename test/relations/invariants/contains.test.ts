import { contains } from '../../../relations/invariants/contains.js';
import { held, testRefusals, testRows, violated } from './tables.js';

testRows(contains, [
  [{ substring: '#12345' }, 'Order #12345 is here.', held('found `#12345` at character 7')],
  [{ substring: '30' }, 'Line\nOne 😀 30 days', held('found `30` at line 2, character 7')],
  [
    { substring: '30-day' },
    'We take returns.',
    violated('Expected the reply to contain `30-day`, got `We take returns.`', '`30-day`', 'We take returns.'),
  ],
  [
    { substring: 'refund', case_sensitive: true },
    'The user wants a REFUND',
    violated(
      'Expected the reply to contain `refund`, got `The user wants a REFUND` (`REFUND` differs in letter case)',
      ...(['`refund`', 'The user wants a REFUND', 'character 18'] as const),
    ),
  ],
  [{ substring: 'REFUND', case_sensitive: false }, 'A refund', held('found `refund` at character 3')],
  [{ substring: 'x', case_sensitive: false }, 'İstanbul X', held('found `X` at character 10')],
  [{ any: ['warranty', 'exchange'] }, 'An exchange, a warranty', held('found `warranty` at character 16')],
  [{ all: ['a', 'b'] }, 'b a', held('found `a` at character 3, `b` at character 1')],
  [{ substring: 'c', any: ['a', 'b'] }, 'c b', held('found `c` at character 1, `b` at character 3')],
  [
    { any: ['a', 'b', 'c'] },
    '',
    violated('Expected the reply to contain `a`, `b` or `c`, got nothing', '`a`, `b` or `c`', ''),
  ],
  [{ all: ['x', 'y'] }, 'x alone', violated('Expected the reply to contain `y`, got `x alone`', '`y`', 'x alone')],
  [{ substring: 'art', whole_words: true }, 'It starts; art!', held('found `art` at character 12')],
  [
    { substring: 'art', whole_words: true },
    'Party',
    violated('Expected the reply to contain `art`, got `Party`', '`art`', 'Party'),
  ],
]);

testRefusals(contains, [
  [{}, [['', '`substring`, `any` or `all`']]],
  [{ substring: '' }, [['substring', 'a text that is not empty']]],
  [{ substring: 30 }, [['substring', 'a text (in quotes where YAML would take it for a number)']]],
  [{ any: [] }, [['any', 'one text or more']]],
  [{ any: 'x' }, [['any', 'a list of texts']]],
  [{ substring: 'x', case_sensitive: 'no' }, [['case_sensitive', 'true or false']]],
]);
