/** Rule, source, and every follow-up that the rule proposes for it. */
export type Row = readonly [rule: string, source: string, followUps: readonly string[]];
