import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { fieldWords } from './form-words.ts';
import { useMenuCategories } from './menu-queries.ts';
import { fieldNames, menuTexts } from './menu-texts.ts';
import type { Editing } from './use-saving.ts';

const t = menuTexts.product;

/** Tells that somebody else saved meanwhile, and lets one choose between the two for each field that both changed. */
export function MeanwhileNotice({ editing }: { readonly editing: Editing }) {
  const { form, meanwhile, takeTheirs } = editing;
  const categories = useMenuCategories().data?.data ?? [];
  if (!meanwhile) return null;
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name ?? id;
  const { theirs, both } = meanwhile;
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-md bg-lemon-wash p-4 text-lemon-ink">
      <h2 className="font-semibold font-text text-body tracking-normal">{t.meanwhile}</h2>
      <p className="text-small">{both.length > 0 ? t.meanwhileLine : t.meanwhileDone}</p>
      {both.map((field) => (
        <div key={field} className="flex flex-col gap-2 rounded-sm bg-surface p-3 text-ink text-small">
          <h3 className="font-semibold font-text text-small tracking-normal">{fieldNames[field]}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            <dt className="text-ink-soft">{t.yours}</dt>
            <dd className="wrap-anywhere">{fieldWords(form, field, nameOf)}</dd>
            <dt className="text-ink-soft">{t.theirs}</dt>
            <dd className="wrap-anywhere">{fieldWords(theirs, field, nameOf)}</dd>
          </dl>
          <button
            type="button"
            className={deskButtonStyle('outline', 'self-start')}
            onClick={() => takeTheirs(field)}
          >
            {t.takeTheirs(fieldNames[field])}
          </button>
        </div>
      ))}
    </section>
  );
}
