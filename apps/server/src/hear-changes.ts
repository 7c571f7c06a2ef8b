import { givenId } from '@zanga/domain/ids';
import type { Accounts } from './modules/accounts/public.ts';
import { publicChange, searchChange } from './modules/catalogue/public-menu.ts';
import type { Pool } from './platform/database/connection.ts';
import { type Listener, type ListenTools, listen, type Notices } from './platform/database/listen.ts';
import type { OpenStreams } from './platform/http/open-streams.ts';
import type { ReadyResponses } from './platform/http/ready-responses.ts';
import { jobsChannel } from './platform/job-queue/due-jobs.ts';
import type { Jobs } from './platform/jobs.ts';
import type { LiveEvents } from './platform/live/live-events.ts';
import type { PublicChanges } from './platform/live/public-changes.ts';
import type { Metrics } from './platform/metrics.ts';
import { tellValkey } from './platform/valkey/tell-valkey.ts';
import type { TellingTools } from './platform/valkey/telling.ts';
import { toldByOne } from './platform/valkey/told-by-one.ts';

type Trusting = { readonly trust: () => void; readonly distrust: () => void };

/** Everything that remembers data of the database. */
export type Keepers = {
  readonly ready: ReadyResponses;
  readonly catalogue: {
    readonly visible: Trusting & { readonly change: (name: string) => void };
    readonly shops: Trusting & { readonly drop: () => void };
    readonly counts: Trusting & { readonly drop: () => void };
  };
  readonly live: LiveEvents;
  readonly changes: Pick<PublicChanges, 'hear'>;
  readonly jobs: Pick<Jobs, 'hear'>;
  readonly streams: OpenStreams;
  readonly accounts: Pick<Accounts, 'sessions'>;
  readonly time: {
    readonly now: () => Date;
    readonly hear: (aheadMs: number) => void;
    readonly read: () => Promise<unknown>;
  };
};

type HearingTools = ListenTools & {
  readonly pool: Pool;
  readonly metrics: Metrics;
  /** Valkey through which one node may listen for all. */
  readonly valkey: Omit<TellingTools, 'announce'> | undefined;
};

type OfThePublic = Pick<Keepers, 'ready' | 'changes'> & {
  readonly catalogue: Keepers['catalogue'];
};

/** Handles a change of public data. */
const hearPublic = ({ ready, catalogue: { visible, shops, counts }, changes }: OfThePublic, tag: string) => {
  const changed = publicChange(tag);
  if (changed !== undefined) visible.change(changed);
  if (tag === '' || tag === 'sellers') shops.drop();
  if (tag === '' || tag === 'counts') counts.drop();
  ready.change(tag);
  changes.hear(tag);
};

/** Handlers of announcements, and of the loss of the listening connection. */
const noticesFor = (
  { pool, metrics }: HearingTools,
  { ready, catalogue, live, changes, jobs, streams, accounts: { sessions }, time }: Keepers,
): Notices => ({
  on: {
    public_data: (tag) => hearPublic({ ready, catalogue, changes }, tag),
    search_data: (product) => {
      catalogue.visible.change(searchChange(product));
      ready.change('search');
    },
    sessions: (payload) => {
      const userId = givenId('usr', payload);
      sessions.hear(userId);
      streams.hear(userId);
    },
    live: (topic) => live.hear(topic),
    [jobsChannel]: (kind) => jobs.hear(kind),
    clock: (aheadMs) => {
      time.hear(Number(aheadMs));
      ready.drop();
    },
  },
  onConnected: () => {
    metrics.databaseUp(true);
    void time.read().catch(() => undefined); // Cut off again: the next connection reads it.
    live.missed();
    changes.hear('');
    for (const kept of [catalogue.visible, catalogue.shops, catalogue.counts, ready, sessions]) kept.trust();
    streams.hear('*');
  },
  onLost: (why) => {
    if (why !== 'untold') metrics.databaseUp(false);
    for (const kept of [catalogue.visible, catalogue.shops, catalogue.counts]) kept.distrust();
    ready.distrust(time.now());
    sessions.distrust();
    // The other connections lead to the same host.
    if (why === 'silent') pool.drop('all', 'the database gives no sign of life');
    if (why === 'closed') pool.drop('idle', 'the database has closed another one');
  },
});

/** Drops kept data at each change, and keeps none while changes cannot be heard. */
export const hearChanges = (tools: HearingTools, keepers: Keepers): Listener => {
  const notices = noticesFor(tools, keepers);
  if (!tools.valkey) return listen(tools, notices);
  const listener = toldByOne({ ...tools.valkey, announce: tools.announce }, notices, (own) =>
    listen(tools, own),
  );
  tellValkey(tools.metrics, tools.valkey.valkey, listener.heardFrom);
  return listener;
};
