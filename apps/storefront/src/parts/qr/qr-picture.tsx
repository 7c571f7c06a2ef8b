import { encode } from 'uqr';

/** Pixels that a square of the drawing takes (PRM-9). It is made of lines: shown larger, it is as sharp. */
const scale = 5;

/** White squares around the code, without which many readers fail. */
const quiet = 4;

/** A single path through all dark squares. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    .join('');

type QrPictureProps = { readonly text: string; readonly label: string };

/** A QR code of level M at scale 5 (PRM-9), black on white whatever colours a screen has: it is for a camera. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { data } = encode(text, { ecc: 'M', border: 0, boostEcc: false });
  const side = data.length + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      width={side * scale}
      height={side * scale}
      shapeRendering="crispEdges"
      className="h-auto w-72 max-w-full rounded-md bg-[#fff] forced-color-adjust-none"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
