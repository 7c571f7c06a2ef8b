import { describe, expect, it } from 'vitest';
import { cents } from '../money.ts';
import type { CartFacts, LineFacts, LineOnSale, PartFacts } from './cart-facts.ts';
import { cartIssues } from './cart-issues.ts';

const now = new Date('2026-06-15T10:00:00Z');
const inRome = (time: string) => new Date(`2026-06-15T${time}+02:00`);

const onSale = (given: Partial<LineOnSale> = {}): LineOnSale => ({
  availability: { state: 'available' },
  stock: null,
  choices: { ok: true },
  unit: cents(850),
  ageLimit: null,
  ...given,
});
const line = (given: Partial<LineFacts> = {}): LineFacts => ({
  id: 'lin_a',
  part: 'food',
  product: 'prd_norma',
  name: 'Norma',
  qty: 1,
  seen: cents(850),
  sale: onSale(),
  ...given,
});
const part = (given: Partial<PartFacts> = {}): PartFacts => ({
  part: 'food',
  mode: 'delivery',
  chosen: true,
  hasShop: true,
  hasAddress: true,
  table: null,
  minimum: cents(0),
  missing: cents(0),
  whyNot: null,
  ...given,
});
const tell = (given: Partial<CartFacts>) =>
  cartIssues({ lines: [line()], parts: [part()], couponRefusal: null, now, ...given });
const texts = (given: Partial<CartFacts>) => tell(given).map(({ text }) => text);
const spaced = (text: string) => text.replaceAll(' €', '\u00a0€');

