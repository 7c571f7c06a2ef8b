import type { InboxMessage } from '@zanga/contract/brand/inbox';
import { ApiError } from '@zanga/contract/wire/client';
import { useChange } from '../../parts/confirm/use-change.ts';
import { useMessageSaved, useReadAnew } from './inbox-queries.ts';

/** Acts on a message; if a colleague was quicker, their change shows and the typed text stays. */
export const useSeeingTo = (reference: string) => {
  const { busy, alert, fields, change } = useChange();
  const saved = useMessageSaved();
  const readAnew = useReadAnew();
  const seeTo = (work: () => Promise<InboxMessage>, then: () => unknown = () => undefined) =>
    change(async () => {
      try {
        await saved(await work());
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await readAnew(reference);
        throw error;
      }
    }, then);
  return { busy, alert, fields, seeTo };
};
