import { calendarDay, filters, oneOf, typedText } from '@zanga/browser/address/filters.ts';
import { modes } from '@zanga/domain/ordering/cart-parts';
import { deliveryStates } from '@zanga/domain/ordering/states';

/** Which orders are looked for, as the address says it. */
export const archiveParams = filters({
  cerca: typedText(100),
  dal: calendarDay,
  al: calendarDay,
  stato: oneOf(['open', ...deliveryStates]),
  pagamento: oneOf(['card', 'cash', 'till']),
  soldi: oneOf(['due', 'refunded', 'refund_failed']),
  modo: oneOf(modes),
});
export type ArchiveParams = ReturnType<typeof archiveParams>;

/** The same as the server is asked. */
export const soughtBy = (
  { cerca, dal, al, stato, pagamento, soldi, modo }: ArchiveParams,
  shop: string | undefined,
) => ({
  ...(cerca !== undefined && { search: cerca }),
  ...(dal !== undefined && { from: dal }),
  ...(al !== undefined && { to: al }),
  ...(stato !== undefined && { state: stato }),
  ...(pagamento !== undefined && { payment: pagamento }),
  ...(soldi !== undefined && { money: soldi }),
  ...(modo !== undefined && { mode: modo }),
  ...(shop !== undefined && { shop }),
});
