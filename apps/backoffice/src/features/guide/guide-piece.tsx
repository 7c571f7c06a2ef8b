import type { Piece } from './guide-page.ts';
import { pictures } from './pictures.ts';

/** A piece of a page of the guide. */
export function GuidePiece({ piece }: { readonly piece: Piece }) {
  if (typeof piece === 'string') return <p>{piece}</p>;
  if ('heading' in piece)
    return <h2 className="pt-2 font-semibold font-text text-body tracking-normal">{piece.heading}</h2>;
  if ('steps' in piece)
    return (
      <ol className="flex list-decimal flex-col gap-1.5 ps-6">
        {piece.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    );
  if ('list' in piece)
    return (
      <ul className="flex list-disc flex-col gap-1.5 ps-6">
        {piece.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ('note' in piece) return <p className="rounded-md bg-sunken p-4 text-small">{piece.note}</p>;
  return (
    <img
      src={pictures[piece.picture]}
      alt={piece.shows}
      loading="lazy"
      className="aspect-8/5 w-full rounded-md border border-line object-cover object-top"
    />
  );
}
