import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { editingTexts as t } from './editing-texts.ts';
import type { Meanwhile } from './use-editing.ts';

type MeanwhileNoticeProps<Form> = {
  readonly editing: {
    readonly form: Form;
    readonly meanwhile: Meanwhile<Form> | undefined;
    readonly takeTheirs: (field: keyof Form & string) => void;
  };
  /** Title of the notice: `Qualcun altro ha salvato questo prodotto …`. */
  readonly title: string;
  readonly names: Readonly<Record<keyof Form & string, string>>;
  /** A field in words, to compare the versions of two people. */
  readonly words: (form: Form, field: keyof Form & string) => string;
};

/** Tells of a colleague's save, and asks for each field that both changed whose version stays. */
export function MeanwhileNotice<Form>({ editing, title, names, words }: MeanwhileNoticeProps<Form>) {
  const { form, meanwhile, takeTheirs } = editing;
  if (!meanwhile) return null;
  const { theirs, both } = meanwhile;
  return (
    <section role="alert" className="flex flex-col gap-3 rounded-md bg-lemon-wash p-4 text-lemon-ink">
      <h2 className="font-semibold font-text text-body tracking-normal">{title}</h2>
      <p className="text-small">{both.length > 0 ? t.meanwhileLine : t.meanwhileDone}</p>
      {both.map((field) => (
        <div key={field} className="flex flex-col gap-2 rounded-sm bg-surface p-3 text-ink text-small">
          <h3 className="font-semibold font-text text-small tracking-normal">{names[field]}</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
            <dt className="text-ink-soft">{t.yours}</dt>
            <dd className="wrap-anywhere">{words(form, field)}</dd>
            <dt className="text-ink-soft">{t.theirs}</dt>
            <dd className="wrap-anywhere">{words(theirs, field)}</dd>
          </dl>
          <button
            type="button"
            className={deskButtonStyle('outline', 'self-start')}
            onClick={() => takeTheirs(field)}
          >
            {t.takeTheirs(names[field])}
          </button>
        </div>
      ))}
    </section>
  );
}
