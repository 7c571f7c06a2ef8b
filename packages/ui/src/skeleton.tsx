import { classNames } from './class-names.ts';

/** Holds the place of what is on its way, in its shape. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunken', className)}
    />
  );
}
