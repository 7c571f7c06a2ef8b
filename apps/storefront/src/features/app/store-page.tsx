import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type NamedText, say } from '@zanga/domain/brand/names';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { DeviceIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useService } from '../../base/api/api.tsx';
import { checkQuery } from '../../base/api/brand.ts';
import { useNames } from '../../base/api/names.ts';
import { platform } from '../../base/device/platform.ts';
import { NoticePage } from '../../base/problem/problem-page.tsx';
import { texts } from '../../base/texts/texts.ts';
import { appTexts as t } from './app-texts.ts';

type StorePageProps = {
  readonly title: NamedText;
  readonly body: string;
  /** The store is the only way on. */
  readonly only?: boolean;
};

/** A page that leads to the stores that have the app, or says that none has. */
export function StorePage({ title, body, only = false }: StorePageProps) {
  const names = useNames();
  const { data: check, isPending } = useQuery(checkQuery(useService()));
  const links = [
    { href: platform === 'android' ? null : check?.stores.ios, text: t.ios },
    { href: platform === 'ios' ? null : check?.stores.android, text: t.android },
  ].flatMap(({ href, text }) => (href ? [{ href, text }] : []));
  // No text about the stores before the answer.
  const nowhere = !isPending && links.length === 0;
  return (
    <NoticePage
      picture={<IconPlate icon={DeviceIcon} />}
      title={say(title, names)}
      body={nowhere ? `${body} ${say(only ? t.search : t.notYet, names)}` : body}
    >
      {links.map(({ href, text }) => (
        <a key={href} href={href} rel="noopener" className={buttonStyle()}>
          {text}
        </a>
      ))}
      {!only && (
        <Link to="/home" className={buttonStyle({ variant: 'outline' })}>
          {texts.goHome}
        </Link>
      )}
    </NoticePage>
  );
}
