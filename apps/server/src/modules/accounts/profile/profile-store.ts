import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';

export type ProfileChange = {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly birthdate?: string | null | undefined;
  readonly dietary_labels?: string[] | undefined;
  readonly allergens_to_avoid?: string[] | undefined;
};

/** Writes the given fields; the rest stays. */
export const updateProfile = async (tx: Tx, userId: UserId, change: ProfileChange): Promise<void> => {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  await tx.updateTable('users').set(Object.fromEntries(given)).where('id', '=', userId).execute();
};

/** Fails on `users_email` if the address belongs to another account. */
export const setEmail = async (tx: Tx, userId: UserId, email: string, now: Date): Promise<void> => {
  await tx.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', userId).execute();
};
