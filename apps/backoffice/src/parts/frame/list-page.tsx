import type { ReactNode } from 'react';

/** Page of a list. From tablets on it has the window's height, so that the table scrolls below head and filters. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-none md:h-[calc(100dvh-var(--frame-top))]">
      {children}
    </div>
  );
}
