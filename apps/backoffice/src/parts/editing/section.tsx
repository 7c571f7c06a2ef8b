import type { ReactNode } from 'react';

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** A named part of a long form. */
export function Section({ title, children }: SectionProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-surface p-4 md:p-5">
      <legend className="float-left w-full pb-1 font-semibold text-body">{title}</legend>
      {children}
    </fieldset>
  );
}
