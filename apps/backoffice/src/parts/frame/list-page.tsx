import type { ReactNode } from 'react';

/** Page of a list: from a tablet on it is as high as the window, so that its table scrolls beneath head and filters. */
export function ListPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-none md:h-[calc(100dvh-var(--frame-top))]">
      {children}
    </div>
  );
}
