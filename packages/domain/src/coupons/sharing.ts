/** How many times a coupon may be passed on by customers. */
export const mostHands = 3;

/** Days a link waits to be opened. */
export const shareDays = 7;

export type SharedThing = {
  /** Whether the brand lets it be given away. */
  readonly shareable: boolean;
  readonly hands: number;
  readonly until: Date | null;
  readonly used: boolean;
};

/** Whether a coupon can be given away, or the reason in words; null words where no customer would expect it. */
export type Shareability =
  | { readonly ok: true; readonly expiresAt: Date }
  | { readonly ok: false; readonly text: string | null };

/** A link is valid for some days, and never longer than its coupon. */
export const shareability = ({ shareable, hands, until, used }: SharedThing, now: Date): Shareability => {
  if (used || (until !== null && until <= now)) return { ok: false, text: null };
  if (!shareable) return { ok: false, text: 'Questo coupon è solo per te' };
  if (hands >= mostHands)
    return { ok: false, text: `Questo coupon è già passato di mano ${mostHands} volte: usalo tu` };
  const inDays = new Date(now.getTime() + shareDays * 86_400_000);
  return { ok: true, expiresAt: until !== null && until < inDays ? until : inDays };
};
