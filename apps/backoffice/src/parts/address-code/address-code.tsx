import encodeQR from 'qr';
import { useMemo } from 'react';

/** Dark squares as one path, a unit each. */
const pathOf = (squares: readonly (readonly boolean[])[]): string =>
  squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** The QR code that opens an address; sharp at any size, on paper too. */
export function AddressCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
    return { path: pathOf(squares), size: squares.length };
  }, [address]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </svg>
  );
}
