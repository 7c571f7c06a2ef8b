const never = Array.from({ length: 7 }, () => []);
const hoursOfEva = { delivery: never, pickup: never, onshop: never, totem: never };
const slotsOfEva = { slot_minutes: 15, kitchen_minutes: 1, days_ahead: 1, pieces: 1, orders: 1 };
const shopOfEva = {
  ...{ name: 'Zanga di Eva', description: '', street: 'Via Etnea', number: '1', zip: '95131' },
  ...{
    city: 'Catania',
    province: 'CT',
    lat: 37.5,
    lng: 15.08,
    phone: '+39095123456',
    email: 'eva@example.it',
  },
  ...{ services: [], payments: ['card'], merchandise: false, published: false },
  ...{ pictures: [], logo: null },
};

/** Editing calls of a shop, tried by staff of another shop and of none. */
export const onShopForms = (shop: string) => ({
  'GET /api/backoffice/shops/:shop/form': { url: shop },
  'PUT /api/backoffice/shops/:shop/form': {
    url: shop,
    payload: { version: 'x', form: shopOfEva },
    by: 'manager' as const,
  },
  'GET /api/backoffice/shops/:shop/hours': { url: shop },
  'PUT /api/backoffice/shops/:shop/hours': {
    url: shop,
    payload: { version: 'x', form: { weeks: hoursOfEva, exceptions: [] } },
    by: 'manager' as const,
  },
  'GET /api/backoffice/shops/:shop/areas': { url: shop },
  'PUT /api/backoffice/shops/:shop/areas': {
    url: shop,
    payload: { version: 'x', form: { areas: [] } },
    by: 'manager' as const,
  },
  'GET /api/backoffice/shops/:shop/capacity': { url: shop },
  'PUT /api/backoffice/shops/:shop/capacity': {
    url: shop,
    payload: { version: 'x', form: { delivery: slotsOfEva, pickup: slotsOfEva } },
    by: 'manager' as const,
  },
});

const showOfEva = {
  ...{
    film: 'La notte di Eva',
    description: '',
    hall: 'Arena',
    starts_at: '2028-01-01T20:00:00Z',
    minutes: 90,
  },
  ...{ seats: 10, price: 0, prime_price: null, age_limit: null, category: 'cat_x' },
  ...{ option_groups: [], pictures: [] },
};

/** Editing calls of a show, tried by staff of another shop. */
export const onShowForm = ({ show, shop }: { readonly show: string; readonly shop: string }) => ({
  'GET /api/backoffice/cinema/shows/:show/form': { url: show },
  'PUT /api/backoffice/cinema/shows/:show/form': {
    url: show,
    payload: { version: 'x', form: { ...showOfEva, shop } },
    by: 'manager' as const,
  },
});
