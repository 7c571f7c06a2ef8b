import type { EditedArea } from '@zanga/domain/shops/areas/areas-form';
import { readGeoJson } from '@zanga/domain/shops/areas/geojson';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useId, useState } from 'react';
import { areasTexts as t } from './areas-texts.ts';

type Added = Pick<EditedArea, 'name' | 'polygon'>;

const mostBytes = 1_000_000;

/** Adds delivery areas: an empty one, or all of a file. */
export function AddAreas({ onAdd }: { readonly onAdd: (areas: readonly Added[]) => void }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) return setProblem(t.tooLarge);
    const found = readGeoJson(await file.text());
    setProblem(found.ok ? undefined : found.text);
    if (!found.ok) return;
    onAdd(found.areas);
    toast({ text: t.imported(found.areas.length) });
  };
  return (
    <div className="flex flex-col gap-3 pt-1">
      <button
        type="button"
        className={deskButtonStyle('outline', 'self-start')}
        onClick={() => onAdd([{ name: '', polygon: [] }])}
      >
        {t.add}
      </button>
      <label className="flex min-w-0 flex-col gap-1 font-medium text-small">
        {t.importFile}
        <input
          type="file"
          accept=".geojson,.json,application/geo+json,application/json"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-error`}
          className="max-w-full font-normal text-ink-soft file:me-3 file:min-h-8 file:rounded-sm file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink pointer-coarse:file:min-h-11"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      <FieldError id={id} error={problem} />
    </div>
  );
}
