import type { Tx } from '../../platform/database/connection.ts';

export type StaffAction = {
  readonly userId: string;
  readonly action: string;
  readonly subject: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** Records what somebody of the staff changed, from what, to what. */
export const noteAction = async (
  tx: Tx,
  { userId, action, subject, before, after }: StaffAction,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('staff_actions')
    .values({
      user_id: userId,
      action,
      subject,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      at: now,
    })
    .execute();
};
