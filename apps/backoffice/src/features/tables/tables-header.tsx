import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Select } from '@zanga/ui/fields/select.tsx';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';
import { service } from '../../base/api.ts';
import { tablesPageTexts as t } from './tables-page-texts.ts';

type TablesHeaderProps = {
  readonly shop: string | undefined;
  readonly onShop: (shop: string) => void;
  /** What stands below, once it is known which shop is meant. */
  readonly children: (shop: string) => ReactNode;
};

/** The way back, and whose tables these are: a worker's own shop, any of a manager's. */
export function TablesHeader({ shop, onShop, children }: TablesHeaderProps) {
  const { data: board } = useQuery({
    ...service.query('GET /api/backoffice/board', { query: {} }),
    staleTime: 300_000,
  });
  const shops = board?.shops.filter(({ id }) => id.startsWith('shp_')) ?? [];
  const chosen = shop ?? board?.shop?.id ?? shops[0]?.id;
  return (
    <>
      <header className="border-line border-b bg-surface px-4 py-3 md:px-6">
        <div className="flex flex-wrap items-center gap-3">
          <Link
            to="/"
            search={chosen ? { negozio: chosen } : {}}
            className={buttonStyle({ variant: 'outline' })}
          >
            <ChevronLeftIcon size={20} />
            {t.board}
          </Link>
          <h1 className="text-h3">{t.title}</h1>
          {shops.length > 1 && (
            <Select
              aria-label={t.shop}
              className="ms-auto w-full md:max-w-72"
              value={chosen}
              onChange={(event) => onShop(event.target.value)}
            >
              {shops.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {shops.length === 1 && <p className="ms-auto font-semibold">{shops[0]?.name}</p>}
        </div>
      </header>
      {chosen && children(chosen)}
    </>
  );
}
