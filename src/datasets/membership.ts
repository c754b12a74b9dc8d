import type { Membership } from '../core/types.js';
import type { Fields } from './fields.js';

/** The set that a follow-up is of and its group; both or neither. Throws UserError where one is missing. */
export function readMembership(fields: Fields): Partial<Membership> {
  const [set, group] = [fields.nameOr('set', undefined), fields.textOr('group', undefined)];
  if (set === undefined && group === undefined) return {};
  return { set: set ?? fields.name('set'), group: group ?? fields.text('group') };
}

/** The membership of a row that has one. */
export function memberOf({ set, group }: Partial<Membership>): { readonly member?: Membership } {
  return set === undefined || group === undefined ? {} : { member: { set, group } };
}
