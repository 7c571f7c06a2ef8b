import { Link } from '@tanstack/react-router';
import type { Brand } from '@zanga/contract/brand/brand';
import type { ReactNode } from 'react';
import { useBrand } from '../../base/api/brand.ts';
import { pagePaths } from '../../base/navigation/page-paths.ts';
import { BrandLogo } from '../../base/pictures/brand-logo.tsx';
import { categoryLink } from '../../parts/catalogue/category-link.ts';
import { linkTexts as t } from './link-texts.ts';
import { infoLinks } from './nav-links.ts';

/** For readers without scripts: which functions work and which do not. */
function NoScripts() {
  return (
    <noscript>
      <p className="fixed inset-x-0 bottom-(--bottom-bar-height) z-40 bg-lemon px-4 py-3 text-center font-semibold text-on-lemon text-small">
        {t.noScripts}
      </p>
    </noscript>
  );
}

const link = 'line-link';

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-h4">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** Company facts and legal texts that the law requires at the foot of each page. */
function Company({ company }: { readonly company: Brand['company'] }) {
  return (
    <div className="page border-on-majolica/25 border-t py-6 text-caption text-on-majolica/85">
      <p>{t.companyLine(company.name, company.address, company.vat_number)}</p>
      <p>{t.registerLine(company.register, company.certified_email)}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={pagePaths.content('terms')} className={link}>
          {t.terms}
        </Link>
        <Link to={pagePaths.content('accessibility')} className={link}>
          {t.accessibility}
        </Link>
      </p>
    </div>
  );
}

/** Contacts and social links of the brand, as far as set. */
function Reach({ brand: { contacts, social_links: links } }: { readonly brand: Brand }) {
  return (
    <Column title={t.reach}>
      {contacts.phone && (
        <li>
          <a href={`tel:${contacts.phone.replace(/\s/g, '')}`} className={link}>
            {contacts.phone}
          </a>
        </li>
      )}
      {contacts.email && (
        <li>
          <a href={`mailto:${contacts.email}`} className={link}>
            {contacts.email}
          </a>
        </li>
      )}
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} rel="noopener" className={link}>
            {name}
          </a>
        </li>
      ))}
    </Column>
  );
}

/** Footer: seller, contacts and legal pages. */
export default function Footer() {
  const brand = useBrand();
  return (
    <footer className="drawn-near mt-16 bg-majolica pb-(--bottom-bar-height) text-on-majolica [--about:67.8rem] md:[--about:64rem] lg:[--about:34.3rem]">
      <div className="majolica h-12 opacity-55 [--tile:3rem]" aria-hidden="true" />
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr] lg:gap-x-8">
        <div className="col-span-full lg:col-span-1">
          <BrandLogo plain className="h-12 w-auto" />
          {brand && <p className="mt-4 max-w-md lg:max-w-xs text-on-majolica/85">{brand.description}</p>}
        </div>
        {brand && (
          <Column title={t.menu}>
            {brand.categories.slice(0, 6).map(({ id, slug, name }) => (
              <li key={id}>
                <Link {...categoryLink(slug)} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </Column>
        )}
        <Column title={t.help}>
          {infoLinks.map(({ to, text }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {text}
              </Link>
            </li>
          ))}
        </Column>
        {brand && <Reach brand={brand} />}
      </div>
      {brand && <Company company={brand.company} />}
      <NoScripts />
    </footer>
  );
}
