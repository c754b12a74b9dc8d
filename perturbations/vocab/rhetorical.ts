import { type Doc, matches, perDoc } from '../../src/plugin.js';
import { isGrave } from '../around/register.js';

const OUTCRY =
  /n['’]t\b|\bstop\b|["“]|^(?:why|how (?!much|many|long|do|does|did|old|far|often|soon|big|late|early)|who the|what the|what is wrong)\b|\?!|!\?|\b(?:ever|seriously|even|really|believe|nerve|lovelier|better|worse|anything|this [a-zà-ž]+|too much to ask|any [a-zà-ž]+er)\b/iu;

/** Asked to complain or to praise, rather than to know: `Why can’t it just work?` */
export const isRhetorical = perDoc((doc: Doc): boolean => {
  return isGrave(doc) || matches(doc, OUTCRY);
});
