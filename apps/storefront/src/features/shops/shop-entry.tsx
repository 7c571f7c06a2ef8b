import { Link } from '@tanstack/react-router';
import type { Shop } from '@zanga/contract/shops/shops';
import { Badge } from '@zanga/ui/badge.tsx';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { directionsTo, phoneHref } from '../../parts/shops/contact-links.ts';
import { shopsTexts as t } from './shops-texts.ts';

/** Whether each service can be had now, in the shop's own words. */
export function OpeningList({ shop }: { readonly shop: Shop }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {shop.opening.map(({ service, state, label }) => (
        <li key={service} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small">
          {t.services[service]}
          <Badge tone={state === 'open' ? 'basil' : 'neutral'}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** A shop among the others: where it is, whether it is open, how to reach it. */
export function ShopEntry({ shop }: { readonly shop: Shop }) {
  return (
    <article className="flex h-full flex-col gap-4 rounded-lg bg-surface p-5 shadow-card">
      <div>
        <h2 className="text-h3">{shop.name}</h2>
        <p className="text-ink-soft">{shop.address.formatted}</p>
      </div>
      <OpeningList shop={shop} />
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <Link to={pagePaths.shop(shop.slug)} className={buttonStyle({ variant: 'soft' })}>
          {t.details}
        </Link>
        <a
          href={phoneHref(shop.phone)}
          className={buttonStyle({ variant: 'outline' })}
          aria-label={`${t.call} ${shop.name}`}
        >
          {t.call}
        </a>
        <a
          href={directionsTo(shop.position)}
          rel="noopener"
          className={buttonStyle({ variant: 'quiet', size: 'inline' }, 'max-sm:-ms-3')}
          aria-label={`${t.directions}: ${shop.name}`}
        >
          {t.directions}
        </a>
      </div>
    </article>
  );
}
