/** Extra parameters of every call, beside the stored ones: the cart sets the way and shop its prices are for. */
export const alsoSaid: { priced_for?: string | undefined } = {};
