import { errorText } from '@zanga/browser/form/error-text.ts';
import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import { ApiError } from '@zanga/contract/wire/client';
import { givenId, type ProductId } from '@zanga/domain/ids';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { useManyTold, useUndoMany } from '../../../parts/editing/use-undo-many.ts';
import { useShop } from '../../../parts/frame/use-shop.ts';
import { changeOf, type Draft, firstDraft } from './many-draft.ts';
import { manyTexts as t } from './many-texts.ts';

/** The previewed change, and its effect on each product. */
type Looked = { readonly change: ManyChange; readonly rows: readonly ManyRow[] };

const lookAt = async (products: readonly string[], change: ManyChange): Promise<Looked> => {
  const body = { products: [...products], change };
  return { change, rows: (await service.api('POST /api/backoffice/menu/changes/preview', { body })).data };
};

const undoSeconds = 15;

/** Toast after a change, with an action that takes it back. */
const useDone = () => {
  const undo = useUndoMany();
  const told = useManyTold();
  return async ({ id, changed }: { readonly id: string; readonly changed: number }) => {
    const onPress = () =>
      void undo(id).catch((error: unknown) => toast({ text: errorText(error), tone: 'problem' }));
    const action = { label: texts.cancel, onPress };
    toast({ text: t.done(changed), action, milliseconds: undoSeconds * 1000 });
    await told();
  };
};

const nothing = () => undefined;

/** Previews a change and makes it. */
const useLooked = (onDone: () => void) => {
  const [looked, setLooked] = useState<Looked>();
  const [unusual, setUnusual] = useState(false);
  const [overtaken, setOvertaken] = useState<readonly string[]>([]);
  const { busy, alert, change: run } = useChange();
  const done = useDone();

  const look = (products: readonly string[], change: ManyChange) =>
    run(async () => {
      setOvertaken([]);
      setLooked(await lookAt(products, change));
    }, nothing);
  const refused = async (error: unknown, { change, rows }: Looked) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'product.price_unusual') return setUnusual(true);
    if (error.code !== 'menu_change.overtaken' && error.code !== 'menu_change.refused') throw error;
    setUnusual(false);
    setOvertaken(error.fields.products ?? []);
    const again = rows.map(({ id }) => id);
    setLooked(await lookAt(again, change));
  };
  const make = (sure = false) =>
    looked &&
    run(async () => {
      const products = looked.rows.map(({ id, version }) => ({ id, version }));
      try {
        const body = { products, change: looked.change, sure };
        const made = await service.api('POST /api/backoffice/menu/changes', { body });
        onDone();
        await done(made);
      } catch (error) {
        await refused(error, looked);
      }
    }, nothing);
  const forget = () => {
    setLooked(undefined);
    setOvertaken([]);
  };
  const forgetUnusual = () => setUnusual(false);
  return { rows: looked?.rows, look, make, forget, busy, alert, overtaken, unusual, forgetUnusual };
};

/** Steps of a change of many products: draft, preview, done. */
export const useMany = (start: readonly ProductId[], onDone: () => void) => {
  const [products, setProducts] = useState(start);
  const { shop } = useShop();
  const [draft, setDraft] = useState<Draft>({
    ...firstDraft,
    shop: shop === undefined || shop === 'shipping' ? undefined : givenId('shp', shop),
  });
  const [tried, setTried] = useState(false);
  const looked = useLooked(onDone);

  const look = (some = products) => {
    setTried(true);
    const wanted = changeOf(draft);
    if (wanted) looked.look(some, wanted);
  };
  const leaveOut = () => {
    const out = new Set(looked.rows?.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id));
    const some = products.filter((id) => !out.has(id));
    setProducts(some);
    look(some);
  };
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    // The preview was of another change.
    looked.forget();
    setTried(false);
  };
  const missing = tried && changeOf(draft) === undefined;
  return { ...looked, products, draft, change, look: () => look(), leaveOut, missing };
};

export type Many = ReturnType<typeof useMany>;
