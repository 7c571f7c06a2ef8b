import type { AuditEntry } from '@zanga/contract/people/audit';
import { auditTexts as t } from './audit-texts.ts';

const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return t.none;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

type Changed = Pick<AuditEntry, 'before' | 'after' | 'reason'>;

const keysOf = ({ before, after }: Changed) => [...new Set([...Object.keys(before), ...Object.keys(after)])];

/** `state: accepted → ready`, one for each value that changed. */
const changeText = (entry: Changed): string =>
  keysOf(entry)
    .map((key) => `${key}: ${valueText(entry.before[key])} → ${valueText(entry.after[key])}`)
    .join('; ');

/** The same as it is shown, with the reason. */
export function ChangeText(entry: Changed) {
  const text = changeText(entry);
  return (
    <span className="block truncate" title={[text, entry.reason].filter(Boolean).join(' · ')}>
      {text}
      {entry.reason && <span className="text-ink-soft"> «{entry.reason}»</span>}
    </span>
  );
}
