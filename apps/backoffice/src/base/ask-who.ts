/** What the pad of a device is open for: a change that waits for somebody, another person, or a coming or going. */
export type PadFor = 'change' | 'person' | 'shift';

export type Asked = { readonly padFor: PadFor; readonly answer: (switched: boolean) => void };

const listeners = new Set<() => void>();
let asked: Asked | undefined;
let givenUpAt = Number.NEGATIVE_INFINITY;

const tell = (next: Asked | undefined) => {
  asked = next;
  for (const listener of listeners) listener();
};

export const subscribeAsked = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const readAsked = () => asked;

/** Who has just closed the question is not asked again by what was tried a second time for the same press. */
const quietMs = 1_500;

let waiting: Promise<boolean> | undefined;

/** Opens the pad; whether somebody switched on. What asks while it is open waits for the same answer. */
export const askWho = (padFor: PadFor): Promise<boolean> => {
  if (waiting) return waiting;
  if (padFor === 'change' && performance.now() - givenUpAt < quietMs) return Promise.resolve(false);
  waiting = new Promise((resolve) => {
    tell({
      padFor,
      answer: (switched) => {
        if (!switched) givenUpAt = performance.now();
        waiting = undefined;
        tell(undefined);
        resolve(switched);
      },
    });
  });
  return waiting;
};

/** Calls; where the device is asked who somebody is, so are they, and the call goes on as if nothing had been. */
export const fetchAsking: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== 403) return answer;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const needsSomebody =
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'device.who';
  if (!needsSomebody || !(await askWho('change'))) return answer;
  // Typing a PIN takes longer than a call is waited for.
  return fetch(input, { ...init, signal: null });
};
