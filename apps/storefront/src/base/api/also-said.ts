/** What every call says beside what is stored on the device; whoever knows the cart says for what it is priced. */
export const alsoSaid: { priced_for?: string | undefined } = {};
