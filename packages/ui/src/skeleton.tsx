import { classNames } from './class-names.ts';

/** Skeleton: a placeholder in the shape of the content that is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-sm bg-sunken', className)}
    />
  );
}
