import { randomUUID } from 'node:crypto';
import { changes as contract } from '@zanga/contract/menu/changes';
import type { Config } from '../../config.ts';
import { makeStreamSeats } from '../../platform/http/limits/stream-seats.ts';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { PublicChanges } from '../../platform/live/public-changes.ts';

type Tools = MountTools & {
  readonly changes: PublicChanges;
  readonly config: Pick<Config, 'LIVE_STREAMS'>;
};

/** A school or an office may follow the shop behind one address; a page without a seat asks again later. */
const crowd = 10;

/** Tells open pages of changes in the shop. Their seats are counted apart, so that they take none from orders. */
export const mountChanges = (tools: Tools): void => {
  const seats = makeStreamSeats(tools.config.LIVE_STREAMS * crowd);
  const ofAddress = {
    take: ({ address }: { address: string }) => seats.take({ key: randomUUID(), address }),
  };
  mount({ ...tools, seats: ofAddress }, contract, { 'GET /api/changes': () => tools.changes.follow() });
};
