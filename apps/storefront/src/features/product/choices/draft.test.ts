import { asId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { dishOf } from '../../../parts/dish/dish.ts';
import { ingredient, optionChoice, options, productDetail } from '../../../parts/dish/product-testing.ts';
import { draftPrice, lineOf, lostChoices, piecesAllowed, startDraft } from './draft.ts';

const size = options(
  'dimensione',
  [1, 1],
  [
    optionChoice('normale', { selected: true }),
    optionChoice('gigante', { price_delta: cents(400) }),
    optionChoice('baby', { price_delta: cents(-150) }),
  ],
);
const pizza = productDetail({ price: cents(950), prime_price: cents(850), options: [size] });
const gigante = [asId('cho', 'cho_gigante')];

describe('the draft of a product’s screen', () => {
  it('[API-32] starts from the dish’s default choices that are available', () => {
    expect(startDraft(pizza)).toEqual({ chosen: ['cho_normale'], without: [], qty: 1, notes: '' });
    const gone = options('pane', [1, 1], [optionChoice('sesamo', { selected: true, sold_out: true })]);
    expect(startDraft(productDetail({ options: [gone] })).chosen).toEqual([]);
  });

  it('[API-32] never starts with more than a group allows', () => {
    const many = options(
      'salse',
      [0, 1],
      [optionChoice('maionese', { selected: true }), optionChoice('ketchup', { selected: true })],
    );
    expect(startDraft(productDetail({ options: [many] })).chosen).toEqual(['cho_maionese']);
  });

  it('[API-38] starts from a line of the cart, and names its choices that are no longer available', () => {
    const sauces = options(
      'salse',
      [0, 3],
      [optionChoice('maionese', { selected: true }), optionChoice('ketchup', { sold_out: true })],
    );
    const dish = productDetail({ options: [size, sauces] });
    const line = {
      product: 'pizza-norma',
      options: ['cho_gigante', 'cho_ketchup', 'cho_tartara'],
      qty: 3,
      notes: 'ben cotta',
    };
    expect(startDraft(dish, line)).toEqual({
      chosen: ['cho_gigante'],
      without: [],
      qty: 3,
      notes: 'ben cotta',
    });
    expect(lostChoices(dish, line)).toEqual({ soldOut: ['ketchup'], gone: 1, kept: [] });
    expect(lostChoices(dish, { ...line, options: ['cho_gigante'] })).toEqual({
      soldOut: [],
      gone: 0,
      kept: [],
    });
  });

  it('[API-38] starts from a line’s removals and portions, as far as still possible', () => {
    const extras = options('aggiunte', [0, 3], [optionChoice('bufala'), optionChoice('rucola')], 2);
    const made_of = [ingredient('pomodoro', false), ingredient('basilico'), ingredient('cipolla')];
    const dish = productDetail({ options: [extras], made_of });
    const line = {
      product: 'pizza-norma',
      options: ['cho_bufala', 'cho_bufala', 'cho_bufala', 'cho_rucola'],
      without: ['ing_pomodoro', 'ing_cipolla', 'ing_capperi'],
      qty: 1,
      notes: '',
    };
    expect(startDraft(dish, line)).toMatchObject({
      chosen: ['cho_bufala', 'cho_bufala', 'cho_rucola'],
      without: ['ing_cipolla'],
    });
    expect(lostChoices(dish, line)).toEqual({ soldOut: [], gone: 0, kept: ['pomodoro'] });
  });

  it('[API-32] costs its choices, times the pieces', () => {
    expect(draftPrice(dishOf(pizza), { chosen: gigante, qty: 2 }).total).toBe(2700);
    expect(draftPrice(dishOf(pizza), { chosen: [asId('cho', 'cho_baby')], qty: 1 }).total).toBe(800);
  });

  it('[PRM-13] gives a member’s price and saving, options at full price', () => {
    expect(draftPrice(dishOf(pizza), { chosen: gigante, qty: 3 }).prime).toEqual({
      total: 3750,
      saving: 300,
    });
  });

  it('[PRM-13] costs a member the members’ price', () => {
    expect(draftPrice(dishOf(pizza), { chosen: gigante, qty: 3 }, true)).toMatchObject({
      total: 3750,
      own: true,
    });
    const reduced = productDetail({ price: cents(800), prime_price: cents(850) });
    expect(draftPrice(dishOf(reduced), { chosen: [], qty: 1 }, true)).toMatchObject({
      total: 800,
      own: false,
    });
  });

  it('[PRM-13] costs a member who has paid the members’ price while Prime is switched off', () => {
    const kept = productDetail({ price: cents(950), member_price: cents(850) });
    expect(draftPrice(dishOf(kept), { chosen: [], qty: 1 }, true)).toMatchObject({ total: 850, own: true });
    expect(draftPrice(dishOf(kept), { chosen: [], qty: 1 })).toMatchObject({ total: 950, own: false });
  });

  it('[PRM-13] shows no members’ price that is not below the usual one', () => {
    const reduced = productDetail({ price: cents(800), prime_price: cents(850) });
    expect(draftPrice(dishOf(reduced), { chosen: [], qty: 1 }).prime).toBeNull();
  });

  it('allows no more pieces than the stock', () => {
    expect(piecesAllowed({ stock: 3 })).toBe(3);
    expect(piecesAllowed({ stock: null })).toBe(99);
    expect(piecesAllowed({ stock: 0 })).toBe(1);
  });

  it('[API-38] becomes a line of intent: product, options, pieces, notes, and no price', () => {
    expect(lineOf('pizza-norma', { chosen: gigante, without: [], qty: 2, notes: '  ben cotta ' })).toEqual({
      product: 'pizza-norma',
      options: ['cho_gigante'],
      qty: 2,
      notes: 'ben cotta',
    });
  });

  it('[API-38] costs every portion, and no less for an ingredient left out', () => {
    const extras = options('aggiunte', [0, 3], [optionChoice('bufala', { price_delta: cents(250) })], 2);
    const bufala = asId('cho', 'cho_bufala');
    expect(
      draftPrice(dishOf(productDetail({ options: [extras] })), { chosen: [bufala, bufala], qty: 2 }).total,
    ).toBe(2900);
    expect(lineOf('pizza-norma', { chosen: [], without: ['ing_cipolla'], qty: 1, notes: '' })).toMatchObject({
      without: ['ing_cipolla'],
    });
  });
});
