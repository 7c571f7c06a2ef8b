import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { DeviceIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useService } from '../../base/api/api.tsx';
import { checkQuery } from '../../base/api/brand.ts';
import { platform } from '../../base/device/platform.ts';
import { NoticePage } from '../../base/problem/problem-page.tsx';
import { texts } from '../../base/texts/texts.ts';
import { appTexts as t } from './app-texts.ts';

type StorePageProps = {
  readonly title: string;
  readonly body: string;
  /** The store is the only way on. */
  readonly only?: boolean;
};

/** A page that leads to the stores, or says that the app is not there yet. */
export function StorePage({ title, body, only = false }: StorePageProps) {
  const stores = useQuery(checkQuery(useService())).data?.stores;
  const known = stores && (stores.ios !== null || stores.android !== null);
  return (
    <NoticePage
      picture={<IconPlate icon={DeviceIcon} />}
      title={title}
      body={known ? body : `${body} ${t.notYet}`}
    >
      {stores?.ios && platform !== 'android' && (
        <a href={stores.ios} rel="noopener" className={buttonStyle()}>
          {t.ios}
        </a>
      )}
      {stores?.android && platform !== 'ios' && (
        <a href={stores.android} rel="noopener" className={buttonStyle()}>
          {t.android}
        </a>
      )}
      {!only && (
        <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
          {texts.goHome}
        </Link>
      )}
    </NoticePage>
  );
}
