import { describe, expect, it } from 'vitest';
import { type WindowTools, waitForWindow } from './social-window.ts';

type Handover = Awaited<ReturnType<WindowTools['ask']>>;

const pending: Handover = { status: 'pending', network: null, access_token: null };
const failed: Handover = { status: 'failed', network: null, access_token: null };
const ready: Handover = { status: 'ready', network: 'facebook', access_token: 'zt_1' };

/** A window that answers one thing after the other and then the last for ever; closed from some ask on. */
const windowOf = (answers: readonly (Handover | Error)[], closedAfter = Number.POSITIVE_INFINITY) => {
  const slept: number[] = [];
  const calledOff = new AbortController();
  let asks = 0;
  const tools: WindowTools = {
    ask: async () => {
      const answer = answers[Math.min(asks, answers.length - 1)] ?? pending;
      asks += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
    },
    isClosed: () => asks >= closedAfter,
    signal: calledOff.signal,
  };
  return { tools, slept, calledOff, asks: () => asks };
};

describe('the window of a social network', () => {
  it('[LOG-13] is polled for its token once a second', async () => {
    const { tools, slept } = windowOf([pending, pending, ready]);
    await expect(waitForWindow(tools)).resolves.toEqual({ network: 'facebook', access_token: 'zt_1' });
    expect(slept).toEqual([1_000, 1_000, 1_000]);
  });

  it('brings no proof when the network refuses', async () => {
    const { tools, asks } = windowOf([pending, failed]);
    await expect(waitForWindow(tools)).resolves.toBeUndefined();
    expect(asks()).toBe(2);
  });

  it('is polled again after a lost call', async () => {
    const { tools } = windowOf([new TypeError('Failed to fetch'), ready]);
    await expect(waitForWindow(tools)).resolves.toMatchObject({ access_token: 'zt_1' });
  });

  it('waits a few seconds more after closing, because the proof may be arriving', async () => {
    const arriving = windowOf([pending, pending, ready], 1);
    await expect(waitForWindow(arriving.tools)).resolves.toMatchObject({ access_token: 'zt_1' });
    const gone = windowOf([pending], 3);
    await expect(waitForWindow(gone.tools)).resolves.toBeUndefined();
    expect(gone.asks()).toBe(3 + 4);
  });

  it('is given up after ten minutes, and at once when the person cancels', async () => {
    const slow = windowOf([pending]);
    await expect(waitForWindow(slow.tools)).resolves.toBeUndefined();
    expect(slow.asks()).toBe(600);
    const off = windowOf([ready]);
    off.calledOff.abort();
    await expect(waitForWindow(off.tools)).resolves.toBeUndefined();
    expect(off.asks()).toBe(0);
  });
});
