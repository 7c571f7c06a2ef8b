/** Purpose of the pad: a change that needs a person, another person, or a shift. */
export type PadFor = 'change' | 'person' | 'shift';

export type PadQuestion = { readonly padFor: PadFor; readonly answer: (switched: boolean) => void };

const listeners = new Set<() => void>();
let asked: PadQuestion | undefined;
let givenUpAt = Number.NEGATIVE_INFINITY;

const tell = (next: PadQuestion | undefined) => {
  asked = next;
  for (const listener of listeners) listener();
};

export const subscribeAsked = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const readAsked = () => asked;

/** After closing the pad, a retry of the same press within this time does not open it again. */
const quietMs = 1_500;

let waiting: Promise<boolean> | undefined;

/** Opens the pad; true if a person switched on. Calls during the question share its answer. */
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

/** Like `fetch`; when the device needs a person it asks for the PIN, then repeats the call. */
export const fetchAsking: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.status !== 403) return answer;
  // A refusal without JSON is not ours and goes on to the caller.
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const needsSomebody =
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'device.who';
  if (!needsSomebody || !(await askWho('change'))) return answer;
  // Typing a PIN takes longer than the call's timeout.
  return fetch(input, { ...init, signal: null });
};
