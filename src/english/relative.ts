import type { Token } from '../core/doc.js';

/** A pronoun that begins a relative clause. */
export const isRelative = ({ lower }: Token): boolean => /^(?:who|that|which|whose|whom|where)$/u.test(lower);

/** One that may be the subject of its clause. */
export const isRelativeSubject = ({ lower }: Token): boolean => /^(?:who|that|which)$/u.test(lower);
