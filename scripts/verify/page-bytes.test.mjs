import { client } from '@zanga/contract/wire/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtRenderer } from '../../apps/server/src/web/renderer.ts';
import { weighPage } from '../../bench/pages/weigh-page.ts';
import { inRoot } from '../setup/paths.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';

const id = (/** @type {string} */ kind, /** @type {number} */ at) =>
  `${kind}_${String(at).padStart(26, '0')}`;

const picture = (/** @type {number} */ at) => ({
  id: id('img', at),
  name: 'image-new',
  alt: `Il piatto numero ${at}, appena uscito dalla cucina`,
  width: 1024,
  height: 1024,
  color: `#d8e8${100 + at}`.slice(0, 7),
});

const category = (/** @type {number} */ at) => ({
  id: id('cat', at),
  slug: `categoria-${at}`,
  name: `Categoria ${at}`,
  description: `Una riga che dice che cosa si mangia nella categoria numero ${at}.`,
  promo: false,
  merchandise: false,
  position: at,
  images: [picture(1_000 + at), picture(2_000 + at)],
  parent: null,
  product_count: 60,
  unavailable_label: null,
});

/** As a real shop's dishes are: a sentence each, a mark on some, options on most. */
const product = (/** @type {number} */ at) => ({
  type: 'product',
  id: id('prd', at),
  slug: `un-piatto-della-casa-${at}`,
  name: `Un piatto della casa ${at}`,
  description: `Il piatto numero ${at}: melanzane, ricotta salata, basilico e una frase che lo racconta.`,
  kind: 'food',
  price: 900 + at,
  discount: null,
  prime_price: at % 3 === 0 ? 800 : null,
  inherited_unit_of_measure: null,
  unit_price: null,
  images: [picture(at)],
  categories: [{ id: id('cat', 0), slug: 'categoria-0', name: 'Categoria 0' }],
  rootCategory: { id: id('cat', 0), slug: 'categoria-0', name: 'Categoria 0' },
  labels: at % 2 === 0 ? ['vegetarian'] : [],
  allergens: { declared: true, contains: ['gluten', 'milk'], may_contain: at % 2 === 0 ? ['soy'] : ['eggs'] },
  frozen: false,
  age_limit: null,
  has_options: true,
  default_options: [id('cho', at % 5)],
  availability: { state: 'available', until: null, label: null },
  stock: null,
});

const categories = Array.from({ length: 24 }, (_, at) => category(at));

/** @type {Readonly<Record<string, unknown>>} */
const answers = {
  '/api/brands/1': {
    id: 1,
    name: 'Zanga',
    tagline: 'La Sicilia, calda calda',
    description: 'Sei cucine in sei città.',
    images: [picture(3_000)],
    categories,
    contacts: { phone: '+39 095 010 0100', email: 'ciao@zanga.example' },
    company: {
      name: 'Zanga',
      address: 'Catania',
      vat_number: '1',
      register: 'CT-1',
      certified_email: 'z@pec.example',
    },
    social_links: [],
    services: [],
  },
  '/api/check/app': {
    errors: [],
    features: [],
    socials: { login: { facebook: false, apple: false } },
    stores: { ios: null, android: null },
    home_path: '/home',
  },
  '/api/categories/categoria-0': { ...category(0), subcategories: [] },
  '/api/products?category=categoria-0&page=1': {
    data: Array.from({ length: 60 }, (_, at) => product(at)),
    meta: { total: 120, page: 1, paginate: 60, last_page: 2 },
  },
};

const api =
  /** @type {import('@zanga/contract/wire/client').Client<import('@zanga/contract/contract').Api>} */ (
    /** @type {unknown} */ (
      client({
        baseUrl: '',
        fetch: async (url) => {
          if (!(String(url) in answers)) throw new Error(`The page asked for ${url}`);
          return Response.json(answers[String(url)]);
        },
      })
    )
  );

describe('the page of a list of 60', () => {
  /** @type {ReturnType<typeof weighPage>} */
  let weight;

  beforeAll(async () => {
    await ensureWebBuilt();
    const { render } = await builtRenderer(inRoot('apps', 'storefront'));
    const { status, body } = await render(new Request('http://localhost/categoria-0'), api);
    expect(status).toBe(200);
    weight = weighPage(body);
  }, 300_000);

  it('has all its cards without scripts, also for search engines', () => {
    expect(weight.cards).toBe(60);
  });

  /** @type {readonly [keyof ReturnType<typeof weighPage>, number][]} */
  const limits = [
    ['markup KB', 76],
    ['state KB', 40],
    ['JSON-LD KB', 5],
    ['HTML KB', 120],
  ];

  it.each(limits)('weighs no more than it has to: %s at most %i', (part, most) => {
    // A part of nearly nothing would mean that the page was not understood.
    expect(weight[part]).toBeGreaterThan(3);
    expect(weight[part]).toBeLessThanOrEqual(most);
  });
});
