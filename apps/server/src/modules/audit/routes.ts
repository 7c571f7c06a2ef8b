import { audit, auditExportLimit, auditPageSize } from '@zanga/contract/people/audit';
import type { ShopId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { Session } from '../../platform/session.ts';
import { auditTable, presentEntry } from './present-entry.ts';
import { cursorOf, readAudit } from './queries.ts';

/** Shops whose entries this person may read; null is all of them, brand-wide entries included. */
const shopsOf = ({ posts }: Session): readonly ShopId[] | null =>
  posts.some(({ allShops }) => allShops) ? null : posts.flatMap(({ shopId }) => shopId ?? []);

/** The audit: managers read the entries of their shops, staff of all shops read every entry. */
export const mountAuditRoutes = ({ db, ...tools }: MountTools & { readonly db: Db }): void =>
  mount(tools, audit, {
    'GET /api/backoffice/audit': async ({ query, call: { session } }) => {
      // One row beyond the page tells whether there is another page.
      const rows = await readAudit(db, {
        wanted: query,
        shops: shopsOf(session),
        limit: auditPageSize + 1,
      });
      const shown = rows.slice(0, auditPageSize);
      const last = shown.at(-1);
      return {
        data: shown.map(presentEntry),
        next: rows.length > auditPageSize && last ? cursorOf(last) : null,
      };
    },
    'GET /api/backoffice/audit/export': async ({ query, call: { session, now } }) => {
      const wanted = { wanted: query, shops: shopsOf(session), limit: auditExportLimit };
      const day = now.toISOString().slice(0, 10);
      return {
        type: 'text/csv; charset=utf-8',
        body: Buffer.from(auditTable((await readAudit(db, wanted)).map(presentEntry))),
        headers: {
          'content-disposition': `attachment; filename="registro-${day}.csv"`,
          'cache-control': 'no-store',
        },
      };
    },
  });
