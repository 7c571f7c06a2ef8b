import fs from 'node:fs';

/** True under nohup: then a closed terminal must end nothing, and a handler of ours would undo that. */
export function ignoresHangUp() {
  try {
    const ignored = /^SigIgn:\s*([0-9a-f]+)/m.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1];
    return (BigInt(`0x${ignored ?? '0'}`) & 1n) === 1n;
  } catch {
    return false;
  }
}
