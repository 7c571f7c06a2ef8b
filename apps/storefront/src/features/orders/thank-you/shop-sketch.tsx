import { islandPath, isOnMap, mapSize, onMap } from '../../../parts/shops/sicily.ts';

type ShopSketchProps = {
  readonly position: { readonly lat: number; readonly lng: number };
  readonly name: string;
  readonly className?: string;
};

/** Map of the island with a shop, drawn by us: no map service learns of the order. */
export function ShopSketch({ position, name, className }: ShopSketchProps) {
  if (!isOnMap(position)) return null;
  const { width, height } = mapSize;
  const { x, y } = onMap(position);
  const nearEdge = x > width * 0.62;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name} className={className}>
      <path d={islandPath} className="fill-basil-wash stroke-basil" strokeWidth="3" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="34" className="fill-tomato opacity-20" />
      <circle cx={x} cy={y} r="13" className="fill-tomato stroke-raised" strokeWidth="5" />
      <text
        x={nearEdge ? x - 30 : x + 30}
        y={y + 10}
        textAnchor={nearEdge ? 'end' : 'start'}
        className="fill-ink font-display font-semibold"
        fontSize="30"
      >
        {name}
      </text>
    </svg>
  );
}
