import type { SavedView } from '@zanga/contract/people/saved-views';
import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Popover } from '@zanga/ui/overlays/popover.tsx';
import { useState } from 'react';
import { paramsOf, searchOf } from './kept-views.ts';
import { listTexts as t } from './list-texts.ts';
import { useBeginning, useSavedViews } from './use-saved-views.ts';

type Params = Readonly<Record<string, unknown>>;

type SavedViewsProps = {
  /** Key of the list: a short word that never changes. */
  readonly list: string;
  /** Filters of the address now. */
  readonly params: Params;
  /** Puts a view's filters into the address; `validateSearch` of the route reads them. */
  readonly onChoose: (params: Readonly<Record<string, string>>) => void;
};

function SaveView({ onSave }: { readonly onSave: (name: string, begins: boolean) => void }) {
  const [name, setName] = useState('');
  const [begins, setBegins] = useState(false);
  return (
    <Popover
      title={t.saveView}
      trigger={t.saveView}
      triggerStyle={deskButtonStyle('quiet')}
      className="w-72 p-3"
    >
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name, begins);
          setName('');
          setBegins(false);
        }}
      >
        <label className="flex flex-col gap-1 text-caption text-ink-soft">
          {t.viewName}
          <input
            className={deskInputStyle()}
            maxLength={40}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className="flex min-h-8 items-center gap-2.5 text-small pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={begins}
            onChange={(event) => setBegins(event.target.checked)}
          />
          {t.viewBegins}
        </label>
        <p className="text-caption text-ink-soft">{t.viewsYours}</p>
        <button type="submit" className={deskButtonStyle('solid')}>
          {t.save}
        </button>
      </form>
    </Popover>
  );
}

type ViewButtonsProps = {
  readonly views: readonly SavedView[];
  readonly known: SavedView | undefined;
  readonly onChoose: (view: SavedView) => void;
};

function ViewButtons({ views, known, onChoose }: ViewButtonsProps) {
  return views.map((view) => (
    <button
      key={view.name}
      type="button"
      aria-pressed={view === known}
      className={deskButtonStyle(view === known ? 'chosen' : 'quiet')}
      onClick={() => onChoose(view)}
    >
      {view.name}
    </button>
  ));
}

/** Saved views of a list: filters and order under a name, of the person and not of the device. */
export function SavedViews({ list, params, onChoose }: SavedViewsProps) {
  const { views, save, forget } = useSavedViews(list);
  const now = searchOf(params);
  useBeginning(views, now, (view) => onChoose(paramsOf(view)));
  const known = views?.find(({ search }) => search === now);
  if (!views || (views.length === 0 && now === '')) return null;
  return (
    <section aria-label={t.views} className="flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={now === ''}
        className={deskButtonStyle(now === '' ? 'chosen' : 'quiet')}
        onClick={() => onChoose({})}
      >
        {t.everything}
      </button>
      <ViewButtons views={views} known={known} onChoose={(view) => onChoose(paramsOf(view))} />
      {known && (
        <button
          type="button"
          aria-pressed={known.begins}
          className={deskButtonStyle('quiet')}
          onClick={() => save({ ...known, begins: !known.begins })}
        >
          {known.begins ? t.viewIsFirst : t.viewMakeFirst}
        </button>
      )}
      {known && (
        <button
          type="button"
          aria-label={t.forgetView(known.name)}
          className={deskButtonStyle('quiet', 'px-1.5')}
          onClick={() => forget(known.name)}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {!known && now !== '' && <SaveView onSave={(name, begins) => save({ name, search: now, begins })} />}
    </section>
  );
}
