type AreaOutlineProps = {
  /** As `polygon` takes them. */
  readonly points: string;
  readonly width: number;
  /** Of the shop's other areas, beside the one that is drawn. */
  readonly beside?: boolean;
};

/** An area as it lies on the ground. Its rim of the page's colour keeps it apart from a map of whatever colours. */
export function AreaOutline({ points, width, beside = false }: AreaOutlineProps) {
  return (
    <>
      <polygon
        points={points}
        className="fill-none stroke-canvas/75"
        strokeWidth={width * 2.5}
        strokeLinejoin="round"
      />
      <polygon
        points={points}
        className={beside ? 'fill-ink/5 stroke-ink-soft' : 'fill-basil/20 stroke-basil'}
        strokeWidth={width}
        strokeLinejoin="round"
        {...(beside && { strokeDasharray: `${width * 4} ${width * 2.5}` })}
      />
    </>
  );
}
