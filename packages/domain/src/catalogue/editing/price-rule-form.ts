import type { ShopId } from '../../ids.ts';
import type { Cents } from '../../money.ts';
import { isPricedByPlace } from '../price/price-of.ts';
import type { Channel, ProductKind } from '../vocabulary.ts';

/** A price rule that staff edit; null means any. */
export type PriceRuleForm = {
  readonly price: Cents;
  readonly channel: Channel | null;
  readonly shop: ShopId | null;
  readonly from: string;
  readonly until: string | null;
  /** Minutes from midnight, past 1440 on the next day; no weekday means every day. */
  readonly hours: {
    readonly weekdays: readonly number[];
    readonly from: number;
    readonly to: number;
  } | null;
  readonly name: string;
};

type Problem = { readonly field: 'prices'; readonly text: string };

const dayMinutes = 1440;

/** Place and time of a rule: two rules with the same would hide each other. */
const keyOf = ({ channel, shop, from, until, hours }: PriceRuleForm): string =>
  JSON.stringify([channel, shop, Date.parse(from), until && Date.parse(until), hours]);

function* problemsOf(row: PriceRuleForm, kind: ProductKind): Generator<string> {
  const { channel, shop, from, until, hours, name } = row;
  if ((channel !== null || shop !== null) && !isPricedByPlace(kind))
    yield 'Il merchandising costa lo stesso ovunque: togli il negozio e il modo di comprarlo';
  if (channel === 'shipping') yield 'I piatti non si spediscono: scegli un altro modo';
  if (until !== null && Date.parse(until) <= Date.parse(from)) yield 'Un prezzo finisce prima di cominciare';
  if (hours !== null && (hours.to <= hours.from || hours.to - hours.from > dayMinutes))
    yield 'Una fascia finisce prima di cominciare, o dura più di un giorno';
  if (hours !== null && name.trim() === '')
    yield 'Dai un nome a ogni prezzo a orario, per esempio «Happy hour»: lo leggono i clienti';
}

/** Problems that prevent saving the price rules of a product. */
export function* priceRuleProblems(prices: readonly PriceRuleForm[], kind: ProductKind): Generator<Problem> {
  const texts = new Set(prices.flatMap((row) => [...problemsOf(row, kind)]));
  const keys = prices.map(keyOf);
  if (new Set(keys).size < keys.length)
    texts.add('Due prezzi valgono nello stesso posto e nello stesso tempo: tienine uno');
  for (const text of texts) yield { field: 'prices', text };
}
