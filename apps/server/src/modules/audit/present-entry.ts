import type { AuditEntry } from '@zanga/contract/people/audit';
import type { AuditRow } from './queries.ts';

/** A deleted account is shown by its id alone. */
const personOf = ({ user_id: id, person_name: name }: AuditRow): AuditEntry['person'] =>
  id === null ? null : { id, name: name === '' ? id : name };

/** An entry as the API tells it. */
export const presentEntry = (row: AuditRow): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  person: personOf(row),
  role: row.role,
  device: row.device,
  network: row.network,
  registered: row.device_id === null ? null : { id: row.device_id, name: row.device_name ?? row.device_id },
  action: row.action,
  kind: row.kind,
  thing: row.thing,
  shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop_name ?? row.shop_id },
  before: row.before,
  after: row.after,
  reason: row.reason,
});

const heads = [
  'quando',
  'chi',
  'id_persona',
  'ruolo',
  'cosa',
  'su_che_cosa',
  'id',
  'negozio',
  'prima',
  'dopo',
  'motivo',
  'dispositivo',
  'rete',
  'dal_dispositivo',
];

/**
 * A table cell that no spreadsheet takes for a formula: names and reasons are typed by people and may begin with "=".
 */
const cell = (value: string): string => {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const json = (values: AuditEntry['before']) =>
  Object.keys(values).length === 0 ? '' : JSON.stringify(values);

const line = ({ person, shop, ...entry }: AuditEntry): string =>
  [
    ...[entry.at, person?.name ?? 'sistema', person?.id ?? '', entry.role ?? '', entry.action, entry.kind],
    ...[entry.thing, shop?.name ?? '', json(entry.before), json(entry.after), entry.reason ?? ''],
    ...[entry.device ?? '', entry.network ?? '', entry.registered?.name ?? ''],
  ]
    .map(cell)
    .join(',');

/** CSV for spreadsheets: begins with a byte order mark, lines end with CRLF. */
export const auditTable = (entries: readonly AuditEntry[]): string =>
  `\uFEFF${[heads.join(','), ...entries.map(line), ''].join('\r\n')}`;
