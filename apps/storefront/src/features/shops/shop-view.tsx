import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import { localDate } from '@zanga/domain/time';
import { formatLocalDate, formatMinute } from '@zanga/domain/time-format';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { useNames } from '../../base/api/names.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { CataloguePicture } from '../../base/pictures/catalogue-picture.tsx';
import { RatingLine } from '../../parts/reviews/rating-line.tsx';
import ReviewsSection from '../../parts/reviews/reviews-section.tsx';
import { directionsTo, phoneHref } from '../../parts/shops/contact-links.ts';
import { pickupAt } from '../../parts/where/where-of.ts';
import { HoursTable } from './hours-table.tsx';
import { OrderHere } from './order-here.tsx';
import { OpeningList } from './shop-entry.tsx';
import { shopsTexts as t } from './shops-texts.ts';

function Exceptions({ shop }: { readonly shop: ShopDetail }) {
  if (shop.exceptions.length === 0) return null;
  return (
    <section aria-labelledby="exceptions">
      <h2 id="exceptions" className="text-h3">
        {t.exceptions}
      </h2>
      <ul className="pt-2">
        {shop.exceptions.map(({ date, service, intervals, reason }) => (
          <li
            key={`${date}-${service}`}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 text-small"
          >
            <span>
              <strong>{formatLocalDate(localDate(date))}</strong> {reason}
              {service && ` · ${t.services[service]}`}
            </span>
            <span className="tabular-nums">
              {intervals.length === 0
                ? t.closed
                : intervals
                    .map(({ opens, closes }) => `${formatMinute(opens)}–${formatMinute(closes)}`)
                    .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Delivery({ areas }: { readonly areas: ShopDetail['delivery_areas'] }) {
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="delivery">
      <h2 id="delivery" className="text-h3">
        {t.delivery}
      </h2>
      <ul className="grid gap-3 pt-3 sm:grid-cols-2">
        {areas.map((area) => (
          <li key={area.name} className="rounded-md bg-surface p-4 shadow-card">
            <strong className="font-display text-h4">{area.name}</strong>
            <dl className="grid grid-cols-[1fr_auto] gap-y-1 pt-2 text-small">
              <dt className="text-ink-soft">{t.fee}</dt>
              <dd className="text-end">
                {area.fee === 0 ? t.free : money(area.fee)}
                {area.fee > 0 && area.free_over !== null && ` · ${t.freeOver(money(area.free_over))}`}
              </dd>
              <dt className="text-ink-soft">{t.minimum}</dt>
              <dd className="text-end">{money(area.minimum)}</dd>
            </dl>
            <p className="pt-1 text-caption text-ink-soft">{t.lead_minutes(area.lead_minutes)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Main actions: order here, call, get directions. */
function Ways({ shop }: { readonly shop: ShopDetail }) {
  return (
    <div className="flex flex-wrap gap-2">
      {shop.services.includes('pickup') ? (
        <OrderHere where={pickupAt(shop)} text={t.order} />
      ) : (
        <Link to="/home" hash="menu" className={buttonStyle()}>
          {t.menu}
        </Link>
      )}
      <a href={phoneHref(shop.phone)} className={buttonStyle({ variant: 'outline' })}>
        {t.call} {shop.phone}
      </a>
      <a href={directionsTo(shop.position)} rel="noopener" className={buttonStyle({ variant: 'outline' })}>
        {t.directions}
      </a>
    </div>
  );
}

/** One shop: opening, hours of the week, delivery areas, directions. */
export function ShopView({ shop }: { readonly shop: ShopDetail }) {
  const names = useNames();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-8 px-4 py-8 md:px-8 md:py-14">
      <header className="grid gap-6 md:grid-cols-[3fr_2fr] md:items-center md:gap-10">
        <div className="flex flex-col gap-4">
          <Link
            to={pagePaths.contacts}
            className="inline-flex min-h-11 items-center self-start font-semibold text-small text-tomato-ink underline underline-offset-4"
          >
            {t.allShops}
          </Link>
          <h1 className="text-h1">{shop.name}</h1>
          <p className="text-lead">{shop.address.formatted}</p>
          <RatingLine reviewed={{ shop: shop.slug }} />
          {shop.description && <p className="max-w-2xl text-ink-soft">{shop.description}</p>}
          {shop.merchandise && <p className="text-small">{t.soldHere(names)}.</p>}
          <Ways shop={shop} />
        </div>
        {shop.images.length > 0 && (
          <CataloguePicture
            images={shop.images}
            shape="wide"
            widths={[320, 480, 640, 960]}
            sizes="(width < 48rem) 92vw, (width < 64rem) 38vw, 24rem"
            eager
            decorative
            className="-order-1 aspect-video w-full rounded-lg md:order-none"
          />
        )}
      </header>
      <div className="max-w-md rounded-lg bg-surface p-5 shadow-card">
        <OpeningList shop={shop} />
      </div>
      <section aria-labelledby="hours">
        <h2 id="hours" className="pb-3 text-h3">
          {t.hours}
        </h2>
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {shop.hours.map((hours) => (
            <HoursTable key={hours.service} {...hours} />
          ))}
        </div>
      </section>
      <Exceptions shop={shop} />
      <Delivery areas={shop.delivery_areas} />
      <ReviewsSection reviewed={{ shop: shop.slug }} anchor="recensioni" />
    </div>
  );
}
