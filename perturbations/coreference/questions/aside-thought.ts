import { capitalize, matches, type Rule } from '../../../src/plugin.js';
import { isOneSentence } from '../../around/only-if.js';
import { whereSilent } from '../where-silent.js';
import { asideAnaphor, asideAsked, isSaidAgain } from './aside-asked.js';

/** A clause between commas right after the subject, of whatever kind. */
const ASIDE =
  /^(?:Is|Are|Was|Were|Do|Does|Did|Has|Have|Had|Can|Could|Would|Might) (?:the |\p{Lu})[^,?]{2,50}, (?:who|whose|(?:(?:\p{Ll}+ )?(?:\p{Ll}+ )?(?:of|to|from|in|on|by|through|with) )?which|where) [^,?]{6,}, (?!and |or |but )[^?]+\?\s*$/u;
const OPENINGS = ['Think of', 'Consider'];

/** As `aside-asked`, where the clause cannot stand by itself. */
export const asideThought: Rule = whereSilent([asideAsked], {
  about:
    'Names first what or whom a clause between commas describes, with the clause, and asks the rest with a pronoun',
  expects: { 'yes-no': 'same' },
  fallback: true,
  examples: [
    [
      'Was Malta, to which the sailors brought silk, settled by farmers before that?',
      'Think of Malta, to which the sailors brought silk. Was it settled by farmers before that?',
    ],
    [
      'Were the towers of Pisa, which guests still climb today, put up by monks?',
      'Think of the towers of Pisa, which guests still climb today. Were they put up by monks?',
    ],
  ],
  leaves: [
    'Were the towers of Pisa, which lean, put up by monks?',
    'Is Malta, of which you know, dry?',
    'Was Malta, where it rains, an island when it was settled?',
    'Is the pope, whose house is in Rome, paid for it?',
    'Was Malta, where silk was sold, and not Rome an island?',
  ],
  words: () => ['who', 'whose', 'which', 'where'],
  onlyIf: (doc) => isOneSentence(doc) && matches(doc, ASIDE),
  *propose(doc) {
    const { tokens } = doc;
    const [from = 0, to = 0, third] = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
    const [auxiliary, first] = tokens;
    const [end, link, last, rest] = [tokens[from - 1], tokens[from + 1], tokens[to - 1], tokens[to + 1]];
    if (!auxiliary || !first || !end || !link || !last || !rest || third !== undefined) return;
    if (/["“”;:()]|\b(?:I|me|my|we|us|our|you|your)\b/u.test(doc.text)) return;
    const named = doc.span(first.start, end.end);
    if (named.tokens.length > 7 || named.tokens.some(({ pos }) => /^(?:VERB|AUX|PRON)$/u.test(pos))) return;
    if (!tokens.slice(from + 1, to).some(({ pos }) => pos === 'VERB' || pos === 'AUX')) return;
    const who = /^(?:who|whose)$/u.test(link.lower) ? { ...link, lower: 'who' } : { ...link, lower: 'which' };
    const anaphor =
      asideAnaphor(doc, named.tokens, auxiliary, who) ??
      (link.lower === 'whose' ? asideAnaphor(doc, named.tokens, auxiliary, { ...link, lower: 'which' }) : undefined);
    if (anaphor === undefined || anaphor.startsWith('that ')) return;
    if (isSaidAgain(tokens.slice(to + 1), named.tokens, anaphor)) return;
    const mention = doc.text.slice(first.start, last.end);
    const asked = `${capitalize(auxiliary.lower)} ${anaphor} `;
    for (const opening of OPENINGS)
      yield { edits: [{ start: auxiliary.start, end: rest.start, text: `${opening} ${mention}. ${asked}` }] };
  },
});
