import { UserError } from '../core/errors.js';
import { GATE_MEASURES, type Gate, type GateMeasure, type RateGate } from './gate.js';

const RATE = /^(\w+)(?:\s+(lower|upper|rate))?\s*(>=|>|<=|<)\s*(\d*\.?\d+)\s*(%?)(?:\s+for\s+(\S+))?$/u;
const REGRESSION = /^no\s+regression\s+(?:vs\.?|against)\s+(\S+)$/u;

/**
 * Reads `relation >= 0.9`, `relation lower >= 85% for negation`, `no regression vs baseline`. Throws UserError for anything else.
 * @param categories where they are known, a category must be one of them
 */
export function parseGate(text: string, categories?: readonly string[]): Gate {
  const written = text.trim();
  const [, against] = REGRESSION.exec(written) ?? [];
  if (against !== undefined) return { kind: 'regression', text: written, against };
  const [, measure = '', bound = 'rate', at = '', number = '', percent, category] = RATE.exec(written) ?? [];
  const level = Number(number) / (percent === '%' ? 100 : 1);
  if (!isMeasure(measure) || number === '' || level > 1) throw notAGate(text);
  if (category !== undefined && categories && !categories.includes(category)) {
    throw new UserError(
      `--gate \`${text}\`: Expected one of the categories ${categories.join(', ')}, got \`${category}\``,
      'A category is what tables call an operator: that of `typo` is `robustness` (mmt4nl list perturbations).',
    );
  }
  const gate: RateGate = {
    kind: 'rate',
    text: written,
    measure,
    bound: bound === 'lower' || bound === 'upper' ? bound : 'rate',
    at: at === '>' || at === '<=' || at === '<' ? at : '>=',
    level,
    category,
  };
  return gate;
}

function isMeasure(name: string): name is GateMeasure {
  return GATE_MEASURES.some((measure) => measure === name);
}

function notAGate(text: string): UserError {
  return new UserError(
    `--gate: Expected a condition such as \`relation >= 0.9\`, got \`${text}\``,
    `It is MEASURE [lower|upper] >=|<= NUMBER [for CATEGORY], with ${GATE_MEASURES.join(', ')}; or: no regression vs baseline`,
  );
}
