import { ReceiptIcon } from '@zanga/ui/icons/till-icons.tsx';
import { service } from '../../../base/api.ts';
import type { PaletteSource } from '../../../parts/palette/palette-source.ts';
import { stateNames, archiveTexts as t } from './archive-texts.ts';

/** Orders in the palette, by any of their facts. */
export const orderSource: PaletteSource = {
  id: 'orders',
  heading: 'Ordini',
  right: 'orders.find',
  least: 3,
  remote: true,
  find: async (text, { signal }) => {
    const { data } = await service
      .query('GET /api/backoffice/orders', { query: { search: text, limit: 8 } })
      .queryFn({ signal });
    return data.map(({ id, reference, number, name, state, summary }) => ({
      id,
      label: `${reference} · ${name || t.nobody}`,
      detail: [number, stateNames[state], summary].join(' · '),
      icon: ReceiptIcon,
      go: (navigate) => void navigate({ to: '/ordini/$reference', params: { reference } }),
    }));
  },
};
