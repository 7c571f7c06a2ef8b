/** Seconds in which the scanning person can undo a use: the customer is still at the till. */
export const undoSeconds = 300;

/** Days in which a manager can undo it: people come back to complain. */
export const undoDays = 30;

/** A use: by whom, when, and whether it was undone. */
export type PastUse = {
  readonly at: Date;
  readonly by: string | null;
  readonly undoneAt: Date | null;
};

export type Undoability =
  | { readonly ok: true; readonly already: boolean }
  | { readonly ok: false; readonly text: string };

const no = (text: string): Undoability => ({ ok: false, text });

/** Whether a use can be undone: for minutes by the scanning person, for days by a manager, and once. */
export const undoability = (
  use: PastUse | null,
  { person, manager }: { readonly person: string; readonly manager: boolean },
  now: Date,
): Undoability => {
  if (!use) return no('Questo codice non è stato usato');
  if (use.by !== person && !manager) return no('Può annullarlo solo chi l’ha letto, o chi dirige il negozio');
  if (use.undoneAt) return { ok: true, already: true };
  const gone = now.getTime() - use.at.getTime();
  if (!manager && gone >= undoSeconds * 1000)
    return no(
      `Chi ha letto un codice lo annulla entro ${undoSeconds / 60} minuti: ora può chi dirige il negozio`,
    );
  if (gone >= undoDays * 86_400_000)
    return no(`Un uso si può annullare entro ${undoDays} giorni: sono passati`);
  return { ok: true, already: false };
};
