import type { Model } from '../../core/types.js';
import { embeddedModel } from './embedded-model.js';
import { loadLexicons } from './lexicons.js';
import { judgeSentiment } from './sentiment.js';
import { isYes, judgeYesNo } from './yes-no.js';

/**
 * `embedded:lexicon`: counts charged words for sentiments, and shared words for yes/no questions. Its weaknesses are real:
 * it knows no irony, no emoji, no misspelt word, and takes every negation for one. Replies with an option as the prompt
 * spells it.
 */
export async function openLexicon(): Promise<Model> {
  const lexicons = await loadLexicons();
  return embeddedModel('lexicon', ({ text, context, options, demonstrations }) => {
    const yes = options.find((option) => isYes(option) === true);
    const no = options.find((option) => isYes(option) === false);
    if (yes !== undefined && no !== undefined) {
      return judgeYesNo({ question: text, context, demonstrations }, lexicons) ? yes : no;
    }
    return (
      judgeSentiment(text, options, demonstrations, lexicons) ??
      'I only know sentiments and yes/no questions, so I cannot say.'
    );
  });
}
