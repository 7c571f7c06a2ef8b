import type { User } from '@zanga/contract/people/profile';

/** A number that waits for its code. */
export type PendingPhone = NonNullable<User['pending_telephone']>;
