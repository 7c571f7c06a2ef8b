import { brandOpening } from '@zanga/contract/brand/brand-opening';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { openBrand, seeSteps } from './open-brand.ts';

type Tools = MountTools & {
  readonly db: Db;
  /** Whether anybody takes cards here. */
  readonly cards: boolean;
};

/** The way from an empty database to a shop that is open. */
export const mountBrandOpening = (tools: Tools): void =>
  mount(tools, brandOpening, {
    'GET /api/backoffice/brand/steps': ({ call: { now } }) => seeSteps(tools, now),
    'PUT /api/backoffice/brand/open': ({ body, call: { session, now } }) =>
      openBrand(tools, { session, ...body }, now),
  });
