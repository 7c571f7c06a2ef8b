import { StarIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { reviewTexts as t } from './review-texts.ts';

const five = [1, 2, 3, 4, 5];

const row = (className: string, size: number) => (
  <span aria-hidden="true" className={`flex w-max ${className}`}>
    {five.map((star) => (
      <StarIcon key={star} size={size} className="shrink-0" />
    ))}
  </span>
);

type StarsProps = { readonly stars: number; readonly size?: number };

/** A vote or an average, drawn: five stars in outline, filled as far as it goes. */
export function Stars({ stars, size = 20 }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={t.stars(stars)}
      className="relative inline-block w-max align-middle text-lemon-ink"
    >
      {row('', size)}
      <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${stars * 20}%` }}>
        {row('[&_path]:fill-lemon', size)}
      </span>
    </span>
  );
}
