import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { undoTexts } from './undo-texts.ts';

/** Queries that a change of many products affects. */
const told = [['menu'], service.query('GET /api/backoffice/audit', { query: {} }).queryKey.slice(0, 1)];

/** Invalidates every query about products. */
export const useManyTold = () => {
  const client = useQueryClient();
  return async () => {
    for (const queryKey of told) await client.invalidateQueries({ queryKey });
  };
};

/** Undoes a change of many products, and shows the result. */
export const useUndoMany = () => {
  const tell = useManyTold();
  return async (change: string) => {
    const undone = await service.api('POST /api/backoffice/menu/changes/:change/undo', {
      params: { change },
    });
    toast({ text: undoTexts.undone(undone), ...(undone.left.length > 0 && { milliseconds: 12_000 }) });
    await tell();
  };
};
