import type { Drawn } from './definition-queries.ts';

/** Why a drawn code cannot be used any more; null while it can. */
export const whyDrawnGone = ({ withdrawn, use }: Drawn): string | null => {
  if (use)
    return use.waitingFor === null
      ? 'Questo codice è già stato usato'
      : 'Questo codice è in un ordine che aspetta il pagamento';
  return withdrawn ? 'Questo codice è stato ritirato: non vale più' : null;
};
