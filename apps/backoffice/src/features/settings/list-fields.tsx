import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { useId } from 'react';
import { SettingHint, type SettingProps } from './setting-field.tsx';
import { fieldNames, settingsTexts as t } from './settings-texts.ts';

type Column<Row> = { readonly key: keyof Row & string; readonly label: string; readonly most: number };

type RowsProps<Row> = SettingProps & {
  readonly field: 'social_links' | 'domains';
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly empty: Row;
  readonly nameOf: (place: number) => string;
  readonly add: string;
  readonly onChange: (rows: readonly Row[]) => void;
};

/** A setting that is a list of rows of two fields. */
function Rows<Row extends Readonly<Record<string, string>>>(props: RowsProps<Row>) {
  const { editing, changes, field, rows, columns, empty, nameOf, add, onChange } = props;
  const id = useId();
  const set = (at: number, part: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={`${id}-hint`}>
      <legend className="float-left w-full font-semibold text-small">{fieldNames[field]}</legend>
      <p id={`${id}-hint`} className="text-caption text-ink-soft">
        <SettingHint field={field} changes={changes} />
      </p>
      {rows.map((row, at) => (
        <fieldset
          // Rows have no id: their place identifies them, and no edit changes it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={`${rows.length}-${at}`}
          className="grid min-w-0 gap-3 rounded-sm border border-line p-3 sm:grid-cols-[1fr_1.6fr_auto] sm:items-start"
        >
          <legend className="sr-only">{nameOf(at + 1)}</legend>
          {columns.map(({ key, label, most }) => (
            <TextField
              key={key}
              label={label}
              autoComplete="off"
              maxLength={most}
              value={row[key]}
              error={editing.problem(`${field}.${at}.${key}`)}
              // The columns are named after the row's own keys.
              onChange={({ target }) => set(at, { [key]: target.value } as Partial<Row>)}
            />
          ))}
          <button
            type="button"
            aria-label={t.removeOne(nameOf(at + 1))}
            className={deskButtonStyle('quiet', 'self-start sm:mt-7')}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          >
            {t.remove}
          </button>
        </fieldset>
      ))}
      <FieldError id={`${id}-${field}`} error={editing.problem(field)} />
      <button
        type="button"
        className={deskButtonStyle('outline', 'self-start')}
        onClick={() => onChange([...rows, empty])}
      >
        {add}
      </button>
    </fieldset>
  );
}

type Social = BrandForm['social_links'][number];
type Domain = BrandForm['domains'][number];

const socialColumns: readonly Column<Social>[] = [
  { key: 'name', label: t.socialName, most: 40 },
  { key: 'href', label: t.socialHref, most: 300 },
];
const domainColumns: readonly Column<Domain>[] = [
  { key: 'host', label: t.host, most: 253 },
  { key: 'home_path', label: t.homePath, most: 300 },
];

/** Links to the brand's pages on other sites. */
export function SocialFields(props: SettingProps) {
  const { form, change } = props.editing;
  return (
    <Rows
      {...props}
      field="social_links"
      rows={form.social_links}
      columns={socialColumns}
      empty={{ name: '', href: 'https://' }}
      nameOf={t.social}
      add={t.addSocial}
      onChange={(rows) => change({ social_links: rows })}
    />
  );
}

/** First page of each host. */
export function DomainFields(props: SettingProps) {
  const { form, change } = props.editing;
  return (
    <Rows
      {...props}
      field="domains"
      rows={form.domains}
      columns={domainColumns}
      empty={{ host: '', home_path: '/' }}
      nameOf={t.domain}
      add={t.addDomain}
      onChange={(rows) => change({ domains: rows })}
    />
  );
}
