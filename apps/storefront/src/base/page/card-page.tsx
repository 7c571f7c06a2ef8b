import type { ReactNode } from 'react';

type SmallPageProps = { readonly title: string; readonly children: ReactNode };

/** A page for one thing to do, on a card of its own. */
export function SmallPage({ title, children }: SmallPageProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-14">
      <h1 className="px-1 pb-5 text-h1">{title}</h1>
      <div className="rounded-lg bg-surface p-5 shadow-card md:p-8">{children}</div>
    </div>
  );
}
