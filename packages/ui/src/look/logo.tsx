import { classNames } from '../class-names.ts';

/** A logo that a brand has in the place of the drawn one. */
export type LogoPicture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

type LogoProps = {
  /** Single colour, for backgrounds where tomato and basil do not stand out. */
  readonly plain?: boolean;
  /** The brand, whose name is written until it has a logo of its own. */
  readonly name: string;
  readonly picture?: LogoPicture | undefined;
  readonly className?: string | undefined;
};

/** The name that the drawing spells. */
const drawnName = 'Zanga';

/** Logo. The drawing is in the stylesheet, so that it is loaded once. */
export function Logo({ plain = false, name, picture, className }: LogoProps) {
  if (!picture)
    return (
      <span
        role="img"
        aria-label={name}
        className={classNames(name === drawnName ? 'logo' : 'logo-written', plain && 'logo-plain', className)}
      />
    );
  // `fetchPriority="low"` keeps React from writing a preload, which would stand before a frame rendered apart.
  return (
    <img
      {...picture}
      alt={picture.alt}
      fetchPriority="low"
      className={classNames('logo-picture', plain && 'logo-plate', className)}
    />
  );
}
