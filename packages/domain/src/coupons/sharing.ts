/** Through how many hands a coupon may go after those that it was given to. */
export const mostHands = 3;

/** How long a link waits for somebody to open it. */
export const shareDays = 7;

export type SharedThing = {
  /** Whether its makers let it be given away. */
  readonly shareable: boolean;
  readonly hands: number;
  readonly until: Date | null;
  readonly used: boolean;
};

/** Whether a coupon can be given away, or why not, in words to be shown; null words where nobody would expect it. */
export type Shareability =
  | { readonly ok: true; readonly expiresAt: Date }
  | { readonly ok: false; readonly text: string | null };

/** A link holds for some days, and never longer than the coupon that it brings. */
export const shareability = ({ shareable, hands, until, used }: SharedThing, now: Date): Shareability => {
  if (used || (until !== null && until <= now)) return { ok: false, text: null };
  if (!shareable) return { ok: false, text: 'Questo coupon è solo per te' };
  if (hands >= mostHands)
    return { ok: false, text: `Questo coupon è già passato di mano ${mostHands} volte: usalo tu` };
  const inDays = new Date(now.getTime() + shareDays * 86_400_000);
  return { ok: true, expiresAt: until !== null && until < inDays ? until : inDays };
};
