import type { ShowWithOrders } from '@zanga/contract/ordering/cinema-office';
import { createPortal } from 'react-dom';
import { momentText } from '../../parts/moment.ts';
import { showsTexts as t } from './shows-texts.ts';

const cell = 'py-1 ps-4 text-start';

/** List of ticket holders on paper, with a box for each: for a door without a scanner. */
export function DoorList({ seen: { show, orders } }: { readonly seen: ShowWithOrders }) {
  const coming = orders
    .filter(({ tickets }) => tickets > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'));
  return createPortal(
    <div id="report" aria-hidden="true">
      <h1>{`${show.film}, ${momentText(show.starts_at)}`}</h1>
      <p>{[show.shop.name, show.hall, t.sold(show.sold, show.seats)].join(', ')}</p>
      <table>
        <thead>
          <tr>
            {[t.orderColumns.name, t.orderColumns.order, t.orderColumns.tickets, t.entered].map((title) => (
              <th key={title} className={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coming.map(({ id, name, number, reference, tickets, burnt }) => (
            <tr key={id}>
              <td className={cell}>{name}</td>
              <td className={cell}>{`${number} · ${reference}`}</td>
              <td className={cell}>{tickets}</td>
              <td className={cell}>{`${'☒'.repeat(burnt)}${'☐'.repeat(tickets - burnt)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
