import type { User } from '@zanga/contract/people/profile';

const staff: readonly string[] = ['worker', 'manager', 'owner'];

type Roles = Pick<User, 'roles'>;

/** Whether somebody belongs to the staff. */
export const isStaff = ({ roles }: Roles): boolean => roles.some(({ name }) => staff.includes(name));

/** Whether somebody may do what managers do. */
export const isManager = ({ roles }: Roles): boolean =>
  roles.some(({ name }) => name === 'manager' || name === 'owner');
