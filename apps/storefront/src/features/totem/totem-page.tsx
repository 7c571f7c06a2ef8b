import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { isApiError } from '@zanga/browser/api/api-error.ts';
import { useEffect, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { settings } from '../../base/api/config.ts';
import { useNames } from '../../base/api/names.ts';
import { storage, useStored } from '../../base/storage/storage.ts';
import { TotemScreens } from './totem-screens.tsx';
import { totemTexts as t } from './totem-texts.ts';

/** Interval at which a totem checks its registration and the shop's opening. */
const lookEveryMs = 30_000;

/** Stores the key from behind the `#`, which no server sees, and removes it from the address. */
const useTotemKey = (): string | null => {
  useEffect(() => {
    const { hash, pathname } = location;
    if (/^#[\w-]{20,100}$/.test(hash)) {
      storage.write('totem', hash.slice(1));
      history.replaceState(history.state, '', pathname);
    }
  }, []);
  return useStored('totem');
};

const useOwnPosition = (key: string | null) => {
  const service = useService();
  const [retired, setRetired] = useState(false);
  const query = useQuery({
    queryKey: ['totem', 'here', key],
    queryFn: () => service.api('POST /api/totem/here', { body: { key: key ?? '' } }),
    enabled: key !== null,
    staleTime: 0,
    refetchInterval: lookEveryMs,
    retry: false,
  });
  const gone = isApiError(query.error) && query.error.code === 'totem.not_found';
  useEffect(() => {
    // Staff have retired the totem: the screen is an ordinary one again.
    if (!gone) return;
    storage.write('totem', null);
    setRetired(true);
  }, [gone]);
  return { ...query, retired };
};

function Plain({ title, line }: { readonly title: string; readonly line?: string }) {
  return (
    <div className="grid h-dvh place-content-center gap-4 bg-tomato-deep p-8 text-center text-on-tomato">
      <h1 className="text-h1">{title}</h1>
      {line && <p className="text-balance text-h4">{line}</p>}
    </div>
  );
}

/** The totem, a screen in a shop for ordering (CON-5): no account, no keyboard, no other pages. */
export function TotemPage() {
  const names = useNames();
  const hydrated = useHydrated();
  const key = useTotemKey();
  const { data: here, isError, retired } = useOwnPosition(key);
  if (!hydrated) return <Plain title={names.brand} />;
  if (key === null) return <Plain title={retired ? t.retired : t.off} line={t.offLine} />;
  if (!here) return <Plain title={isError ? t.offline : names.brand} />;
  const { id, slug } = here.shop;
  if (settings.totem && settings.totem !== id && settings.totem !== slug)
    return <Plain title={t.off} line={t.wrongShop} />;
  return <TotemScreens totemKey={key} here={here} offline={isError} />;
}
