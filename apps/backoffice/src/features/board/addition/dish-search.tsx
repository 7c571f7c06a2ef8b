import { useQuery } from '@tanstack/react-query';
import { money } from '@zanga/browser/format.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { SearchBox } from '@zanga/ui/fields/search-box.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { additionTexts as t } from './addition-texts.ts';

const shown = 8;

/** Finds a dish of the menu by a part of its name. */
export function DishSearch({ onFound }: { readonly onFound: (product: string) => void }) {
  const [search, setSearch] = useState<string>();
  const query = { search: search ?? '', paginate: shown };
  const { data } = useQuery({
    ...service.query('GET /api/products/search', { query }),
    enabled: search !== undefined,
  });
  const dishes = data?.data.filter((found) => found.type === 'product') ?? [];
  return (
    <div className="flex flex-col gap-2">
      <SearchBox label={t.search} value={search} onChange={setSearch} />
      {search !== undefined && data && dishes.length === 0 && <p className="text-small">{t.none}</p>}
      {search !== undefined && dishes.length > 0 && (
        <ul className="flex flex-col gap-1">
          {dishes.map(({ id, name, price }) => (
            <li key={id}>
              <button
                type="button"
                className={deskButtonStyle('outline', 'w-full justify-between py-2 text-start')}
                onClick={() => onFound(id)}
              >
                <span className="me-auto min-w-0 wrap-anywhere">{name}</span>
                <span className="tabular-nums">{price === null ? '' : money(price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
