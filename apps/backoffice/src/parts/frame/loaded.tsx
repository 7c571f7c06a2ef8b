import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnline } from '@zanga/browser/online.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { texts } from '../../base/texts.ts';
import { Instead } from '../list/instead.tsx';
import { tableWords } from '../list/list-texts.ts';

type LoadedProps<Data> = {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
};

/** Page of one thing: its content, or the loading and error states. */
export function Loaded<Data>({ query: { data, error, refetch }, children }: LoadedProps<Data>) {
  const online = useOnline();
  if (data !== undefined)
    return (
      <>
        {!online && (
          <p role="status" className="bg-lemon-wash px-4 py-1.5 text-lemon-ink text-small md:px-6">
            {tableWords.stale}
          </p>
        )}
        {children(data)}
      </>
    );
  if (!error) return <Skeleton className="m-6 h-40" />;
  return (
    <Instead problem title={errorText(error)}>
      <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
        {texts.retry}
      </button>
    </Instead>
  );
}
