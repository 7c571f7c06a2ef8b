import { expect, it, vi } from 'vitest';
import { secondTry } from './second-try.ts';

const pause = () => Promise.resolve();
const noLine = new TypeError('no line');

it('calls once when an answer comes', async () => {
  const ask = vi.fn().mockResolvedValue('code');
  await expect(secondTry(ask, pause)).resolves.toBe('code');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('calls again, after a pause, when the connection was lost', async () => {
  const done: string[] = [];
  const ask = vi.fn().mockRejectedValueOnce(noLine).mockResolvedValue('code');
  const asked = () => {
    done.push('ask');
    return ask();
  };
  await expect(secondTry(asked, async () => void done.push('pause'))).resolves.toBe('code');
  expect(done).toEqual(['ask', 'pause', 'ask']);
});

it('gives up after the second time', async () => {
  const ask = vi.fn().mockRejectedValue(noLine);
  await expect(secondTry(ask, pause)).rejects.toBe(noLine);
  expect(ask).toHaveBeenCalledTimes(2);
});
