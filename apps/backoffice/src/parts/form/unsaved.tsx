import { useBlocker } from '@tanstack/react-router';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';

const t = {
  title: 'Hai modifiche non salvate',
  line: 'Se esci adesso vanno perse.',
  leave: 'Esci senza salvare',
  stay: 'Resta qui',
} as const;

/**
 * Guard of a form with changes that are not saved (`form.formState.isDirty`): another screen is opened only after a
 * question, and so is another page, by the browser's own. A change of filters or of a tab of the same screen asks nothing.
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
