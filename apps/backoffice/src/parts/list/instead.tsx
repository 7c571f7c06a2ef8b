import type { ReactNode } from 'react';

type InsteadProps = {
  readonly title: string;
  readonly line?: string | undefined;
  /** A remedy: button or link. */
  readonly children?: ReactNode;
  /** Whether it reports an error, which is announced at once. */
  readonly problem?: boolean;
};

/** Replaces the rows of a list that is empty or failed to load. */
export function Instead({ title, line, children, problem = false }: InsteadProps) {
  return (
    <div
      role={problem ? 'alert' : 'status'}
      className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-16 text-center"
    >
      <p className="font-semibold">{title}</p>
      {line && <p className="text-ink-soft text-small">{line}</p>}
      {children && <div className="flex flex-wrap justify-center gap-2 pt-2">{children}</div>}
    </div>
  );
}
