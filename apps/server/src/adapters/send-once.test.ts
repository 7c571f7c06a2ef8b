import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { sent } from './delivery.ts';
import { sendOnce } from './send-once.ts';

const app = await makeTestApp();
const once = sendOnce({ db: app.db, clock: () => app.now.at }, 'sms');
const later = (seconds: number) => {
  app.now.at = new Date(app.now.at.getTime() + seconds * 1_000);
};

describe('sending once', () => {
  it('lets one of many simultaneous tries through', async () => {
    let sends = 0;
    const send = async () => {
      sends += 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      return sent;
    };
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => once('race', send)));
    expect(sends).toBe(1);
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    expect(await once('race', send)).toEqual(sent);
    expect(sends).toBe(1);
  });

  it('lets the next try begin at once after a failure', async () => {
    await expect(once('failed', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
    expect(await once('failed', async () => sent)).toEqual(sent);
  });

  it('takes over from a process that died while sending, but not before it must be dead', async () => {
    await app.db
      .insertInto('sent_messages')
      .values({ channel: 'sms', key: 'died', claimed_at: app.now.at })
      .execute();
    await expect(once('died', async () => sent)).rejects.toThrow('being sent already');
    later(59);
    await expect(once('died', async () => sent)).rejects.toThrow('being sent already');
    later(2);
    expect(await once('died', async () => sent)).toEqual(sent);
  });

  it('never takes over a sent message, however old', async () => {
    await once('old', async () => sent);
    later(86_400);
    const again = once('old', () => Promise.reject(new Error('sent twice')));
    expect(await again).toEqual(sent);
  });

  it('keeps channels apart: a mail and a text may share a key', async () => {
    const mail = sendOnce({ db: app.db, clock: () => app.now.at }, 'email');
    await once('both', async () => sent);
    let sends = 0;
    await mail('both', async () => {
      sends += 1;
      return sent;
    });
    expect(sends).toBe(1);
  });

  it('returns a refusal unchanged', async () => {
    const refusal = { outcome: 'refused', reason: 'gateway 422' } as const;
    expect(await once('refused', async () => refusal)).toEqual(refusal);
  });
});
