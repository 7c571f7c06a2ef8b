import type { Ready } from '../platform/http/ready-responses.ts';

/** About a hundred pages are made from these; an answer is read again when it is wanted after that. */
const most = 200;

/** What is shared by pages that know nothing of each other must not be written to by any of them. */
const freeze = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
};

/** An answer that has been read already. */
class Read extends Response {
  readonly #value: unknown;

  constructor(value: unknown) {
    super(null);
    this.#value = value;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#value);
  }
}

/**
 * Gives kept answers as what they say, each read from its bytes once for all pages that are made from it. Since it is the
 * same object every time, what was made of it before is found by it too: drawn cards, packed state.
 */
export const makeAnswerReader = () => {
  const values = new Map<Ready, unknown>();
  return (ready: Ready): Response => {
    const value = values.get(ready) ?? freeze(JSON.parse(ready.plain.toString()));
    values.delete(ready);
    // What was asked for last stands last.
    values.set(ready, value);
    const [first] = values.keys();
    if (values.size > most && first) values.delete(first);
    return new Read(value);
  };
};
