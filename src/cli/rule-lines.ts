import { plainText } from '../core/plain-text.js';
import type { CompiledRule } from '../specs/compile/compiled-rule.js';
import { checkedBy } from '../specs/evaluate/report-rules.js';

/** Who checks each rule, and why it is not a program alone. */
export function ruleLines(rules: readonly CompiledRule[], judges: boolean): string {
  return rules
    .map((each) => {
      const types = [...new Set(each.checks.map(({ type, negate }) => (negate ? `not ${type}` : type)))];
      const how = [checkedBy(each, judges), ...(types.length === 0 ? [] : [types.join(', ')])].join(': ');
      const because = each.because === undefined ? '' : ` (${each.because})`;
      return `${plainText(`${each.rule.id.padEnd(4)} ${how}${because}\n     ${each.rule.rule}`)}\n`;
    })
    .join('');
}
