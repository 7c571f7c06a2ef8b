import { PrimeIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';

/** Prime's own blue, with its tiles: the offer stands on it, and what a member has. */
export function PrimeCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative overflow-hidden rounded-lg bg-majolica text-on-majolica">
      <div
        aria-hidden="true"
        className="majolica absolute inset-y-0 end-0 w-1/2 opacity-15 [--tile:4.5rem]"
      />
      <div className="relative flex gap-4 p-6">
        <PrimeIcon size={36} className="shrink-0 text-lemon" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}
