import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { Select } from '@zanga/ui/fields/select.tsx';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { service } from '../../base/api.ts';
import { scannerTexts as t } from './scanner-texts.ts';

type ScannerHeaderProps = {
  readonly shop: string | undefined;
  readonly onShop: (shop: string | undefined) => void;
};

/** Who works in one shop stands there; who has several says where. */
function Where({ shop, onShop }: ScannerHeaderProps) {
  const { data: board } = useQuery({
    ...service.query('GET /api/backoffice/board', { query: {} }),
    staleTime: 300_000,
  });
  if (!board) return null;
  const shops = board.shops.filter(({ id }) => id.startsWith('shp_'));
  if (shops.length < 2) return <p className="ms-auto font-semibold">{board.shop?.name}</p>;
  return (
    <Select
      aria-label={t.shop}
      className="ms-auto w-full md:max-w-72"
      value={shop ?? ''}
      onChange={(event) => onShop(event.target.value || undefined)}
    >
      <option value="">{t.anyShop}</option>
      {shops.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

/** The way back to the orders, and where one stands. */
export function ScannerHeader(props: ScannerHeaderProps) {
  return (
    <header className="border-line border-b bg-surface px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to="/"
          search={props.shop === undefined ? {} : { negozio: props.shop }}
          className={buttonStyle({ variant: 'outline' })}
        >
          <ChevronLeftIcon size={20} />
          {t.board}
        </Link>
        <h1 className="text-h3">{t.title}</h1>
        <Where {...props} />
      </div>
    </header>
  );
}
