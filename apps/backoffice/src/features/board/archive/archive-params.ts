import { calendarDay, filters, listedShapes, someOf, typedText } from '@zanga/browser/address/filters.ts';
import { soughtMoney, soughtStates } from '@zanga/contract/ordering/order-office';
import { modes } from '@zanga/domain/ordering/cart-parts';

/** Which orders are looked for, as the address says it. */
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

/** The same as the server is asked. */
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
  // One shop that is chosen for the whole office goes before several of the list.
  ...(negozi !== undefined && { shop: negozi.join(',') }),
  ...(shop !== undefined && { shop }),
});
