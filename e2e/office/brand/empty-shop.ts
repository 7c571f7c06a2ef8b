import { randomBytes } from 'node:crypto';
import { startAnother } from '../../support/another-server.ts';
import { newDataFolder, throwAway } from '../../support/data-folder.ts';

const key = () => randomBytes(48).toString('base64');

/** A real shop, by the rules of one: taken on is only what a machine that tests cannot have. */
export const emptyShop = () =>
  startAnother({
    ...throwAway,
    ...{ NODE_ENV: 'production', PRODUCTION_ALLOWS: 'origin,http,sandbox' },
    ...{ SIGNING_KEY: key(), GUEST_ORDERS_KEY: key(), ALTCHA_HMAC_KEY: key() },
    ...{ DATA_DIR: newDataFolder(), SEED_DEMO: 'false', PREWARM_PICTURES: '0' },
  });
