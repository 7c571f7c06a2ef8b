import { WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { Obstacle } from './obstacles.ts';
import type { PlacingRefusal } from './refusals.ts';

type ErrorSummaryProps = {
  readonly refused: PlacingRefusal | undefined;
  /** Counts the tries: focus comes here after each. */
  readonly attempt: number;
  readonly onGo: (obstacle: Obstacle) => void;
};

const useFocusAfter = (attempt: number): RefObject<HTMLHeadingElement | null> => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center' });
  }, [attempt]);
  return title;
};

/** Everything that is missing, together, each leading to its place. */
export function ErrorSummary({ refused, attempt, onGo }: ErrorSummaryProps) {
  const heading = useFocusAfter(attempt);
  if (!refused) return null;
  return (
    <section
      aria-labelledby="missing-title"
      className="flex items-start gap-3 rounded-lg bg-alarm-wash p-4 text-alarm-ink md:p-5"
    >
      <WarningIcon className="shrink-0" />
      <div>
        <h2 id="missing-title" ref={heading} tabIndex={-1} className="text-h4 outline-none">
          {refused.title}
        </h2>
        <ul className="list-disc ps-5 pt-1">
          {refused.obstacles.map((obstacle) => (
            <li key={obstacle.text}>
              <button
                type="button"
                onClick={() => onGo(obstacle)}
                className="block min-h-11 text-start font-medium underline underline-offset-4"
              >
                {obstacle.text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
