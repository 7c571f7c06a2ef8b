import { Mode } from '@zanga/contract/ordering/carts';

export const columns = ['nuovi', 'preparazione', 'pronti', 'consegna', 'programmati'] as const;
export type Column = (typeof columns)[number];

/** Parameters of the board's address. */
export type BoardParams = {
  /** The column a phone shows. */
  readonly colonna?: Column;
  /** The order that is open, as `ord_…/food`. */
  readonly ordine?: string;
  /** Filters: the mode, and minutes until the promised time. */
  readonly modo?: Mode;
  readonly entro?: number;
  readonly finestra?: 'pausa' | 'tempi' | 'tavoli' | 'stampa';
};

export const boardParams = (raw: Readonly<Record<string, unknown>>): BoardParams => {
  const { ordine } = raw;
  const colonna = columns.find((column) => column === raw.colonna);
  const finestra = (['pausa', 'tempi', 'tavoli', 'stampa'] as const).find((name) => name === raw.finestra);
  const modo = Mode.options.find((mode) => mode === raw.modo);
  return {
    ...(colonna && { colonna }),
    ...(typeof ordine === 'string' && /^ord_\w{1,60}\/(food|goods)$/.test(ordine) && { ordine }),
    ...(finestra && { finestra }),
    ...(modo && { modo }),
    ...(Number(raw.entro) === 30 && { entro: 30 }),
  };
};
