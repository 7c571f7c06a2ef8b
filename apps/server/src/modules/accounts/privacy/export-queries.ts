import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';

/** Data of accounts about a person beyond the profile, in the order it happened. */
export const readTraces = async (db: Db, userId: UserId) => ({
  consents: await db
    .selectFrom('consents')
    .select(['kind', 'granted', 'version', 'source', 'caller', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
  sign_ins: await db
    .selectFrom('access_tokens')
    .select(['created_at', 'renewed_at', 'expires_at', 'platform', 'client_id'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute(),
  devices: await db
    .selectFrom('devices')
    .select(['platform', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute(),
  social_accounts: await db
    .selectFrom('social_identities')
    .select(['network', 'subject', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .execute(),
  saved_views: await db
    .selectFrom('saved_views')
    .select(['list', 'name', 'search', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at')
    .execute(),
  events: await db
    .selectFrom('account_events')
    .select(['kind', 'at', 'caller'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute(),
});
