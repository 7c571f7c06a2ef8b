import { Link } from '@tanstack/react-router';
import type { EditedBrand } from '@zanga/contract/brand/brand-office';
import type { BrandForm } from '@zanga/domain/brand/brand-form';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { SyntheticEvent } from 'react';
import { service } from '../../base/api.ts';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../parts/editing/save-bar.tsx';
import { Section } from '../../parts/editing/section.tsx';
import { useEditing } from '../../parts/editing/use-editing.ts';
import { type OnRead, useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { FaceFields } from '../../parts/pictures/face-fields.tsx';
import { PictureFields, type PictureFieldsProps } from '../../parts/pictures/picture-fields.tsx';
import { AccentField } from './accent-field.tsx';
import { FeatureFields, MarkFields, ShippingFields } from './choice-fields.tsx';
import { fieldWords } from './form-words.ts';
import { DomainFields, SocialFields } from './list-fields.tsx';
import { LineSetting, type SettingProps, SwitchSetting } from './setting-field.tsx';
import { readBrandForm, useSaved } from './settings-queries.ts';
import { fieldHints, fieldNames, settingsTexts as t } from './settings-texts.ts';

const useBrandEditing = (brand: EditedBrand) => {
  const saved = useSaved();
  return useEditing<BrandForm, EditedBrand>(brand, {
    read: readBrandForm,
    write: ({ version, form }) =>
      service.api('PUT /api/backoffice/brand', {
        body: {
          version,
          form: {
            ...form,
            pictures: [...form.pictures],
            social_links: [...form.social_links],
            marks: [...form.marks],
            features: [...form.features],
            domains: [...form.domains],
          },
        },
      }),
    changed: 'brand.changed',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
};

/** Identity of the brand, and the legal facts about it. */
function WhoSections(props: SettingProps) {
  return (
    <>
      <Section title={t.sections.who}>
        <LineSetting {...props} field="name" />
        <LineSetting {...props} field="tagline" />
        <LineSetting {...props} field="description" wide />
        <div className="grid gap-5 sm:grid-cols-2">
          <LineSetting {...props} field="phone" type="tel" />
          <LineSetting {...props} field="email" type="email" />
        </div>
      </Section>
      <Section title={t.sections.legal}>
        <LineSetting {...props} field="company_name" />
        <LineSetting {...props} field="company_address" />
        <div className="grid gap-5 sm:grid-cols-2">
          <LineSetting {...props} field="vat_number" />
          <LineSetting {...props} field="certified_email" type="email" />
        </div>
        <LineSetting {...props} field="register" />
        <p className="text-caption text-ink-soft">
          {t.texts}{' '}
          <Link to="/testi" className="underline">
            {t.textsLink}
          </Link>
          .
        </p>
      </Section>
      <Section title={t.sections.links}>
        <SocialFields {...props} />
        <MarkFields {...props} />
      </Section>
    </>
  );
}

/** Colours and logos of pages and mails. */
function LookSection({ known, ...props }: SettingProps & Pick<PictureFieldsProps, 'known'>) {
  const { form, change, problem } = props.editing;
  return (
    <Section title={t.sections.look}>
      <AccentField {...props} />
      <p className="font-semibold text-small">{fieldNames.page_logo}</p>
      <PictureFields
        label={fieldNames.page_logo}
        hint={fieldHints.page_logo}
        none={t.noPageLogo}
        pictures={form.page_logo === null ? [] : [form.page_logo]}
        known={known}
        most={1}
        error={problem('page_logo')}
        onChange={([page_logo = null]) => change({ page_logo })}
      />
    </Section>
  );
}

/** Settings of the shop's behaviour. */
function WaySections(props: SettingProps & { readonly onRead: OnRead }) {
  return (
    <>
      <Section title={t.sections.features}>
        <FeatureFields {...props} />
        <LineSetting {...props} field="membership_name" />
        <SwitchSetting {...props} field="facebook_login" />
        <SwitchSetting {...props} field="apple_login" />
        <p className="text-caption text-ink-soft">
          {t.answers}{' '}
          <Link to="/risposte" className="underline">
            {t.answersLink}
          </Link>
          .
        </p>
      </Section>
      <Section title={t.sections.shipping}>
        <ShippingFields {...props} />
      </Section>
      <Section title={t.sections.apps}>
        <div className="grid gap-5 sm:grid-cols-2">
          <LineSetting {...props} field="min_ios_version" />
          <LineSetting {...props} field="min_android_version" />
        </div>
        <LineSetting {...props} field="ios_store_url" type="url" />
        <LineSetting {...props} field="android_store_url" type="url" />
      </Section>
      <Section title={t.sections.domains}>
        <DomainFields {...props} />
      </Section>
    </>
  );
}

const faceWords = {
  pictures: fieldNames.pictures,
  picturesHint: fieldHints.pictures,
  noPictures: t.noPictures,
  logo: fieldNames.logo,
  logoHint: fieldHints.logo,
  noLogo: t.noLogo,
};

type EditorProps = { readonly brand: EditedBrand; readonly mayEdit: boolean };

/** Form of the brand. */
export function SettingsEditor({ brand, mayEdit }: EditorProps) {
  const editing = useBrandEditing(brand);
  const { unreadable, onRead } = useUnreadable();
  const { busy, alert, dirty, save } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined) save();
  };
  const props = { editing, changes: brand.changes };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={dirty} />
      {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{t.readOnly}</p>}
      <FormAlert text={alert} />
      <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={fieldWords} />
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        <WhoSections {...props} />
        <LookSection {...props} known={brand.pictures} />
        <Section title={t.sections.pictures}>
          <FaceFields {...editing} known={brand.pictures} words={faceWords} />
        </Section>
        <WaySections {...props} onRead={onRead} />
      </fieldset>
      {mayEdit && <SaveBar busy={busy} />}
    </form>
  );
}
