import { asId, type UserId } from '@zanga/domain/ids';
import { hasBenefits } from '@zanga/domain/membership/membership';
import { shownSeconds } from '@zanga/domain/redemption/redemption';
import type { Redeem } from '../../redemption/public.ts';
import { readCurrent, underSwitch } from '../current-member.ts';
import { readMembership } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { readPerson } from '../person-queries.ts';

/** The code a member shows at the till (PRM-8); undefined without an active membership. */
export const showInstoreCode = async ({ db, redemptions }: MembershipTools, userId: UserId, now: Date) => {
  const member = await readCurrent(db, userId, now);
  if (!member || !hasBenefits(member.membership, now)) return undefined;
  const expiresAt = new Date(now.getTime() + shownSeconds * 1000);
  return redemptions.issue({ kind: 'prime', subject: member.row.id, userId, now, expiresAt });
};

/** Answer to a till that reads a member's code. */
export const redeemInstoreCode: Redeem = async (tx, { subject, now }) => {
  const member = await readMembership(tx, asId('mbr', subject));
  if (!member || !hasBenefits(await underSwitch(tx, member.membership, now), now))
    return {
      ok: false,
      title: 'Abbonamento non attivo',
      text: 'È finito: niente sconto',
    };
  const { firstname, lastname } = await readPerson(tx, member.row.user_id);
  const name = `${firstname} ${lastname.charAt(0)}.`;
  return {
    ok: true,
    title: `Sconto del ${member.plan.instore_percent} %`,
    text: `Abbonamento di ${name}: applica lo sconto alla cassa`,
  };
};
