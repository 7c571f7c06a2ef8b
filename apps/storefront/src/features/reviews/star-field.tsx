import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { StarIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useId } from 'react';
import { reviewTexts } from '../../parts/reviews/review-texts.ts';

type StarFieldProps = {
  readonly legend: string;
  /** Undefined before a vote. */
  readonly stars: number | undefined;
  readonly onStars: (stars: number) => void;
  readonly error?: string | undefined;
};

const votes = [1, 2, 3, 4, 5];

/** One to five stars, by finger, pointer or arrow keys. */
export function StarField({ legend, stars = 0, onStars, error }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="pb-1 font-semibold">{legend}</legend>
      <div className="-ms-2 flex">
        {votes.map((vote) => (
          <label
            key={vote}
            className="grid size-12 cursor-pointer place-items-center rounded-full text-lemon-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={vote}
              checked={stars === vote}
              aria-label={reviewTexts.stars(vote)}
              aria-invalid={error ? true : undefined}
              onChange={() => onStars(vote)}
              className="sr-only"
            />
            <StarIcon size={32} className={vote <= stars ? '[&_path]:fill-lemon' : ''} />
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
