import { brandOpening } from '@zanga/contract/brand/brand-opening';
import { demoToLookAt } from '@zanga/contract/brand/demo-to-look-at';
import type { OpeningFacts } from '@zanga/domain/brand/first-steps';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { DemoShop } from './demo-port.ts';
import { readDemoLoad } from './demo-queries.ts';
import { seeDemo, switchDemo } from './look-at-demo.ts';
import { openBrand, seeSteps } from './open-brand.ts';

type Tools = MountTools &
  Pick<OpeningFacts, 'cards' | 'reached'> & { readonly db: Db; readonly demo: DemoShop };

/** The steps from an empty database to an open shop. */
export const mountBrandOpening = (tools: Tools): void => {
  mount(tools, brandOpening, {
    'GET /api/backoffice/brand/steps': ({ call: { now } }) => seeSteps(tools, now),
    'PUT /api/backoffice/brand/open': ({ body, call: { session, now } }) =>
      openBrand(tools, { session, ...body }, now),
  });
  mount(tools, demoToLookAt, {
    'GET /api/backoffice/demo': async () => ({
      loaded_at: (await readDemoLoad(tools.db))?.toISOString() ?? null,
    }),
    'GET /api/backoffice/brand/demo': () => seeDemo(tools),
    'PUT /api/backoffice/brand/demo': ({ body, call: { session, now } }) =>
      switchDemo(tools, { session, ...body }, now),
  });
};
