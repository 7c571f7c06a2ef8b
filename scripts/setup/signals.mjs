import fs from 'node:fs';

/** True under nohup: then a closed terminal must end nothing, and a handler of ours would undo that. */
export const ignoresHangUp = () => {
  try {
    const ignored = /^SigIgn:\s*([0-9a-f]+)/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
    return (BigInt(`0x${ignored ?? '0'}`) & 1n) === 1n;
  } catch {
    return false;
  }
};

/**
 * A Ctrl-C reaches this process twice: from the terminal, and from npm, which hands on what it gets. The server takes a
 * second signal as "do not wait", so a repeat within a second is dropped before anybody hears it.
 */
export const hearSignalsOnce = () => {
  const emit = process.emit.bind(process);
  let last = Number.NEGATIVE_INFINITY;
  /** @type {(name: string, ...rest: unknown[]) => boolean} */
  const emitOnce = (name, ...rest) => {
    if (name === 'SIGINT' || name === 'SIGTERM') {
      const before = last;
      last = performance.now();
      if (last - before < 1_000) return true;
    }
    return Reflect.apply(emit, process, [name, ...rest]);
  };
  Object.assign(process, { emit: emitOnce });
};
