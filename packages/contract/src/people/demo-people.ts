import * as z from 'zod/mini';
import { EmailField } from './account-fields.ts';

/** Path of the sandbox's list of people to sign in as. Elsewhere it does not exist. */
export const demoPeoplePath = '/dev/people';

/** A person of the demo, with the password from the documents. */
export const DemoPerson = z.object({
  email: EmailField,
  password: z.string(),
  name: z.string(),
  role: z.nullable(z.enum(['worker', 'manager', 'owner'])),
  /** The name of the shop they work in. */
  shop: z.nullable(z.string()),
  /** Whether their wallet has coupons. */
  has_coupons: z.boolean(),
});
export type DemoPerson = z.output<typeof DemoPerson>;

const DemoPeople = z.object({ data: z.array(DemoPerson) });

/** Reads the demo's people; empty outside the sandbox. */
export const fetchDemoPeople = async (): Promise<readonly DemoPerson[]> => {
  // Without an answer no demo person is offered.
  const response = await fetch(demoPeoplePath).catch(() => undefined);
  if (!response?.ok) return [];
  // An answer without JSON fails the schema.
  const read = z.safeParse(DemoPeople, await response.json().catch(() => undefined));
  return read.success ? read.data.data : [];
};
