import { type ReactNode, useId } from 'react';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4"
    >
      <h2 id={id} className="font-semibold font-text text-body tracking-normal">
        {title}
      </h2>
      {children}
    </section>
  );
}
