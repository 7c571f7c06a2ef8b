import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = Date.parse('2026-11-28T12:00:00Z');

/** A database whose answers take time, and a machine with a clock to set. */
const openWorld = async () => {
  const world = { elapsed: 0, machineAhead: 0, wayMs: 0, away: false };
  const databaseMs = () => start + world.elapsed;
  const query = async () => {
    if (world.away) throw new Error('away');
    world.elapsed += world.wayMs / 2;
    const now = new Date(databaseMs());
    world.elapsed += world.wayMs / 2;
    return { rows: [{ now }] };
  };
  const clock = await openDatabaseClock({
    // The only query of the clock.
    pool: { query: query as never },
    own: () => new Date(databaseMs() + world.machineAhead),
    stopwatch: () => world.elapsed,
  });
  const minute = async () => {
    world.elapsed += 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
  };
  return { world, clock, minute, off: () => clock.now().getTime() - databaseMs() };
};

it('is the database’s time, also in the moment in which the machine’s clock is set', async () => {
  const { world, clock, off } = await openWorld();
  expect(off()).toBe(0);
  world.machineAhead = 25 * 60_000;
  world.elapsed += 1_000;
  expect(off()).toBe(0);
  clock.close();
});

it('reports each minute the machine’s lead, and none while the database is away', async () => {
  const { world, clock, minute, off } = await openWorld();
  expect(clock.aheadMs()).toBe(0);
  world.machineAhead = -4_000;
  await minute();
  expect(clock.aheadMs()).toBe(-4_000);
  world.away = true;
  await minute();
  expect(clock.aheadMs()).toBeUndefined();
  expect(off()).toBe(0);
  clock.close();
});

it('dates an answer by half of its travel time, and ignores one that only travelled longer', async () => {
  const { world, clock, minute, off } = await openWorld();
  world.wayMs = 800;
  await minute();
  expect([clock.aheadMs(), off()]).toEqual([0, 0]);
  clock.close();
});
