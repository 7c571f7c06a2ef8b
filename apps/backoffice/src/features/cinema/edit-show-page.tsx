import { Link } from '@tanstack/react-router';
import { money } from '@zanga/browser/format.ts';
import type { EditedShow, ShowForm } from '@zanga/contract/ordering/shows-office';
import { instantOf, isLocalDate, wallClock } from '@zanga/domain/time';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { TimeField } from '@zanga/ui/fields/typed-field.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { service } from '../../base/api.ts';
import { useMay } from '../../base/user.ts';
import { EditForm } from '../../parts/editing/edit-form.tsx';
import { MeanwhileNotice } from '../../parts/editing/meanwhile-notice.tsx';
import { Section } from '../../parts/editing/section.tsx';
import { type Editing, useEditing } from '../../parts/editing/use-editing.ts';
import { type OnRead, useUnreadable } from '../../parts/editing/use-unreadable.ts';
import { Loaded } from '../../parts/frame/loaded.tsx';
import { PageHeader } from '../../parts/frame/page-header.tsx';
import { useShops } from '../../parts/frame/use-shop.ts';
import { momentText } from '../../parts/moment.ts';
import { PictureFields } from '../../parts/pictures/picture-fields.tsx';
import { readShowForm, useCategories, useGroups, useShowForm, useShowSaved } from './programme-queries.ts';
import { showFieldNames as names, programmeTexts as t } from './programme-texts.ts';
import { FilmFields, HallFields, TicketFields } from './show-fields.tsx';
import { showsTexts } from './shows-texts.ts';

const useShowEditing = (show: EditedShow) => {
  const saved = useShowSaved();
  return useEditing<ShowForm, EditedShow>(show, {
    read: () => readShowForm(show.id),
    write: (body) =>
      service.api('PUT /api/backoffice/cinema/shows/:show/form', { params: { show: show.id }, body }),
    changed: 'show.edited',
    onSaved: async (next) => {
      toast({ text: t.saved });
      await saved(next);
    },
  });
};

type StartProps = { readonly editing: Editing<ShowForm>; readonly onRead: OnRead };

/** Start of a show, as day and hour in Rome. */
function StartFields({ editing: { form, change, problem }, onRead }: StartProps) {
  const { date, minute } = wallClock(new Date(form.starts_at));
  const set = (day: string, at: number) => {
    if (isLocalDate(day)) change({ starts_at: instantOf(day, at).toISOString() });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        type="date"
        label={t.day}
        value={date}
        onChange={({ target }) => set(target.value, minute)}
        error={problem('starts_at')}
      />
      <TimeField
        label={t.time}
        value={minute}
        unreadable={t.timeUnreadable}
        onChange={(at) => {
          const read = typeof at === 'number' && at < 1440 ? at : undefined;
          onRead('starts_at', read);
          if (read !== undefined) set(date, read);
        }}
      />
    </div>
  );
}

/** A field of a show in words, to compare the versions of two people. */
const useShowWords = () => {
  const shops = useShops().data?.data ?? [];
  const categories = useCategories().data?.data ?? [];
  const groups = useGroups().data?.data ?? [];
  const among = (some: readonly { readonly id: string; readonly name: string }[], id: string) =>
    some.find((one) => one.id === id)?.name ?? id;
  return (form: ShowForm, field: keyof ShowForm): string => {
    const value = form[field];
    if (value === null) return t.nothing;
    if (field === 'starts_at') return momentText(form.starts_at);
    if (field === 'shop') return among(shops, form.shop);
    if (field === 'category') return among(categories, form.category);
    if (field === 'pictures') return String(form.pictures.length);
    if (field === 'option_groups')
      return form.option_groups.map((id) => among(groups, id)).join(', ') || t.nothing;
    if (field === 'price' || field === 'prime_price') return money(form[field] ?? form.price);
    return String(value) || t.nothing;
  };
};

type EditorProps = { readonly show: EditedShow; readonly mayEdit: boolean };

function ShowEditor({ show, mayEdit }: EditorProps) {
  const editing = useShowEditing(show);
  const { unreadable, onRead } = useUnreadable();
  const words = useShowWords();
  const { form, change, problem, save } = editing;
  const fields = { editing, onRead };
  return (
    <EditForm
      editing={editing}
      mayEdit={mayEdit && !show.closed}
      readOnly={show.closed ? t.closed : t.readOnly}
      meanwhile={<MeanwhileNotice editing={editing} title={t.meanwhile} names={names} words={words} />}
      whole={show.taken > 0 && <p className="text-small">{t.willTell(show.taken)}</p>}
      onSave={() => unreadable === undefined && save()}
    >
      <Section title={t.film}>
        <FilmFields {...fields} />
      </Section>
      <Section title={names.pictures}>
        <PictureFields
          label={names.pictures}
          hint={t.picturesHint}
          none={t.noPictures}
          pictures={form.pictures}
          known={show.pictures}
          error={problem('pictures')}
          onChange={(pictures) => change({ pictures })}
        />
      </Section>
      <Section title={t.when}>
        <StartFields {...fields} />
      </Section>
      <Section title={t.where}>
        <HallFields {...fields} taken={show.taken} />
      </Section>
      <Section title={t.sale}>
        <TicketFields {...fields} />
      </Section>
    </EditForm>
  );
}

/** Form of a show. */
export function EditShowPage({ id }: { readonly id: string }) {
  const query = useShowForm(id);
  const mayEdit = useMay('cinema.edit');
  const film = query.data?.form.film;
  return (
    <div className="min-h-0 flex-1">
      <PageHeader
        title={film === undefined ? showsTexts.title : t.editTitle(film)}
        line={query.data && momentText(query.data.form.starts_at)}
      >
        <Link to="/cinema/$show" params={{ show: id }} className={deskButtonStyle()}>
          {t.back}
        </Link>
      </PageHeader>
      <Loaded query={query}>{(seen) => <ShowEditor key={seen.id} show={seen} mayEdit={mayEdit} />}</Loaded>
    </div>
  );
}
