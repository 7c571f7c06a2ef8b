const freshMs = 1_000;

/** Shares one query among all figures read at the same moment. */
export const sharedRead = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let asked: { readonly at: number; readonly answer: Promise<T> } | undefined;
  return () => {
    const at = performance.now();
    if (!asked || at - asked.at > freshMs) asked = { at, answer: read() };
    return asked.answer;
  };
};
