import type { EditedBrand } from '@zanga/contract/brand/brand-office';
import { brandFields } from '@zanga/domain/brand/brand-fields';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { CheckboxField } from '@zanga/ui/fields/checkbox-field.tsx';
import { TextArea } from '@zanga/ui/fields/text-area.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import type { Editing } from '../../parts/editing/use-editing.ts';
import { momentText } from '../../parts/moment.ts';
import { fieldHints, fieldNames, settingsTexts as t } from './settings-texts.ts';

type Field = keyof BrandForm;

export type SettingProps = {
  readonly editing: Editing<BrandForm>;
  /** Last change of each field, with its person. */
  readonly changes: EditedBrand['changes'];
};

/** Explanation of a setting, and its last change. */
export function SettingHint({ field, changes }: Pick<SettingProps, 'changes'> & { readonly field: Field }) {
  const last = changes[field];
  return (
    <>
      {fieldHints[field]}
      {last && <span className="block">{t.changed(last.by ?? t.atMachine, momentText(last.at))}</span>}
    </>
  );
}

/** Names of the fields of one kind: `LineSetting` takes texts. */
type FieldsOf<Kind> = { [One in Field]: (typeof brandFields)[One]['kind'] extends Kind ? One : never }[Field];

type LineProps = SettingProps & {
  readonly field: FieldsOf<'text'>;
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly wide?: boolean;
};

/** Text setting of one line, or of several with `wide`. */
export function LineSetting({ editing, changes, field, type = 'text', wide = false }: LineProps) {
  const { form, change, problem } = editing;
  const words = {
    label: fieldNames[field],
    hint: <SettingHint field={field} changes={changes} />,
    maxLength: brandFields[field].most,
    value: form[field],
    error: problem(field),
  };
  return wide ? (
    <TextArea {...words} rows={3} onChange={({ target }) => change({ [field]: target.value })} />
  ) : (
    <TextField
      {...words}
      type={type}
      autoComplete="off"
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
}

export function SwitchSetting({
  editing: { form, change },
  changes,
  field,
}: SettingProps & { readonly field: FieldsOf<'yes_no'> }) {
  return (
    <CheckboxField
      checked={form[field]}
      hint={<SettingHint field={field} changes={changes} />}
      onChange={({ target }) => change({ [field]: target.checked })}
    >
      {fieldNames[field]}
    </CheckboxField>
  );
}
