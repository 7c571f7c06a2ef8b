import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { service } from '../../../base/api.ts';
import { useIsDevice } from '../../../base/device.ts';
import { names } from '../../../base/names.ts';
import { useMay } from '../../../base/user.ts';
import { screensTexts as t } from './screens-texts.ts';

const everyMs = 60_000;

const withoutBrand = (name: string) =>
  name.startsWith(`${names.brand} `) ? name.slice(names.brand.length + 1) : name;

/** Warns managers of shops that take orders without a visible or audible board. */
export function ShutShops() {
  const may = useMay('shops.plan');
  const device = useIsDevice();
  // The minutes differ with each answer, even when the shops are the same.
  const { data, dataUpdatedAt } = useQuery({
    ...service.query('GET /api/backoffice/screens'),
    enabled: may && !device,
    refetchInterval: everyMs,
    staleTime: everyMs / 2,
  });
  const now = dataUpdatedAt > 0 ? serviceNow() : new Date(0);
  const all = data?.data ?? [];
  const shut = all.flatMap(({ shop, since }) =>
    since === null
      ? []
      : [
          {
            ...{ id: shop.id, name: withoutBrand(shop.name) },
            minutes: Math.floor((now.getTime() - new Date(since).getTime()) / everyMs),
          },
        ],
  );
  const mute = all.filter(({ since }) => since === null).map(({ shop }) => withoutBrand(shop.name));
  if (all.length === 0) return null;
  const [only] = shut;
  return (
    <section
      aria-label={t.label}
      className="flex items-start gap-3 border-line border-b bg-lemon-wash px-4 py-2 text-lemon-ink text-small md:px-6 print:hidden"
    >
      <WarningIcon size={18} className="mt-0.5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {shut.length > 0 && (
          <p>
            <strong>{t.shut(shut)}</strong> {t.shutLine}{' '}
            {shut.length === 1 && only && (
              <Link to="/" search={{ negozio: only.id }} className="tap font-semibold underline">
                {t.open(only.name)}
              </Link>
            )}
          </p>
        )}
        {mute.length > 0 && <p>{t.mute(mute)}</p>}
      </div>
    </section>
  );
}
