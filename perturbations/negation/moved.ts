import type { Rule } from '../../src/plugin.js';
import { andNobody } from './moved/and-nobody.js';
import { andNobodyAsked } from './moved/and-nobody-asked.js';
import { ifNot } from './moved/if-not.js';
import { ifNotUnless } from './moved/if-not-unless.js';
import { neitherApart } from './moved/neither-apart.js';
import { neverDone } from './moved/never-done.js';
import { noLonger } from './moved/no-longer.js';
import { noObject } from './moved/no-object.js';
import { noVersusNot } from './moved/no-versus-not.js';
import { notEver } from './moved/not-ever.js';
import { notOnePerson } from './moved/not-one-person.js';
import { notOnly } from './moved/not-only.js';
import { notOnlyBoth } from './moved/not-only-both.js';
import { notOnlyClauses } from './moved/not-only-clauses.js';
import { notOnlyDeeds } from './moved/not-only-deeds.js';
import { notOnlyDid } from './moved/not-only-did.js';
import { notOnlyWas } from './moved/not-only-was.js';
import { notToMention } from './moved/not-to-mention.js';
import { notToMentionThings } from './moved/not-to-mention-things.js';
import { nothingSpecial } from './moved/nothing-special.js';
import { thinkNot } from './moved/think-not.js';
import { whetherOrNot } from './moved/whether-or-not.js';

/** A negation that is there moves or takes other words, or joins two things: “not only … but also”. */
export const moved: Readonly<Record<string, Rule>> = {
  'no-versus-not': noVersusNot,
  'no-longer': noLonger,
  'not-ever': notEver,
  'not-one-person': notOnePerson,
  'think-not': thinkNot,
  'if-not': ifNot,
  'and-nobody': andNobody,
  'neither-apart': neitherApart,
  'no-object': noObject,
  'not-only': notOnly,
  'not-only-was': notOnlyWas,
  'nothing-special': nothingSpecial,
  'never-done': neverDone,
  'and-nobody-asked': andNobodyAsked,
  'not-only-did': notOnlyDid,
  'whether-or-not': whetherOrNot,
  'not-to-mention': notToMention,
  'if-not-unless': ifNotUnless,
  'not-only-deeds': notOnlyDeeds,
  'not-only-clauses': notOnlyClauses,
  'not-only-both': notOnlyBoth,
  'not-to-mention-things': notToMentionThings,
};
