import type { ReactNode } from 'react';

const turns = Array.from({ length: 20 }, (_, step) => step * 18);

/** Painted for every theme alike: a plate does not change colour at night. */
const paint = { glaze: '#fffaf0', cobalt: '#1e4b8e', sun: '#f2b91d', leaf: '#2b6639' };

/** A majolica plate seen from above, with food in the middle. */
export function Plate({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative aspect-square">
      <svg viewBox="0 0 400 400" className="absolute inset-0 size-full drop-shadow-xl" aria-hidden="true">
        <circle cx="200" cy="200" r="200" fill={paint.glaze} />
        <circle cx="200" cy="200" r="193" fill="none" stroke={paint.cobalt} strokeWidth="5" />
        <circle cx="200" cy="200" r="185" fill="none" stroke={paint.sun} strokeWidth="5" />
        {turns.map((turn) => (
          <g key={turn} transform={`rotate(${turn} 200 200)`}>
            <path fill={paint.cobalt} d="M200 20C213 30 214 44 200 58C186 44 187 30 200 20Z" />
            <circle cx="200" cy="39" r="4.5" fill={paint.sun} />
            <path
              fill={paint.leaf}
              d="M228.5 26C236 33 236 43 228 53C221 43 221 33 228.5 26Z"
              transform="rotate(1 200 200)"
            />
          </g>
        ))}
        <circle cx="200" cy="200" r="138" fill="none" stroke={paint.cobalt} strokeWidth="3" />
      </svg>
      <div className="absolute inset-[17%]">{children}</div>
    </div>
  );
}