describe('[API-38] issues of a cart', () => {
  it('are none where all its dishes are available', () => expect(tell({})).toEqual([]));

  it('tell an empty cart', () => {
    expect(tell({ lines: [], parts: [] })).toEqual([
      { code: 'nothing_to_order', text: 'Il carrello è vuoto', blocking: true, item: null, part: null },
    ]);
  });

  it.each([
    ['product_gone', null, '«Norma» non è più in vendita'],
    [
      'product_sold_out',
      { availability: { state: 'sold_out', until: inRome('19:00') } },
      '«Norma»: esaurito, torna alle 19:00',
    ],
    [
      'product_not_now',
      { availability: { state: 'not_now', availableFrom: inRome('18:30') } },
      '«Norma»: disponibile dalle 18:30',
    ],
    [
      'product_not_here',
      { availability: { state: 'not_here', because: 'channel', channel: 'delivery' } },
      '«Norma»: non disponibile a domicilio',
    ],
  ] as const)('is %s, of its line', (code, sale, text) => {
    const [issue, ...others] = tell({ lines: [line({ sale: sale && onSale(sale) })] });
    expect(issue).toEqual({ code, text, blocking: true, item: 'lin_a', part: 'food' });
    expect(others).toEqual([]);
  });

  it('count the pieces of a product over all its lines', () => {
    const lines = ['lin_a', 'lin_b'].map((id) => line({ id, qty: 2, sale: onSale({ stock: 3 }) }));
    expect(texts({ lines })).toEqual(Array(2).fill('Di «Norma» restano 3 pezzi: riduci la quantità'));
    expect(texts({ lines: [line({ qty: 2, sale: onSale({ stock: 1 }) })] })).toEqual([
      'Di «Norma» resta 1 pezzo: riduci la quantità',
    ]);
    expect(tell({ lines: [line({ qty: 3, sale: onSale({ stock: 3 }) })] })).toEqual([]);
  });

  it('say why a dish cannot be made as chosen', () => {
    const problem = {
      group: null,
      code: 'unknown_choice',
      text: 'Una delle scelte non è più disponibile',
    } as const;
    const other = { ...problem, text: '«Bufala» al momento non è disponibile' };
    const sale = onSale({ choices: { ok: false, problems: [problem, other] } });
    expect(texts({ lines: [line({ sale })] })).toEqual([
      '«Norma»: una delle scelte non è più disponibile; «Bufala» al momento non è disponibile',
    ]);
  });

  it('announce a price that rose with the old and the new, and let it be ordered', () => {
    const [issue] = tell({ lines: [line({ sale: onSale({ unit: cents(900) }) })] });
    expect(issue).toMatchObject({ code: 'price_changed', blocking: false });
    expect(issue?.text).toBe(spaced('«Norma» ora costa 9,00 € invece di 8,50 €'));
    expect(tell({ lines: [line({ seen: null })] })).toEqual([]);
  });

  it('tell a price that fell as good news, not as a warning', () => {
    const [issue] = tell({ lines: [line({ sale: onSale({ unit: cents(700) }) })] });
    expect(issue).toMatchObject({ code: 'price_fell', blocking: false });
    expect(issue?.text).toBe(spaced('Buona notizia: «Norma» ora costa 7,00 € invece di 8,50 €'));
  });

  it('tell the amount missing to the minimum', () => {
    expect(texts({ parts: [part({ minimum: cents(1500), missing: cents(350) })] })).toEqual([
      spaced('Mancano 3,50 € al minimo di 15,00 €'),
    ]);
  });

  it.each([
    [
      { chosen: false, hasShop: false, hasAddress: false },
      'Scrivi dove te lo portiamo, oppure scegli il ritiro',
    ],
    [{ hasShop: false }, 'Scegli il negozio che consegna'],
    [{ mode: 'pickup', hasShop: false, hasAddress: false }, 'Scegli il negozio dove ritirare'],
    [{ hasAddress: false }, 'Scrivi dove consegnare'],
    [{ part: 'goods', mode: 'shipping', hasShop: false, hasAddress: false }, 'Scrivi dove spedire'],
    [{ mode: 'onshop', hasAddress: false }, 'Inquadra il codice del tavolo'],
    [{ whyNot: { code: 'closed', opensAt: inRome('19:00') } }, 'Chiuso: apre alle 19:00'],
    [{ whyNot: { code: 'slot_gone' } }, 'L’orario scelto non è più libero: scegline un altro'],
  ] as const)('is what a part still needs: %o', (facts, text) => {
    expect(texts({ parts: [part(facts)] })).toEqual([text]);
  });

  it('ask for the address once, though the shop misses it too', () => {
    const parts = [part({ hasAddress: false, whyNot: { code: 'address_missing' } })];
    expect(tell({ parts }).map(({ code }) => code)).toEqual(['address_missing']);
  });

  it('tell a closed shop from a paused one', () => {
    const codes = (whyNot: PartFacts['whyNot']) =>
      tell({ parts: [part({ whyNot })] }).map(({ code }) => code);
    expect(codes({ code: 'closed', opensAt: null })).toEqual(['shop_closed']);
    expect(codes({ code: 'paused', until: inRome('13:00') })).toEqual(['shop_paused']);
    expect(codes({ code: 'too_far', areas: ['Centro'] })).toEqual(['too_far']);
  });

  it('warn of the highest age once, and block nothing', () => {
    const wine = line({ id: 'lin_b', name: 'Nero d’Avola', sale: onSale({ ageLimit: 18 }) });
    expect(tell({ lines: [line(), wine] })).toEqual([
      {
        code: 'age_check',
        text: 'Per «Nero d’Avola» devi avere almeno 18 anni: te lo chiederemo alla conferma',
        blocking: false,
        item: null,
        part: null,
      },
    ]);
    const grappa = line({ id: 'lin_c', name: 'Grappa', sale: onSale({ ageLimit: 21 }) });
    expect(texts({ lines: [wine, grappa] })).toEqual([
      'Per alcuni prodotti devi avere almeno 21 anni: te lo chiederemo alla conferma',
    ]);
  });

  it('pass on why a coupon has no effect', () => {
    expect(tell({ couponRefusal: 'Questo coupon è scaduto' })).toMatchObject([
      { code: 'coupon_refused', text: 'Questo coupon è scaduto', blocking: false },
    ]);
  });
});
