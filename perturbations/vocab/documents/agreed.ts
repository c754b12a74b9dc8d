import type { Rule } from '../../../src/plugin.js';
import { eachInFront } from '../../around/in-front.js';
import { isOf } from '../../around/only-if.js';
import { opensWithClause, opensWithStatement } from '../stance.js';

export const agreed: Rule = {
  about: 'A clause of a contract says that it is agreed: “The lessee shall …” → “It is agreed that the lessee shall …”',
  expects: { sentiment: 'same', labels: 'same' },
  examples: [['The lessee shall keep the yard clean.', 'It is agreed that the lessee shall keep the yard clean.']],
  leaves: ['The lessee left the yard.', 'The yard is clean', 'It is agreed that the lessee shall keep the yard clean.'],
  onlyIf: isOf('contract'),
  *propose(doc) {
    if (!opensWithStatement(doc) || !opensWithClause(doc)) return;
    if (
      !/^(?:the (?:tenant|landlord|landlady|lessee|lessor|buyer|seller|supplier|contractor|client|licensee|licensor|employer|employee|hirer)|(?:either|each|neither) party|(?:both|the) parties|this (?:agreement|contract|lease|clause))\b/iu.test(
        doc.text,
      )
    )
      return;
    const bound = /^(?:shall|must|may)$/u.test(doc.clauses[0]?.finite.lower ?? '');
    const answers =
      /^[^.]{4,40} (?:is|are) (?:responsible|liable|entitled) |^This (?:agreement|contract|lease) is (?:governed by|made under|binding on|entered into)\b/u.test(
        doc.text,
      );
    if ((bound || answers) && !/agree[ds]?\b/iu.test(doc.text))
      yield* eachInFront(doc, [
        'It is agreed that',
        ...(/\bpart(?:y|ies)\b/iu.test(doc.clauses[0]?.subject.text ?? '') ? [] : ['The parties agree that']),
      ]);
  },
};
