import type { BoardOrder } from '@zanga/contract/ordering/board';
import { asId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('__SERVICE__', '');
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { querySelector: () => null, documentElement: { dataset: {} } });
const { BagLabel, Lines } = await import('./slip.tsx');
const { OrderItems } = await import('../order/order-items.tsx');

const norma: BoardOrder['items'][number] = {
  ...{
    id: asId('lin', 'lin_1'),
    qty: 2,
    refunded_qty: 0,
    name: 'Norma',
    total: cents(1_700),
    age_limit: null,
  },
  ...{ options: [], unusual: [], without: [], withdrawn: false, added: false },
  notes: 'Sono allergica al sedano',
  allergens: { declared: true, contains: ['gluten'], may_contain: [], text: 'Contiene: glutine' },
};
const back = { ...norma, id: asId('lin', 'lin_2'), name: 'Arancino', refunded_qty: 2 };
const order = {
  number: 'A-017',
  reference: 'ZNG-1',
  name: 'Ada Rossi',
  rider_note: null,
  items: [norma, back],
};

describe('an allergy and what each dish declares', () => {
  it('stand on the label of the bag, for the dishes that are in it', () => {
    const label = renderToStaticMarkup(<BagLabel order={order} />);
    expect(label).toMatch(
      /ATTENZIONE: ALLERGIA.*Norma.*Contiene: glutine.*ticket-frame.*allergica al sedano/,
    );
    expect(label).not.toContain('Arancino');
  });

  it('stand on the slip, line by line', () => {
    const slip = renderToStaticMarkup(<Lines order={order} items={[norma]} />);
    expect(slip).toMatch(/Norma.*Contiene: glutine.*ticket-frame.*allergica al sedano/);
  });

  it('stand in a frame on the card of the board, where other notes have none', () => {
    const card = (notes: string) => renderToStaticMarkup(<OrderItems items={[{ ...norma, notes }]} />);
    expect(card(norma.notes)).toMatch(/border-tomato.*allergica al sedano/);
    expect(card('Ben cotta')).toContain('Ben cotta');
    expect(card('Ben cotta')).not.toContain('border-tomato');
  });
});
