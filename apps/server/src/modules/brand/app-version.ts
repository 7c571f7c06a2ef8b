const partsOf = (version: string) => version.split('.').map(Number);

/** Whether one version comes before another, such as `1.9` before `1.10`; missing parts are zero. */
export const isOlder = (version: string, than: string): boolean => {
  const [parts, others] = [partsOf(version), partsOf(than)];
  const length = Math.max(parts.length, others.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (parts[at] ?? 0) - (others[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
