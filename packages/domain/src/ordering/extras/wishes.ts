import type { Mode, PartKey } from '../cart-parts.ts';

/** Wishes beside the dishes; a cart and its order keep them among their notes. */
export type Wishes = {
  /** Fork, knife and napkin in the bag, only on request. */
  readonly cutlery: boolean;
  /** A note for the rider of this order. */
  readonly riderNote: string;
};

type Notes = Readonly<Record<string, string>>;

export const wishesOf = ({ cutlery, rider_note: riderNote = '' }: Notes): Wishes => ({
  cutlery: cutlery === 'yes',
  riderNote,
});

/** The notes of a cart with these wishes; an empty wish has no entry. */
export const notesWith = (notes: Notes, { cutlery, riderNote }: Wishes): Notes => {
  const { cutlery: _, rider_note: __, ...others } = notes;
  const word = riderNote.trim();
  return { ...others, ...(cutlery && { cutlery: 'yes' }), ...(word !== '' && { rider_note: word }) };
};

type Part = { readonly part: PartKey; readonly mode: Mode };

/** Whether the customer is asked about cutlery: not at a table, and not for goods and tickets. */
export const asksForCutlery = ({ part, mode }: Part): boolean =>
  part === 'food' && (mode === 'delivery' || mode === 'pickup');

/** The wishes for one part; null where they do not apply. */
export const wishesForPart = (notes: Notes, part: Part) => {
  const { cutlery, riderNote } = wishesOf(notes);
  return {
    cutlery: asksForCutlery(part) ? cutlery : null,
    rider_note: part.mode === 'delivery' && riderNote !== '' ? riderNote : null,
  };
};
