type AreaOutlineProps = {
  /** Value of `polygon`'s attribute. */
  readonly points: string;
  readonly width: number;
  /** Whether it is one of the shop's other areas. */
  readonly beside?: boolean;
};

/** Outline of an area; a rim in the page's colour separates it from any map. */
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
