import { useQueryClient } from '@tanstack/react-query';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { demoQuery } from '../../parts/opening/demo-query.ts';

/** Loads the demo or throws it away, then reads the whole office anew: menu and shops have changed. */
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
        // After a refusal too: the obstacle may be newer than the page.
        void client.invalidateQueries();
      }
    }, then);
  return { busy, alert, set };
};
