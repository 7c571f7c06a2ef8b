import type { EditedAreas } from '@zanga/contract/shops/shop-areas';
import { type AreasForm, areasProblems } from '@zanga/domain/shops/areas/areas-form';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { readAreas, useAreasSaved } from './areas-queries.ts';
import { areasTexts as t } from './areas-texts.ts';

/** Body of the request. */
const sent = ({ areas }: AreasForm): EditedAreas['form'] => ({
  areas: areas.map((area) => ({
    ...area,
    polygon: [...area.polygon],
    towns: [...area.towns],
    streets: [...area.streets],
  })),
});

/** Editing of a shop's areas; errors show after the first try to save. */
export const useAreasEditing = (areas: EditedAreas) => {
  const [tried, setTried] = useState(false);
  const saved = useAreasSaved();
  const editing = useEditing<AreasForm, EditedAreas>(areas, {
    read: () => readAreas(areas.id),
    write: ({ version, form }) =>
      service.api('PUT /api/backoffice/shops/:shop/areas', {
        params: { shop: areas.id },
        body: { version, form: sent(form) },
      }),
    changed: 'shop.changed',
    onSaved: async (next) => {
      setTried(false);
      toast({ text: t.saved });
      await saved(next);
    },
  });
  const problems = areasProblems(editing.form);
  const save = () => {
    setTried(true);
    if (problems.length === 0) editing.save();
  };
  const problem = (field: string) =>
    (tried ? problems.find((one) => one.field === field)?.text : undefined) ?? editing.problemWithin(field);
  /** Whether an area has errors, so that its row opens. */
  const isWrong = (index: number) =>
    tried && problems.some(({ field }) => field.startsWith(`areas.${index}.`));
  return { ...editing, save, problem, isWrong, wrong: tried && problems.length > 0 };
};
