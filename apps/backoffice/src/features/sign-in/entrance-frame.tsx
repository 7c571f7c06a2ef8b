import type { ReactNode } from 'react';
import { BrandLogo } from '../../parts/brand/brand-logo.tsx';

type EntranceFrameProps = { readonly title: string; readonly line: string; readonly children: ReactNode };

/** Frame of the sign-in pages: a card on the brand's pattern. */
export function EntranceFrame({ title, line, children }: EntranceFrameProps) {
  return (
    <main className="relative grid min-h-dvh place-items-center overflow-hidden bg-tomato p-4">
      <div className="majolica absolute inset-0 text-on-tomato opacity-12" aria-hidden="true" />
      <div className="relative w-full max-w-md rounded-lg bg-surface p-6 shadow-lift md:p-9">
        <BrandLogo className="h-10 w-auto" />
        <h1 className="pt-6 text-h2">{title}</h1>
        <p className="pb-6 text-ink-soft">{line}</p>
        {children}
      </div>
    </main>
  );
}
