import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { useChange } from '../../parts/confirm/use-change.ts';
import { dropDraft, takeBackPlan, useSaved } from './contents-queries.ts';
import { contentsTexts } from './contents-texts.ts';

const t = contentsTexts.publish;

/** Actions on a draft besides editing it. */
export const useDraftDeeds = (slug: string, onDropped: () => void) => {
  const { busy, alert, change } = useChange();
  const [dropping, setDropping] = useState(false);
  const saved = useSaved();
  const then = async (next: EditedContent, text: string) => {
    toast({ text });
    await saved(next);
  };
  return {
    ...{ busy, alert, dropping },
    takeBack: () =>
      change(
        async () => then(await takeBackPlan(slug), t.takenBack),
        () => undefined,
      ),
    askDrop: () => setDropping(true),
    keep: () => setDropping(false),
    drop: () =>
      change(
        async () => then(await dropDraft(slug), t.dropped),
        () => {
          setDropping(false);
          onDropped();
        },
      ),
  };
};

export type DraftDeeds = ReturnType<typeof useDraftDeeds>;
