import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchCode, MissingCode } from './fetch-code.ts';

/** Code whose first so many fetches fail. */
const failing = (times: number) => {
  const state = { asked: 0 };
  const load = () => {
    state.asked += 1;
    return state.asked > times ? Promise.resolve('code') : Promise.reject(new TypeError('no line'));
  };
  return { state, load };
};

const onLine = (value: boolean) => vi.stubGlobal('navigator', { onLine: value });

describe('code loaded on demand', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is requested once when it arrives', async () => {
    onLine(true);
    const { state, load } = failing(0);
    await expect(fetchCode(load)).resolves.toBe('code');
    expect(state.asked).toBe(1);
  });

  it('is requested again, after ever longer pauses, when the connection drops for a moment', async () => {
    onLine(true);
    const { state, load } = failing(2);
    const code = fetchCode(load);
    await vi.advanceTimersByTimeAsync(500);
    expect(state.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(state.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1_500);
    await expect(code).resolves.toBe('code');
  });

  it('counts as missing in the end, and the page says so', async () => {
    onLine(true);
    const { state, load } = failing(9);
    const missing = expect(fetchCode(load)).rejects.toBeInstanceOf(MissingCode);
    await vi.runAllTimersAsync();
    await missing;
    expect(state.asked).toBe(3);
  });

  it('counts as missing at once without a network', async () => {
    onLine(false);
    const { load } = failing(9);
    await expect(fetchCode(load)).rejects.toBeInstanceOf(MissingCode);
    expect(vi.getTimerCount()).toBe(0);
  });
});
