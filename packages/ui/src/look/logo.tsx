import { classNames } from '../class-names.ts';

type LogoProps = {
  /** One colour, for grounds on which tomato and basil do not stand out. */
  readonly plain?: boolean;
  readonly className?: string;
};

/** Logo. The drawing is in the stylesheet, so that it is loaded once. */
export function Logo({ plain = false, className }: LogoProps) {
  return (
    <span role="img" aria-label="Zanga" className={classNames('logo', plain && 'logo-plain', className)} />
  );
}
