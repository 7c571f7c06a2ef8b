import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseValkey } from '../../../adapters/valkey/choose-valkey.ts';
import { endServers, lacksValkey, startTestValkey, urlOf } from '../../../adapters/valkey/testing.ts';
import { readConfig } from '../../../config.ts';
import { makeLog } from '../../log.ts';
import { Buckets } from './buckets.ts';
import { shareBuckets } from './share-buckets.ts';

afterAll(endServers);

const patience = { timeout: 15_000, interval: 50 };
/** So slow that hardly a token comes back during a test. */
const allowed = { perMinute: 1, burst: 200 };

describe.skipIf(lacksValkey !== '')(`limits of several nodes${lacksValkey && `: ${lacksValkey}`}`, () => {
  it('are shared while Valkey answers, each node’s own while it does not, and shared again', async () => {
    const server = await startTestValkey();
    const open = async () => {
      const config = readConfig({ VALKEY_URL: urlOf(server) });
      const valkey = await chooseValkey(config, makeLog({ LOG_LEVEL: 'silent' }));
      if (!valkey) throw new Error('No Valkey is configured');
      onTestFinished(valkey.close);
      const buckets = shareBuckets(new Buckets(), { valkey, database: 'test' });
      return { valkey, take: (key: string) => buckets.take(key, allowed, Date.now()) === 0 };
    };
    const [one, other] = [await open(), await open()];
    const all = (key: string, { take }: typeof one) => {
      let count = 0;
      while (take(key)) count += 1;
      return count;
    };
    const up = (is: boolean) =>
      vi.waitFor(() => expect([one.valkey.isUp(), other.valkey.isUp()]).toEqual([is, is]), patience);
    /** Calls the other node lets through, one at a time, after the first has let all through. */
    const others = async (key: string) => {
      expect(all(key, one)).toBe(allowed.burst);
      let count = 0;
      await vi.waitFor(() => {
        const taken = other.take(key);
        count += taken ? 1 : 0;
        expect(taken).toBe(false);
      }, patience);
      return count;
    };
    await up(true);
    expect(await others('shared')).toBeLessThan(allowed.burst / 2);

    await server.kill();
    await up(false);
    expect([all('alone', one), all('alone', other)]).toEqual([allowed.burst, allowed.burst]);
    // A refused caller stays refused without Valkey, on both nodes.
    expect([one.take('shared'), other.take('shared')]).toEqual([false, false]);

    server.start();
    await up(true);
    expect(await others('shared again')).toBeLessThan(allowed.burst / 2);
    // A restarted, empty Valkey must not refill a bucket.
    expect(one.take('alone')).toBe(false);
  }, 40_000);
});
