import { useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { demoQuery } from '../../parts/opening/demo-query.ts';

/** Loads the demo or throws it away; whatever the office has read of menu and shops is another one then. */
export const useDemo = () => {
  const client = useQueryClient();
  const { busy, alert, change } = useChange();
  const set = (loaded: boolean, then: () => void) =>
    change(async () => {
      try {
        client.setQueryData(
          demoQuery.queryKey,
          await service.api('PUT /api/backoffice/brand/demo', { body: { loaded } }),
        );
      } finally {
        // Also where it is refused: what is in the way may have come since the page was read.
        void client.invalidateQueries();
      }
    }, then);
  return { busy, alert, set };
};
