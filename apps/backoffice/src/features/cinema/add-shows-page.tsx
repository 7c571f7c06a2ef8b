import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import type { EditedShow, UsualShows } from '@zanga/contract/ordering/shows-office';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { startsBetween } from '@zanga/domain/cinema/show-form';
import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { addDays, isLocalDate, wallClock } from '@zanga/domain/time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { type SyntheticEvent, useState } from 'react';
import { service } from '../../base/api.ts';
import { useChange } from '../../parts/confirm/use-change.ts';
import { Section } from '../../parts/editing/section.tsx';
import { useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { UnsavedGuard } from '../../parts/form/unsaved.tsx';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShop } from '../../parts/frame/use-shop.ts';
import { PictureFields } from '../../parts/pictures/picture-fields.tsx';
import { showsKey, useShowForm, useUsual } from './programme-queries.ts';
import { showFieldNames, programmeTexts as t } from './programme-texts.ts';
import { FilmFields, HallFields, type ShowFacts, TicketFields } from './show-fields.tsx';
import { showsTexts } from './shows-texts.ts';
import { type Repeated, WhenFields } from './when-fields.tsx';

/** Initial form: a copy of another show, or the facts of the latest ones. */
const beginning = (
  { category, option_groups, halls }: UsualShows,
  like: EditedShow | undefined,
  shop: string | undefined,
): ShowFacts => {
  if (like) {
    const { starts_at: _, ...facts } = like.form;
    return facts;
  }
  const place = halls.find((one) => shop === undefined || one.shop === shop);
  return {
    ...{
      film: '',
      description: '',
      shop: givenId('shp', shop ?? place?.shop ?? ''),
      hall: place?.hall ?? '',
    },
    ...{ minutes: 120, seats: place?.seats ?? 50, price: cents(0), prime_price: null, age_limit: null },
    ...{ category: category ?? givenId('cat', ''), option_groups, pictures: [] },
  };
};

const firstTimes = (like: EditedShow | undefined): Repeated => {
  const tomorrow = addDays(wallClock(serviceNow()).date, 1);
  const time = like ? wallClock(new Date(like.form.starts_at)).minute : 1260;
  return { first: tomorrow, last: tomorrow, weekdays: [], times: [time] };
};

const startsOf = ({ first, last, weekdays, times }: Repeated): readonly string[] =>
  isLocalDate(first) && isLocalDate(last)
    ? startsBetween({ first, last, weekdays, times }).map((at) => at.toISOString())
    : [];

type EditorProps = { readonly start: ShowFacts; readonly like: EditedShow | undefined };

const useAdding = (start: ShowFacts, like: EditedShow | undefined) => {
  const [form, setForm] = useState(start);
  const [repeated, setRepeated] = useState(() => firstTimes(like));
  const { busy, alert, fields, change: send } = useChange();
  const navigate = useNavigate();
  const client = useQueryClient();
  const starts = startsOf(repeated);
  const problem = (field: string) => fields[`form.${field}`]?.[0] ?? fields[field]?.[0];
  const submit = () =>
    send(
      async () => {
        const body = { form: { ...form, option_groups: [...form.option_groups] }, starts: [...starts] };
        await service.api('POST /api/backoffice/cinema/shows', { body });
        await client.invalidateQueries({ queryKey: showsKey });
        await navigate({ to: '/cinema' });
      },
      () => toast({ text: t.created(starts.length) }),
    );
  const change = (part: Partial<ShowFacts>) => setForm((now) => ({ ...now, ...part }));
  const dirty = !busy && JSON.stringify(form) !== JSON.stringify(start);
  return { form, change, problem, repeated, setRepeated, starts, busy, alert, dirty, submit };
};

function Editor({ start, like }: EditorProps) {
  const adding = useAdding(start, like);
  const { form, change, problem, starts } = adding;
  const { unreadable, onRead, forget } = useUnreadable();
  const fields = { editing: { form, change, problem }, onRead };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (unreadable === undefined && starts.length > 0 && starts.length <= 100) adding.submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-3xl flex-col gap-5 p-4 md:p-6">
      <UnsavedGuard dirty={adding.dirty} />
      <FormAlert text={adding.alert} />
      <Section title={t.film}>
        <FilmFields {...fields} />
      </Section>
      <Section title={showFieldNames.pictures}>
        <PictureFields
          label={showFieldNames.pictures}
          hint={t.picturesHint}
          none={t.noPictures}
          pictures={form.pictures}
          known={like?.pictures ?? []}
          error={problem('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      </Section>
      <Section title={t.where}>
        <HallFields {...fields} taken={0} />
      </Section>
      <Section title={t.when}>
        <WhenFields
          repeated={adding.repeated}
          starts={starts}
          problemAt={(at) => problem(`starts.${at}`)}
          onRead={onRead}
          onChange={(next) => {
            if (next.times.length !== adding.repeated.times.length) forget();
            adding.setRepeated(next);
          }}
        />
        <FieldError id="starts" error={problem('starts')} />
      </Section>
      <Section title={t.sale}>
        <TicketFields {...fields} />
      </Section>
      <div className="self-start">
        <SubmitButton busy={adding.busy}>{t.create(Math.max(1, starts.length))}</SubmitButton>
      </div>
    </form>
  );
}

function LikeAnother({ id, usual }: { readonly id: string; readonly usual: UsualShows }) {
  const query = useShowForm(id);
  return (
    <Loaded query={query}>
      {(like) => <Editor key={like.id} like={like} start={beginning(usual, like, undefined)} />}
    </Loaded>
  );
}

/** Adds shows: new ones, or copies of another. */
export function AddShowsPage({ like }: { readonly like: string | undefined }) {
  const query = useUsual();
  const { shop } = useShop();
  return (
    <div className="min-h-0 flex-1">
      <PageHeader title={t.addTitle} line={t.addLine}>
        <Link to="/cinema" className={deskButtonStyle()}>
          {showsTexts.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>
        {(usual) =>
          like === undefined ? (
            <Editor like={undefined} start={beginning(usual, undefined, shop)} />
          ) : (
            <LikeAnother id={like} usual={usual} />
          )
        }
      </Loaded>
    </div>
  );
}
