/** Id of the page's order in its address. */
export type OrderParams = { readonly ordine?: string };

export const orderParams = ({ ordine }: Readonly<Record<string, unknown>>): OrderParams =>
  typeof ordine === 'string' && /^ord_\w{1,60}$/.test(ordine) ? { ordine } : {};
