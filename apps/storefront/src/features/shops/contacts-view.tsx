import type { Brand } from '@zanga/contract/brand/brand';
import type { Shop } from '@zanga/contract/shops/shops';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import { phoneHref } from '../../parts/shops/contact-links.ts';
import { ReachSection } from './reach-section.tsx';
import { ShopEntry } from './shop-entry.tsx';
import { ShopsMap } from './shops-map.tsx';
import { shopsTexts as t } from './shops-texts.ts';

function Company({ brand }: { readonly brand: Brand }) {
  const { company } = brand;
  const facts = [
    [t.vat, company.vat_number],
    [t.register, company.register],
    [t.certified, company.certified_email],
  ] as const;
  return (
    <section aria-labelledby="company" className="rounded-lg bg-sunken p-6">
      <h2 id="company" className="text-h3">
        {t.company}
      </h2>
      <p className="pt-2 font-semibold">{company.name}</p>
      <p className="text-ink-soft">{company.address}</p>
      <dl className="grid gap-x-6 gap-y-1 pt-3 text-small sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function WriteToUs({ brand }: { readonly brand: Brand }) {
  return (
    <section aria-labelledby="write" className="flex flex-col gap-4 rounded-lg bg-lemon-wash p-6">
      <div>
        <h2 id="write" className="text-h3">
          {t.write}
        </h2>
        <p>{t.writeLine}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <a href={`mailto:${brand.contacts.email}`} className={buttonStyle({ variant: 'outline' })}>
          {brand.contacts.email}
        </a>
        <a href={phoneHref(brand.contacts.phone)} className={buttonStyle({ variant: 'outline' })}>
          {brand.contacts.phone}
        </a>
      </div>
    </section>
  );
}

/** Contacts of the brand and of each shop. */
export function ContactsView({
  shops,
  brand,
}: {
  readonly shops: readonly Shop[];
  readonly brand: Brand | undefined;
}) {
  return (
    <div className="mx-auto max-w-[88rem] px-4 py-8 md:px-8 md:py-14">
      <div className="grid items-center gap-8 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <h1 className="text-h1">{t.title}</h1>
          <p className="max-w-xl text-ink-soft text-lead">{t.lead}</p>
        </div>
        <ShopsMap shops={shops} />
      </div>
      <ReachSection />
      <ul className="grid gap-4 pt-8 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopEntry shop={shop} />
          </li>
        ))}
      </ul>
      {brand && (
        <div className="grid gap-4 pt-10 md:grid-cols-2 md:gap-6">
          <WriteToUs brand={brand} />
          <Company brand={brand} />
        </div>
      )}
    </div>
  );
}
