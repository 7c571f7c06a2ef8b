import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockError, hearTime, serviceNow, watchTime } from './service-time.ts';

const day = 86_400_000;
const answered = (at: number) =>
  hearTime(new Response(null, { headers: { date: new Date(at).toUTCString() } }));
const near = (at: number) => expect(Math.abs(serviceNow().getTime() - at)).toBeLessThan(2_000);

describe('the time of the shop', () => {
  afterEach(() => answered(Date.now()));

  it.each([
    ['a day ahead', -day],
    ['a day behind', day],
  ])('is right on a device that is %s', (_, apart) => {
    answered(Date.now() + apart);
    near(Date.now() + apart);
  });

  it('is the device’s own if the two nearly agree, or before the first answer', () => {
    answered(Date.now() + 60_000);
    expect(clockError()).toBe(0);
    hearTime(new Response(null));
    hearTime(new Response(null, { headers: { date: 'yesterday' } }));
    expect(clockError()).toBe(0);
  });

  it('is announced when the device’s clock turns out wrong, and when it is right again', () => {
    const heard = vi.fn();
    const leave = watchTime(heard);
    answered(Date.now() + day);
    answered(Date.now() + day + 1_000);
    expect(heard).toHaveBeenCalledTimes(1);
    answered(Date.now());
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    answered(Date.now() + day);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
