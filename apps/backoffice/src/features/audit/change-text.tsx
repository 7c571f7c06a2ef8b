import type { AuditEntry } from '@zanga/contract/people/audit';
import { useShops } from '../../parts/frame/use-shop.ts';
import { fieldText, isRead, type ShopNames, valueText } from './value-texts.ts';

type Changed = Pick<AuditEntry, 'before' | 'after' | 'reason'>;

const keysOf = ({ before, after }: Changed) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isRead);

const useShopNames = (): ShopNames => {
  const { data } = useShops();
  return new Map(data?.data.map(({ id, name }) => [id, name]));
};

/** `Stato: Da accettare → Accettato`; without an old value only the new one. */
const lineOf = ({ before, after }: Changed, key: string, shops: ShopNames): string => {
  const now = valueText(key, after[key], shops);
  return key in before
    ? `${fieldText(key)}: ${valueText(key, before[key], shops)} → ${now}`
    : `${fieldText(key)}: ${now}`;
};

/** Changed values in one line, with the reason. */
export function ChangeText(entry: Changed) {
  const shops = useShopNames();
  const text = keysOf(entry)
    .map((key) => lineOf(entry, key, shops))
    .join('; ');
  return (
    <span className="block truncate" title={[text, entry.reason].filter(Boolean).join(' · ')}>
      {text}
      {entry.reason && <span className="text-ink-soft"> «{entry.reason}»</span>}
    </span>
  );
}

/** Changed values, one a line. */
export function ChangeLines(entry: Changed) {
  const shops = useShopNames();
  return (
    <>
      {keysOf(entry).map((key) => (
        <p key={key} className="wrap-anywhere">
          {lineOf(entry, key, shops)}
        </p>
      ))}
      {entry.reason && <p className="wrap-anywhere text-ink-soft">«{entry.reason}»</p>}
    </>
  );
}
