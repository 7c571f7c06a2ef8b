import type { ReactNode } from 'react';

type InsteadProps = {
  readonly title: string;
  readonly line?: string | undefined;
  /** What one can do about it. */
  readonly children?: ReactNode;
  /** Something went wrong: it is read out at once. */
  readonly problem?: boolean;
};

/** In the place of a list's rows: that there are none, or that they did not come. */
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
