import type { User } from '@zanga/contract/people/profile';
import { hasRight, type Right, staffRoles } from '@zanga/domain/staff/rights';

const staff: readonly string[] = staffRoles;

type Roles = Pick<User, 'roles'>;

/** Whether a person belongs to the staff. */
export const isStaff = ({ roles }: Roles): boolean => roles.some(({ name }) => staff.includes(name));

/** Whether a person has this right in at least one shop; screens use it to show or hide an action. */
export const mayDo = ({ roles }: Roles, right: Right): boolean =>
  roles.some(({ name }) => hasRight(name, right));

/** Whether a person has this right in all shops, as brand-wide things need. */
export const mayDoEverywhere = ({ roles }: Roles, right: Right): boolean =>
  roles.some(({ name, all_shops: all }) => all === true && hasRight(name, right));
