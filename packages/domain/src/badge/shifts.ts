export type Stamp = {
  readonly kind: 'in' | 'out';
  readonly at: Date;
  readonly shop: string | null;
};

export type Shift = {
  readonly in: Date | null;
  readonly out: Date | null;
  readonly shop: string | null;
};

/** A shift that was not ended within this time was forgotten: the next stamp begins another. */
const longestShiftMs = 16 * 3_600_000;

const belongs = (came: Stamp, went: Stamp): boolean =>
  came.kind === 'in' && went.kind === 'out' && went.at.getTime() - came.at.getTime() < longestShiftMs;

/** Stamps, oldest first, as the shifts they make, newest first; what nobody scanned is left open. */
export const shiftsOf = (stamps: readonly Stamp[]): readonly Shift[] => {
  const shifts: Shift[] = [];
  for (let at = 0; at < stamps.length; at += 1) {
    const stamp = stamps[at];
    const next = stamps[at + 1];
    if (!stamp) continue;
    if (next && belongs(stamp, next)) {
      shifts.push({ in: stamp.at, out: next.at, shop: stamp.shop ?? next.shop });
      at += 1;
    } else {
      const came = stamp.kind === 'in';
      shifts.push({ in: came ? stamp.at : null, out: came ? null : stamp.at, shop: stamp.shop });
    }
  }
  return shifts.toReversed();
};

/** Whether somebody is at work, by their last stamp. */
export const isPresent = (last: Pick<Stamp, 'kind' | 'at'> | undefined, now: Date): boolean =>
  last?.kind === 'in' && now.getTime() - last.at.getTime() < longestShiftMs;
