import type { Brand } from '@zanga/contract/brand/brand';
import type { Shop } from '@zanga/contract/shops/shops';
import { pagePaths } from '../../base/navigation/page-paths.ts';

/** The brand and its restaurants as schema.org's, for search engines. */
export const homeFacts = (brand: Brand, shops: readonly Shop[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  legalName: brand.company.name,
  slogan: brand.tagline,
  description: brand.description,
  url: `${origin}/home`,
  telephone: brand.contacts.phone,
  email: brand.contacts.email,
  vatID: brand.company.vat_number,
  sameAs: brand.social_links.map(({ href }) => href),
  department: shops.map((shop) => ({
    '@type': 'Restaurant',
    name: shop.name,
    url: origin + pagePaths.shop(shop.slug),
    telephone: shop.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${shop.address.street} ${shop.address.number}`,
      postalCode: shop.address.zip,
      addressLocality: shop.address.city,
      addressCountry: 'IT',
    },
  })),
});
