import type { Rating } from '@zanga/contract/menu/reviews';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import { ratingFacts } from '../../parts/reviews/rating-facts.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Past midnight the clock begins again: search engines read `26:00` as nonsense. */
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

type ShopDataSource = { readonly brand: string; readonly url: string; readonly rating: Rating | undefined };

/** A shop as schema.org's Restaurant. */
export const shopData = (shop: ShopDetail, { brand, url, rating }: ShopDataSource) => {
  const { street, number, zip, city, province } = shop.address;
  const service = shop.hours.find((hours) => hours.service === 'onshop') ?? shop.hours[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: shop.name,
    url,
    telephone: shop.phone,
    email: shop.email,
    ...ratingFacts(rating),
    servesCuisine: 'Siciliana',
    parentOrganization: { '@type': 'Organization', name: brand },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street} ${number}`,
      postalCode: zip,
      addressLocality: city,
      addressRegion: province,
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.position.lat, longitude: shop.position.lng },
    openingHoursSpecification: (service?.week ?? []).flatMap((intervals, day) =>
      intervals.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: clock(opens),
        closes: clock(closes),
      })),
    ),
  };
};
