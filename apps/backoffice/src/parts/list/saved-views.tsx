import { deskButtonStyle, deskInputStyle } from '@zanga/ui/desk-style.ts';
import { CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { Popover } from '@zanga/ui/overlays/popover.tsx';
import { useState } from 'react';
import { readPreference, usePreference, writePreference } from '../../base/preferences.ts';
import { useUser } from '../../base/user.ts';
import { type KeptView, paramsOf, readViews, searchOf, withoutView, withView } from './kept-views.ts';
import { listTexts as t } from './list-texts.ts';

type Params = Readonly<Record<string, unknown>>;

type SavedViewsProps = {
  /** Which list's views: a short word that never changes. */
  readonly list: string;
  /** What the address says now. */
  readonly params: Params;
  /** Puts a view's filters into the address; `validateSearch` of the route reads them. */
  readonly onChoose: (params: Readonly<Record<string, string>>) => void;
};

const useKeptViews = (list: string) => {
  const { data: user } = useUser();
  const key = `gestione_viste_${list}_${user?.id ?? ''}` as const;
  const views = readViews(usePreference(key));
  const change = (next: (views: readonly KeptView[]) => readonly KeptView[]) =>
    writePreference(key, JSON.stringify(next(readViews(readPreference(key)))));
  return { views, change };
};

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('');
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
          onSave(name);
          setName('');
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
        <p className="text-caption text-ink-soft">{t.viewsHere}</p>
        <button type="submit" className={deskButtonStyle('solid')}>
          {t.save}
        </button>
      </form>
    </Popover>
  );
}

/** Saved views of a list: filters and order under a name, kept for this person on this device. */
export function SavedViews({ list, params, onChoose }: SavedViewsProps) {
  const { views, change } = useKeptViews(list);
  const now = searchOf(params);
  const known = views.find(({ search }) => search === now);
  if (views.length === 0 && now === '') return null;
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
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          aria-pressed={view === known}
          className={deskButtonStyle(view === known ? 'chosen' : 'quiet')}
          onClick={() => onChoose(paramsOf(view))}
        >
          {view.name}
        </button>
      ))}
      {known && (
        <button
          type="button"
          aria-label={t.forgetView(known.name)}
          className={deskButtonStyle('quiet', 'px-1.5')}
          onClick={() => change((kept) => withoutView(kept, known.name))}
        >
          <CloseIcon size={16} />
        </button>
      )}
      {!known && now !== '' && <SaveView onSave={(name) => change((kept) => withView(kept, name, now))} />}
    </section>
  );
}
