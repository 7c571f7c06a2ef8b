import type { StaffTable } from '@zanga/contract/shops/tables';
import { Logo } from '@zanga/ui/look/logo.tsx';
import { createPortal } from 'react-dom';
import { names } from '../../base/names.ts';
import { AddressCode } from '../../parts/address-code/address-code.tsx';
import { tablesPageTexts as t } from './tables-page-texts.ts';

/** Codes on a sheet. */
const perSheet = 6;

type Shop = { readonly name: string };
type CardProps = { readonly table: StaffTable; readonly shop: Shop };

/** Card for a table, with its code. */
function TableCard({ table: { label, address }, shop }: CardProps) {
  return (
    <div className="table-card">
      <header>
        <Logo name={names.brand} plain />
        <p>{shop.name}</p>
      </header>
      <div className="table-card-body">
        <AddressCode address={address} label={t.code(label)} />
        <div>
          <p className="table-card-title">{t.cardTitle}</p>
          <p className="table-card-name">
            <span>{t.cardTable}</span>
            <strong data-long={label.length > 3 || undefined}>{label}</strong>
          </p>
        </div>
      </div>
      <p className="table-card-line">{t.cardLine}</p>
    </div>
  );
}

export const sheetsOf = (tables: readonly StaffTable[]): readonly (readonly StaffTable[])[] =>
  Array.from({ length: Math.ceil(tables.length / perSheet) }, (_, sheet) =>
    tables.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );

/** Printed sheets (A4) of table codes, with marks to cut along; never on the screen. */
export function TableSheets({
  tables,
  shop,
}: {
  readonly tables: readonly StaffTable[];
  readonly shop: Shop;
}) {
  return createPortal(
    <div id="sheets">
      {sheetsOf(tables).map((sheet) => (
        <div key={sheet[0]?.id} className="sheet">
          {sheet.map((table) => (
            <div key={table.id} className="sheet-cell">
              <TableCard table={table} shop={shop} />
            </div>
          ))}
        </div>
      ))}
    </div>,
    document.body,
  );
}
