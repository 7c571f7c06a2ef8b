import type { MenuProduct } from '@zanga/contract/menu/menu-office';
import { asId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { type MenuPageQuery, readMenu } from './edit-queries.ts';

type MenuListQuery = Pick<MenuPageQuery, 'limit'> & {
  readonly [Name in 'after' | 'search']?: string | undefined;
} & Partial<Pick<MenuPageQuery, 'category' | 'beside' | 'state'>>;

/** `next` of a page: the id and the folded name of its last product. */
const afterIn = (text: string | undefined): MenuPageQuery['after'] => {
  const [, id, words] = /^(prd_\w+) (.*)$/s.exec(text ?? '') ?? [];
  return id === undefined || words === undefined ? undefined : { id: asId('prd', id), words };
};

/** A page of the menu by name, drafts too. */
export const listMenu = async (
  db: Db,
  { search, category, state, beside, after, limit }: MenuListQuery,
  now: Date,
): Promise<{ data: MenuProduct[]; next: string | null }> => {
  const rows = await readMenu(db, { search, category, state, beside, limit, after: afterIn(after) }, now);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map(
      ({
        price_cents,
        prime_price_cents,
        publish_at,
        archive_at,
        publish_refused,
        name_words: _,
        ...row
      }) => ({
        ...row,
        price: price_cents,
        prime_price: prime_price_cents,
        publish_at: publish_at?.toISOString() ?? null,
        archive_at: archive_at?.toISOString() ?? null,
        refused: publish_refused !== null,
        updated_at: row.updated_at.toISOString(),
      }),
    ),
    next: last ? `${last.id} ${last.name_words}` : null,
  };
};
