import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import { channelNames } from '@zanga/domain/catalogue/italian-names';
import { services } from '@zanga/domain/catalogue/vocabulary';
import type { HoursForm } from '@zanga/domain/shops/editing/hours-form';
import { unusualWords, weekWords } from '@zanga/domain/shops/editing/hours-words';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { type SyntheticEvent, useId } from 'react';
import { MeanwhileNotice } from '../../../parts/editing/meanwhile-notice.tsx';
import { SaveBar } from '../../../parts/editing/save-bar.tsx';
import { UnsavedGuard } from '../../../parts/form/unsaved.tsx';
import { shopTexts } from '../shop-texts.ts';
import { DaysAhead } from './days-ahead.tsx';
import { fieldNames, hoursTexts as t } from './hours-texts.ts';
import { UnusualFields } from './unusual-fields.tsx';
import { useHoursEditing } from './use-hours-editing.ts';
import { WeekFields } from './week-fields.tsx';

const words = ({ weeks, exceptions }: HoursForm, field: keyof HoursForm): string =>
  field === 'weeks'
    ? services
        .filter((service) => weeks[service].some((day) => day.length > 0))
        .map((service) => `${channelNames[service]}: ${weekWords(weeks[service]).join('; ')}`)
        .join('. ')
    : exceptions.map(unusualWords).join('; ') || t.closedDay;

type HoursEditorProps = { readonly hours: EditedHours; readonly mayEdit: boolean };

type FieldsProps = HoursEditorProps & { readonly editing: ReturnType<typeof useHoursEditing> };

function Fields({ editing: { form, change, problem }, hours, mayEdit }: FieldsProps) {
  return (
    <>
      {hours.services.length === 0 && <p className="rounded-md bg-sunken p-4 text-small">{t.noServices}</p>}
      <fieldset disabled={!mayEdit} className="flex min-w-0 flex-col gap-5">
        {hours.services.map((service) => (
          <WeekFields
            key={service}
            service={service}
            offered={hours.services}
            weeks={form.weeks}
            onWeek={(week) => change({ weeks: { ...form.weeks, [service]: week } })}
            problem={(day) => problem(`weeks.${service}.${day}`)}
          />
        ))}
        <UnusualFields
          days={form.exceptions}
          offered={hours.services}
          onDays={(exceptions) => change({ exceptions })}
          problem={(index) => problem(`exceptions.${index}`)}
        />
      </fieldset>
    </>
  );
}

/** Form of a shop's hours: a week for each service, exceptions, and the resulting days. */
export function HoursEditor({ hours, mayEdit }: HoursEditorProps) {
  const editing = useHoursEditing(hours);
  const aheadId = useId();
  const { form, busy, alert, dirty, save, outside } = editing;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save(false);
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-6xl gap-5 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start"
    >
      <UnsavedGuard dirty={dirty} />
      <div className="flex min-w-0 flex-col gap-5">
        {!mayEdit && <p className="rounded-md bg-sunken p-4 text-small">{shopTexts.readOnly}</p>}
        <FormAlert text={alert ?? (editing.wrong ? t.wrong : undefined)} />
        <button
          type="button"
          className={deskButtonStyle('outline', 'self-start xl:hidden')}
          onClick={() => document.getElementById(aheadId)?.scrollIntoView()}
        >
          {t.ahead}
        </button>
        <MeanwhileNotice editing={editing} title={t.meanwhile} names={fieldNames} words={words} />
        <Fields editing={editing} hours={hours} mayEdit={mayEdit} />
        {mayEdit && (
          <SaveBar busy={busy}>
            {outside > 0 && (
              <p role="status" className="text-lemon-ink text-small first-letter:uppercase">
                {t.outside(outside)}
              </p>
            )}
          </SaveBar>
        )}
      </div>
      <DaysAhead id={aheadId} form={form} before={editing.before} services={hours.services} />
      <Confirm
        open={editing.asking}
        title={t.outsideTitle}
        confirm={t.outsideYes}
        cancel={t.outsideNo}
        busy={busy}
        onConfirm={() => save(true)}
        onClose={editing.forget}
      >
        {t.outsideLine(outside)}
      </Confirm>
    </form>
  );
}
