import type { Engine } from './engine.ts';
import { choosing, type Found, looking, type SoughtThing } from './find.ts';

/** Whether the page may be scrolled to reach a thing. */
type Aside = 'scroll' | 'stay';

/** A machine may be slow; what has not come after this long does not come. */
const patienceMilliseconds = 180_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'cover' in value;

/** A visitor who presses at the position of a thing, as a finger does. */
export const visitorAt = (engine: Engine, origin: string) => {
  const until = async <T>(why: () => string, ask: () => Promise<T | undefined>): Promise<T> => {
    const end = Date.now() + patienceMilliseconds;
    for (;;) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      if (Date.now() > end) throw new Error(`${why()} (${String(await engine.read('location.href'))})`);
      await pause();
    }
  };

  const find = async (wanted: SoughtThing, aside: Aside): Promise<Found | undefined> => {
    const found = await engine.read(looking(wanted, aside));
    return isFound(found) ? found : undefined;
  };

  /** Waits until something is there and has come to rest. */
  const see = (wanted: SoughtThing, aside: Aside = 'scroll'): Promise<Found> => {
    let before: Found | undefined;
    const nothing = () => `There is no ${wanted.what} «${wanted.named}» that stays in its place`;
    return until(nothing, async () => {
      const found = await find(wanted, aside);
      const rests = found && before && found.x === before.x && found.y === before.y && found.width > 0;
      before = found;
      return rests ? found : undefined;
    });
  };

  /** The same for what one wants to press: nothing may lie over it. */
  const reach = (wanted: SoughtThing, aside: Aside): Promise<Found> => {
    let last: Found | undefined;
    const covered = () => `Over the ${wanted.what} «${wanted.named}» lies ${last?.cover}`;
    return until(covered, async () => {
      last = await see(wanted, aside);
      return last.cover === '' ? last : undefined;
    });
  };

  const press = async (what: SoughtThing['what'], named: string, aside: Aside = 'scroll') => {
    const { x, y } = await reach({ what, named }, aside);
    await engine.press(x, y);
  };

  const write = async (named: string, text: string) => {
    // Fields format typed digits: card numbers, telephones.
    const plain = (value: string) => value.replace(/\D/g, '') || value;
    await until(
      () => `«${text}» could not be written into ${named}`,
      async () => {
        // A page that comes alive meanwhile may take the focus, or what was typed: then it is typed again.
        await press('field', named);
        await engine.read('document.activeElement.select?.()');
        await engine.type(text);
        const { value } = await see({ what: 'field', named });
        return plain(value) === plain(text) ? true : undefined;
      },
    );
  };

  const choose = (label: string, option: string) =>
    until(
      () => `${option} cannot be chosen for ${label}`,
      async () => ((await engine.read(choosing(label, option))) === true ? true : undefined),
    );

  /** Opens a page and waits until its buttons do something. */
  const open = async (path: string) => {
    await engine.open(`${origin}${path}`);
    await until(
      () => `${path} did not come alive`,
      async () => ((await engine.read('localStorage.getItem("features")')) === null ? undefined : true),
    );
  };

  const isAt = (path: string) =>
    until(
      () => `Not at ${path}`,
      async () => (String(await engine.read('location.href')).includes(path) ? true : undefined),
    );

  return {
    ...{ see, press, write, choose, open, isAt, until },
    resize: engine.resize,
    read: engine.read,
  };
};

export type Visitor = ReturnType<typeof visitorAt>;
