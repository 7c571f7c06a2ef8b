import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';

const t = {
  title: 'Hai modifiche non salvate',
  line: 'Se esci adesso vanno perse.',
  leave: 'Esci senza salvare',
  stay: 'Resta qui',
} as const;

/**
 * Guard of a form with unsaved changes (`form.formState.isDirty`): leaving for another screen asks first, and leaving
 * the site asks with the browser's own words. New filters or tabs of the same screen ask nothing.
 */
export function UnsavedGuard({ dirty }: { readonly dirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <Confirm
      open={status === 'blocked'}
      title={t.title}
      confirm={t.leave}
      cancel={t.stay}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {t.line}
    </Confirm>
  );
}
