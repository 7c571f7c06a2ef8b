import type { Invitation, Post, StaffPerson, StaffSession } from '@zanga/contract/people/staff';
import { mayGive } from '@zanga/domain/staff/people-rules';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { Session } from '../../../platform/session.ts';
import type { InvitationRow } from './invitations-store.ts';
import type { readShopNames, readStaffSessions, StaffRow } from './people-queries.ts';

export type ShopNames = Awaited<ReturnType<typeof readShopNames>>;

const presentPost = ({ role, shopId, allShops }: StaffPost, shops: ShopNames): Post => {
  const shop = shops.find(({ id }) => id === shopId);
  return {
    role,
    shop: shopId === null ? null : { id: shopId, name: shop?.name ?? shopId },
    waiting: shopId === null && !allShops,
  };
};

/** A member of the staff, as a colleague within reach sees them. */
export const presentPerson = (row: StaffRow, shops: ShopNames, session: Session): StaffPerson => {
  const { id, firstname, lastname, email, posts, suspendedAt, seenAt, secondFactor } = row;
  const self = id === session.userId;
  return {
    ...{ id, firstname, lastname, email, self },
    posts: posts.map((post) => presentPost(post, shops)),
    suspended_at: suspendedAt?.toISOString() ?? null,
    second_factor: secondFactor,
    seen_at: seenAt?.toISOString() ?? null,
    manageable: !self && posts.every((post) => mayGive(session.posts, post)),
  };
};

type SessionRow = Awaited<ReturnType<typeof readStaffSessions>>[number];

export const presentSession = (row: SessionRow, own: Buffer | null): StaffSession => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  seen_at: (row.seen_at ?? row.created_at).toISOString(),
  device: row.device,
  network: row.network,
  current: own !== null && sameBytes(row.token_hash, own),
});

export const presentInvitation = (row: InvitationRow, shops: ShopNames, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  posts: row.posts.map((post) => presentPost(post, shops)),
  sent_at: row.sent_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
  by: row.by === '' ? null : row.by,
});
