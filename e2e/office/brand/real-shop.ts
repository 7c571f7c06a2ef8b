import { randomBytes } from 'node:crypto';

const key = () => randomBytes(48).toString('base64');

/** Settings of an empty, real shop, by the rules of one; it may lack only what a machine that tests cannot have. */
export const realShop = () => ({
  ...{ NODE_ENV: 'production', PRODUCTION_ALLOWS: 'origin,http,sandbox', SEED_DEMO: 'false' },
  ...{ SIGNING_KEY: key(), GUEST_ORDERS_KEY: key(), ALTCHA_HMAC_KEY: key() },
});
