import { useQuery } from '@tanstack/react-query';
import { auditActions } from '@zanga/domain/staff/audit';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { FilterMenu } from '@zanga/ui/fields/filter-menu.tsx';
import { type ReactNode, useId } from 'react';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { type AuditParams, auditParams } from './audit-params.ts';
import { actionWords, kindText, auditTexts as t } from './audit-texts.ts';

type FilterProps = { readonly label: string; readonly children: (id: string) => ReactNode };

function Filter({ label, children }: FilterProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-0.5">
      <label htmlFor={id} className="text-caption text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type AuditFiltersProps = { readonly params: AuditParams; readonly onParams: (params: AuditParams) => void };
type OneProps = { readonly value: string | undefined; readonly onChange: (value: string) => void };

function PersonFilter({ value = '', onChange }: OneProps) {
  const { data } = useQuery({
    ...service.query('GET /api/backoffice/people'),
    enabled: useMay('people.read'),
  });
  const people = data?.data ?? [];
  // A shared address may name a person who has left the staff.
  const unknown = value !== '' && !people.some(({ id }) => id === value);
  return (
    <Filter label={t.person}>
      {(id) => (
        <select
          id={id}
          className={deskInputStyle('max-w-48')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t.everybody}</option>
          {unknown && <option value={value}>{value}</option>}
          {people.map((person) => (
            <option key={person.id} value={person.id}>
              {`${person.firstname} ${person.lastname}`}
            </option>
          ))}
        </select>
      )}
    </Filter>
  );
}

function DayFilter({ label, value = '', onChange }: OneProps & { readonly label: string }) {
  return (
    <Filter label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          className={deskInputStyle()}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Filter>
  );
}

/** Filters of the audit, kept in the address. */
export function AuditFilters({ params, onParams }: AuditFiltersProps) {
  const set = (name: keyof AuditParams) => (value: string) =>
    onParams(auditParams({ ...params, [name]: value || undefined }));
  return (
    <form
      aria-label={t.filters}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-end gap-3 border-line border-b bg-surface px-4 py-2 md:px-6"
    >
      <PersonFilter value={params.persona} onChange={set('persona')} />
      <FilterMenu
        label={t.action}
        any={t.everything}
        items={auditActions.map((value) => ({ value, label: actionWords[value] }))}
        chosen={params.azione}
        onChange={(chosen) => onParams(auditParams({ ...params, azione: chosen }))}
      />
      <DayFilter label={t.from} value={params.dal} onChange={set('dal')} />
      <DayFilter label={t.until} value={params.al} onChange={set('al')} />
      {params.cosa && (
        <p className="self-center text-small">{t.ofThing(`${kindText(params.tipo ?? '')} ${params.cosa}`)}</p>
      )}
      {Object.keys(params).length > 0 && (
        <button type="button" className={deskButtonStyle('quiet')} onClick={() => onParams({})}>
          {t.clear}
        </button>
      )}
    </form>
  );
}
