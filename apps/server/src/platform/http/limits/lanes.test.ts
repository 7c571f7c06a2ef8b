import { describe, expect, it } from 'vitest';
import { Lanes } from './lanes.ts';
import { Rush } from './rush.ts';

const open = () => {
  const rush = new Rush();
  const lanes = new Lanes(4, 20, rush);
  /** Those who are inside, as what gives their place back. */
  const inside: (() => void)[] = [];
  const enter = (count: number, yields = true, key = 'somebody') => {
    const entering = Array.from({ length: count }, () => lanes.enter(key, yields));
    for (const one of entering) void one?.then((leave) => inside.push(leave));
    return entering.filter((one) => one === undefined).length;
  };
  const leave = (count: number) => {
    for (const go of inside.splice(0, count)) go();
  };
  return { rush, inside, enter, leave };
};

describe('what one caller asks for at once', () => {
  it('is worked on a few at a time, and turned away where even the line is full', async () => {
    const { inside, enter, leave } = open();
    expect(enter(30)).toBe(6);
    await expect.poll(() => inside.length).toBe(4);
    leave(2);
    await expect.poll(() => inside.length).toBe(4);
    enter(1, true, 'somebody else');
    await expect.poll(() => inside.length).toBe(5);
  });

  it('gives way while somebody orders, where it is more than a browser sends', async () => {
    const { rush, inside, enter, leave } = open();
    enter(15);
    await expect.poll(() => inside.length).toBe(4);
    const ordered = rush.begin();
    leave(3);
    // Three have left and nobody came after them.
    await new Promise((resolve) => setImmediate(resolve));
    expect(inside.length).toBe(1);
    leave(1);
    await expect.poll(() => inside.length).toBe(1);
    ordered();
    await expect.poll(() => rush.isOn).toBe(false);
    leave(1);
    await expect.poll(() => inside.length).toBe(4);
  });

  it('has all its places while somebody orders, where it is what a browser sends', async () => {
    const { rush, inside, enter, leave } = open();
    rush.begin();
    enter(8);
    await expect.poll(() => inside.length).toBe(4);
    leave(1);
    await expect.poll(() => inside.length).toBe(4);
  });

  it('has all its places where it is orders', async () => {
    const { rush, inside, enter, leave } = open();
    rush.begin();
    enter(20, false);
    await expect.poll(() => inside.length).toBe(4);
    leave(2);
    await expect.poll(() => inside.length).toBe(4);
  });
});
