import type { User } from '@zanga/contract/people/profile';
import { hasRight, type Right, staffRoles } from '@zanga/domain/staff/rights';

const staff: readonly string[] = staffRoles;

type Roles = Pick<User, 'roles'>;

/** Whether somebody belongs to the staff. */
export const isStaff = ({ roles }: Roles): boolean => roles.some(({ name }) => staff.includes(name));

/** Whether somebody may do something, in one shop at least: what is shown of it goes by this. */
export const mayDo = ({ roles }: Roles, right: Right): boolean =>
  roles.some(({ name }) => hasRight(name, right));

/** Whether somebody may do something in all shops: what belongs to no shop is for them alone. */
export const mayDoEverywhere = ({ roles }: Roles, right: Right): boolean =>
  roles.some(({ name, all_shops: all }) => all === true && hasRight(name, right));
