/** Open streams for each key: a person watches a few screens at most, and each stream lasts minutes. */
const perKey = 5;

type Streaming = {
  /** Proof of the viewer: a bearer token, or the key of a guest's order. */
  readonly key: string;
  readonly address: string;
};

export type StreamSeats = {
  /** Takes a seat and returns the function that frees it; undefined when all are taken. */
  readonly take: (streaming: Streaming) => (() => void) | undefined;
};

const counting = (most: number) => {
  const taken = new Map<string, number>();
  return {
    hasRoom: (name: string) => (taken.get(name) ?? 0) < most,
    change: (name: string, by: number) => {
      const count = (taken.get(name) ?? 0) + by;
      if (count > 0) taken.set(name, count);
      else taken.delete(name);
    },
  };
};

/** Limits the open streams of this process by key and by address. */
export const makeStreamSeats = (perAddress: number): StreamSeats => {
  const keys = counting(perKey);
  const addresses = counting(perAddress);
  const change = ({ key, address }: Streaming, by: number) => {
    keys.change(key, by);
    addresses.change(address, by);
  };
  return {
    take: (streaming) => {
      if (!keys.hasRoom(streaming.key) || !addresses.hasRoom(streaming.address)) return undefined;
      change(streaming, 1);
      let seated = true;
      return () => {
        if (seated) change(streaming, -1);
        seated = false;
      };
    },
  };
};
