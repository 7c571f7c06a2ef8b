import { errorText } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import { mostAtOnce } from '@zanga/contract/menu/menu-many';
import { givenId } from '@zanga/domain/ids';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { SelectionBar } from '@zanga/ui/table/selection-bar.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { tableWords } from '../../../parts/list/list-texts.ts';
import { type MenuParams, menuQuery } from '../menu-params.ts';
import { ManyDialog } from './many-dialog.tsx';
import { manyTexts as t } from './many-texts.ts';

/** Ids of all products that pass the filters, up to the limit of one change, and whether there are more. */
const readAll = async (params: MenuParams): Promise<{ ids: string[]; cut: boolean }> => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const query = { ...menuQuery(params), limit: 200, ...(after !== null && { after }) };
    const page: { data: { id: string }[]; next: string | null } = await service.api(
      'GET /api/backoffice/menu/products',
      { query },
    );
    ids.push(...page.data.map(({ id }) => id));
    after = page.next;
  } while (after !== null && ids.length < mostAtOnce);
  return { ids: ids.slice(0, mostAtOnce), cut: after !== null || ids.length > mostAtOnce };
};

type ManyBarProps = {
  readonly params: MenuParams;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Whether more products exist than the list shows. */
  readonly more: boolean;
};

/** Actions for the selected products. */
export function ManyBar({ params, chosen, onChoose, more }: ManyBarProps) {
  const [open, setOpen] = useState(false);
  const { busy, once } = useOnce();
  const tooMany = chosen.size > mostAtOnce;
  const chooseAll = () =>
    once(async () => {
      try {
        const { ids, cut } = await readAll(params);
        onChoose(new Set(ids));
        if (cut) toast({ text: t.cut });
      } catch (error) {
        toast({ text: errorText(error), tone: 'problem' });
      }
    });
  const close = () => setOpen(false);
  const clear = () => onChoose(new Set());
  return (
    <>
      <SelectionBar words={tableWords} count={chosen.size} onClear={clear}>
        {more && (
          <button
            type="button"
            aria-disabled={busy || undefined}
            className={deskButtonStyle()}
            onClick={() => void chooseAll()}
          >
            {busy ? t.allBusy : t.all}
          </button>
        )}
        {tooMany && <span className="text-ink-soft">{t.tooMany}</span>}
        <button
          type="button"
          aria-disabled={tooMany || undefined}
          className={deskButtonStyle('solid', 'aria-disabled:opacity-55')}
          onClick={() => !tooMany && setOpen(true)}
        >
          {t.change}
        </button>
      </SelectionBar>
      {open && (
        <ManyDialog
          products={[...chosen].map((id) => givenId('prd', id))}
          onClose={close}
          onDone={() => {
            close();
            clear();
          }}
        />
      )}
    </>
  );
}
