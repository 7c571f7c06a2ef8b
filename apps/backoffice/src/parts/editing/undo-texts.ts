import { counted } from '@zanga/browser/format.ts';

type Undone = {
  readonly undone: number;
  readonly left: readonly { readonly name: string; readonly why: string }[];
};

export const undoTexts = {
  undo: 'Annulla la modifica',
  title: 'Annullo questa modifica?',
  line: 'I prodotti tornano com’erano prima. Quelli che qualcuno ha cambiato ancora restano come sono adesso.',
  keep: 'Lascia così',
  undone: ({ undone, left }: Undone) => {
    const done = counted(undone, 'prodotto è tornato com’era', 'prodotti sono tornati com’erano');
    if (left.length === 0) return done;
    const named = left.slice(0, 3).map(({ name }) => `«${name}»`);
    const others = left.length > 3 ? ` e altri ${left.length - 3}` : '';
    return `${done}. ${left.length === 1 ? 'Resta com’è' : 'Restano come sono'} ${named.join(', ')}${others}, cambiati ancora dopo.`;
  },
} as const;
