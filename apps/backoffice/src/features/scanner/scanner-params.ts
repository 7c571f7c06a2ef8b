/** Where a manager stands, as the address says; a worker stands in their own shop. */
export const scannerParams = ({
  negozio,
}: Readonly<Record<string, unknown>>): { readonly negozio?: string } =>
  typeof negozio === 'string' && /^shp_\w{1,60}$/.test(negozio) ? { negozio } : {};
