import { calendarDay, filters, listedShapes, someOf, typedText } from '@zanga/browser/address/filters.ts';
import { soughtMoney, soughtStates } from '@zanga/contract/ordering/order-office';
import { modes } from '@zanga/domain/ordering/cart-parts';

/** Filters in the address. */
export const archiveParams = filters({
  cerca: typedText(100),
  dal: calendarDay,
  al: calendarDay,
  stato: someOf(soughtStates),
  pagamento: someOf(['card', 'cash', 'till']),
  soldi: someOf(soughtMoney),
  modo: someOf(modes),
  negozi: listedShapes(/^(shp_\w{1,60}|shipping)$/, 50),
});
export type ArchiveParams = ReturnType<typeof archiveParams>;

/** Filters as the API takes them. */
export const soughtBy = (
  { cerca, dal, al, stato, pagamento, soldi, modo, negozi }: ArchiveParams,
  shop: string | undefined,
) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(dal !== undefined && { from: dal }),
  ...(al !== undefined && { to: al }),
  ...(stato !== undefined && { state: stato.join(',') }),
  ...(pagamento !== undefined && { payment: pagamento.join(',') }),
  ...(soldi !== undefined && { money: soldi.join(',') }),
  ...(modo !== undefined && { mode: modo.join(',') }),
  // The office's shop switch wins over shops in the filter.
  ...(negozi !== undefined && { shop: negozi.join(',') }),
  ...(shop !== undefined && { shop }),
});
