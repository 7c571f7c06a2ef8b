import type { ReactNode } from 'react';

type CardPageProps = { readonly title: string; readonly children: ReactNode };

/** Page with one task, on a card in the middle. */
export function CardPage({ title, children }: CardPageProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-14">
      <h1 className="px-1 pb-5 text-h1">{title}</h1>
      <div className="rounded-lg bg-surface p-5 shadow-card md:p-8">{children}</div>
    </div>
  );
}
