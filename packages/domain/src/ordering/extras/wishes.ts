import type { Mode, PartKey } from '../cart-parts.ts';

/** What somebody wishes beside the dishes; a cart and its order keep it among their notes. */
export type Wishes = {
  /** Fork, knife and napkin in the bag: only for who asks for them. */
  readonly cutlery: boolean;
  /** A word for whoever brings this one order. */
  readonly riderNote: string;
};

type Notes = Readonly<Record<string, string>>;

export const wishesOf = ({ cutlery, rider_note: riderNote = '' }: Notes): Wishes => ({
  cutlery: cutlery === 'yes',
  riderNote,
});

/** The notes of a cart with these wishes; what is not wished leaves no trace. */
export const notesWith = (notes: Notes, { cutlery, riderNote }: Wishes): Notes => {
  const { cutlery: _, rider_note: __, ...others } = notes;
  const word = riderNote.trim();
  return { ...others, ...(cutlery && { cutlery: 'yes' }), ...(word !== '' && { rider_note: word }) };
};

type Part = { readonly part: PartKey; readonly mode: Mode };

/** Whether cutlery is a question at all: not at the table, and not for what nobody eats. */
export const asksForCutlery = ({ part, mode }: Part): boolean =>
  part === 'food' && (mode === 'delivery' || mode === 'pickup');

/** The wishes as they concern one part; null where they do not. */
export const wishesForPart = (notes: Notes, part: Part) => {
  const { cutlery, riderNote } = wishesOf(notes);
  return {
    cutlery: asksForCutlery(part) ? cutlery : null,
    rider_note: part.mode === 'delivery' && riderNote !== '' ? riderNote : null,
  };
};
