import { errorText } from '@zanga/browser/form/error-text.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { type ReactNode, useId } from 'react';
import { texts } from '../../base/texts.ts';

type ToldSectionProps<Data> = {
  readonly title: string;
  readonly line: string;
  readonly asked: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Content once the data are there. */
  readonly children: (data: Data) => ReactNode;
};

/** Section of the settings with read-only data. */
export function ToldSection<Data>({ title, line, asked, children }: ToldSectionProps<Data>) {
  const id = useId();
  const { data, error, refetch } = asked;
  return (
    <section
      aria-labelledby={id}
      className="mx-4 mb-6 flex max-w-3xl flex-col gap-2 rounded-md border border-line bg-surface p-4 text-small md:mx-6"
    >
      <h2 id={id} className="font-semibold font-text text-body tracking-normal">
        {title}
      </h2>
      <p className="text-ink-soft">{line}</p>
      {!data && !error && <Skeleton className="h-40 rounded-sm" />}
      {!data && error && (
        <p className="flex flex-wrap items-center gap-3">
          {errorText(error)}
          <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </p>
      )}
      {data && <dl>{children(data)}</dl>}
    </section>
  );
}
