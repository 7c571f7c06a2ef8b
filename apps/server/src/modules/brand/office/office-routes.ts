import { brandOffice } from '@zanga/contract/brand/brand-office';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { readRetention } from '../../../platform/retention/sweep.ts';
import type { Payments } from '../../payments/public.ts';
import { editBrand, seeBrand } from './edit-brand.ts';
import { installationOf } from './installation.ts';
import { retentionOf } from './retention-of.ts';

type Tools = MountTools & {
  readonly db: Db;
  readonly config: Config;
  readonly payments: Pick<Payments, 'takesCards'>;
};

/** The brand's form for its owners, and the settings of the installation. */
export const mountBrandOffice = (tools: Tools): void => {
  const { db, brandId, config } = tools;
  mount(tools, brandOffice, {
    'GET /api/backoffice/brand': () => seeBrand(db, brandId),
    'PUT /api/backoffice/brand': ({ body, call: { session, now } }) =>
      editBrand(tools, { session, ...body }, now),
    'GET /api/backoffice/brand/installation': async () => ({ data: installationOf(config) }),
    'GET /api/backoffice/brand/retention': async ({ call: { now } }) => ({
      data: retentionOf(await readRetention(db, now)),
    }),
  });
};
