/** How long what was used by mistake can be taken back: as long as its person still stands at the till. */
export const undoSeconds = 300;

/** A use as far as it matters who did it and what became of it. */
export type PastUse = {
  readonly at: Date;
  readonly by: string | null;
  readonly undoneAt: Date | null;
};

export type Undoability =
  | { readonly ok: true; readonly already: boolean }
  | { readonly ok: false; readonly text: string };

const no = (text: string): Undoability => ({ ok: false, text });

/** Whether a use can be taken back: by who did it or by who directs, soon, once; asked again it is taken back already. */
export const undoability = (
  use: PastUse | null,
  { person, manager }: { readonly person: string; readonly manager: boolean },
  now: Date,
): Undoability => {
  if (!use) return no('Questo codice non è stato usato');
  if (use.by !== person && !manager) return no('Può annullarlo solo chi l’ha letto, o chi dirige il negozio');
  if (use.undoneAt) return { ok: true, already: true };
  if (now.getTime() >= use.at.getTime() + undoSeconds * 1000)
    return no(`Un uso si può annullare entro ${undoSeconds / 60} minuti: sono passati`);
  return { ok: true, already: false };
};
