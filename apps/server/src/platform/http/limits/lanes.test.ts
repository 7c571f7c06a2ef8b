import { describe, expect, it } from 'vitest';
import { Company } from './company.ts';
import { type LaneName, Lanes, type Visit } from './lanes.ts';
import { ThreadTime } from './thread-time.ts';

/** Opens lanes of four places and a line of twenty, with a clock of the thread that the test moves. */
const open = ({ factor = 1 } = {}) => {
  const use = { worked: 0, idle: 0 };
  const thread = new ThreadTime(() => ({ ...use }));
  // The clock stands still until `othersLeave`, so that callers stay in company.
  let at = 0;
  const company = new Company(() => at);
  const lanes = new Lanes({ places: 4, line: 20, factor, company, thread });
  /** Running calls. */
  const inside: Visit[] = [];
  const enter = (count: number, { name = 'work', group = 'ada', weight = 1 }: Partial<Calls> = {}) => {
    company.arrive(group);
    const entering = Array.from({ length: count }, () => lanes.enter(name, group, weight));
    for (const one of entering) void one?.then((visit) => inside.push(visit));
    return entering.filter((one) => one === undefined).length;
  };
  const leave = (count = 1) => {
    for (const visit of inside.splice(0, count)) visit.leave();
  };
  const others = () => company.arrive('others');
  const othersLeave = () => {
    at += 10_000;
  };
  /** Lets one call take that much of the thread alone. */
  const take = async (ms: number, calls: Partial<Calls> = {}) => {
    others();
    enter(1, calls);
    await settled();
    use.worked += ms;
    leave(inside.length);
  };
  return { use, inside, enter, leave, others, othersLeave, take };
};

type Calls = { readonly name: LaneName; readonly group: string; readonly weight: number };

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('many calls at once from one address', () => {
  it('run a few at a time, and are refused when even the line is full', async () => {
    const { inside, enter, leave } = open();
    expect(enter(30)).toBe(6);
    await expect.poll(() => inside.length).toBe(4);
    leave(2);
    await expect.poll(() => inside.length).toBe(4);
    enter(1, { group: 'bea' });
    await expect.poll(() => inside.length).toBe(5);
  });

  it('are not held up by calls waiting in another lane', async () => {
    const { inside, enter } = open();
    enter(20);
    enter(1, { name: 'order' });
    enter(1, { name: 'light' });
    await expect.poll(() => inside.length).toBe(6);
  });
});

describe('an address that takes much of the processor', () => {
  it.each<LaneName>(['work', 'order'])(
    'rests until its time is paid back, while others are active: %s',
    async (name) => {
      const { use, inside, enter, others, take } = open();
      await take(600, { name });
      others();
      enter(1, { name });
      await settled();
      expect(inside).toHaveLength(0);
      // 100 ms too many are paid back by 800 ms of the thread.
      use.worked += 700;
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(inside).toHaveLength(0);
      use.worked += 110;
      await expect.poll(() => inside.length).toBe(1);
    },
  );

  it('pays with idle time, too', async () => {
    const { use, inside, enter, others, take } = open();
    await take(600);
    enter(1);
    others();
    use.idle += 810;
    await expect.poll(() => inside.length).toBe(1);
  });

  it('does not rest while it is an office of sixty that orders within three minutes', async () => {
    const { use, inside, enter, others, leave } = open();
    for (let second = 0; second < 180; second += 1) {
      others();
      enter(1);
      await settled();
      expect(inside).toHaveLength(1);
      // 165 ms of the thread for each person, four times the way from a cart to its paid order (bench:paid-order).
      use.worked += 55;
      leave();
      use.idle += 945;
    }
  });

  it('also rests for others whose calls take long', async () => {
    const { inside, enter, take, othersLeave } = open();
    enter(1, { group: 'bea' });
    await settled();
    const [slow] = inside.splice(0);
    // Half of it belongs to the other call.
    await take(1_400);
    othersLeave();
    enter(1);
    await settled();
    expect(inside).toHaveLength(0);
    slow?.leave();
    await expect.poll(() => inside.length).toBe(1);
  });

  it('goes on once the other addresses are gone', async () => {
    const { inside, enter, take, othersLeave } = open();
    await take(10_000);
    othersLeave();
    enter(4);
    await settled();
    expect(inside).toHaveLength(4);
  });

  it('owes nothing for processor time used while alone', async () => {
    const { use, inside, enter, leave, others } = open();
    enter(1);
    await settled();
    use.worked += 10_000;
    leave();
    others();
    enter(4);
    await settled();
    expect(inside).toHaveLength(4);
  });

  it('runs one call at a time once half of its share is used', async () => {
    const { inside, enter, leave, others, take } = open();
    await take(300);
    others();
    enter(4);
    await settled();
    expect(inside).toHaveLength(1);
    leave();
    await settled();
    expect(inside).toHaveLength(1);
  });

  it('still gets its static files', async () => {
    const { inside, enter, others, take } = open();
    await take(10_000);
    others();
    enter(4, { name: 'light' });
    await settled();
    expect(inside).toHaveLength(4);
  });

  it('slows no other address down', async () => {
    const { inside, enter, take } = open();
    await take(10_000);
    enter(4, { group: 'bea' });
    await settled();
    expect(inside).toHaveLength(4);
  });

  it('gets as much as the settings allow', async () => {
    const { use, inside, enter, others, take } = open({ factor: 100 });
    await take(600);
    use.worked += 10;
    others();
    enter(4);
    await settled();
    expect(inside).toHaveLength(1);
  });
});

describe('the time of the thread', () => {
  it('is divided among the running calls by their weights', () => {
    const use = { worked: 0, idle: 0 };
    const thread = new ThreadTime(() => ({ ...use }));
    const cart = thread.begin(1);
    use.worked += 10;
    const page = thread.begin(3);
    use.worked += 40;
    cart.grow(2);
    use.worked += 60;
    expect(page.end()).toBe(60);
    use.worked += 5;
    expect(cart.end()).toBe(10 + 10 + 30 + 5);
    expect(cart.end()).toBe(55);
  });
});
