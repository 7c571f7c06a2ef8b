import { Button } from '@zanga/ui/button.tsx';
import { FormDone } from '@zanga/ui/form-alert.tsx';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { accountTexts as t } from './account-texts.ts';

type SectionFrameProps = {
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType<IconProps>;
  /** The only section of its page, whose heading already names it. */
  readonly alone?: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the account, on a card of its own. */
export function SectionFrame({ id, title, icon: Icon, alone = false, action, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="scroll-mt-(--header-height) rounded-lg bg-surface p-5 shadow-card md:p-7"
    >
      {alone ? (
        // Its content has headings of the third level.
        <h2 className="sr-only">{title}</h2>
      ) : (
        <div className="flex items-center gap-3 pb-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lemon-wash text-lemon-ink">
            <Icon size={22} />
          </span>
          <h2 className="flex-1 text-h3">{title}</h2>
          {action}
        </div>
      )}
      {children}
      {alone && action && <div className="pt-4">{action}</div>}
    </section>
  );
}

/** Callbacks of a section's form, for its two endings. */
export type Ending = {
  /** Takes a message where “saved” would say too much. */
  readonly onSaved: (words?: string) => void;
  readonly onCancel: () => void;
};

type AccountSectionProps = Omit<SectionFrameProps, 'action' | 'children'> & {
  readonly summary: ReactNode;
  readonly form: (ending: Ending) => ReactNode;
};

/** Shows the stored values; opens to a form, and confirms a saved change. */
export function AccountSection({ summary, form, ...frame }: AccountSectionProps) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState<string>();
  const edit = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const was = useRef(false);

  // Focus follows: into the form, and back to the button that opened it.
  useEffect(() => {
    if (editing) body.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    else if (was.current) edit.current?.focus();
    was.current = editing;
  }, [editing]);

  const action = !editing && (
    <Button
      ref={edit}
      {...(frame.alone ? { variant: 'outline' } : { variant: 'quiet', size: 'inline', className: '-me-3' })}
      aria-label={t.editWhat(frame.title)}
      onClick={() => {
        setSaved(undefined);
        setEditing(true);
      }}
    >
      {t.edit}
    </Button>
  );
  const ending: Ending = {
    onSaved: (words = t.saved) => {
      setSaved(words);
      setEditing(false);
    },
    onCancel: () => setEditing(false),
  };
  return (
    <SectionFrame {...frame} action={action}>
      <div ref={body}>{editing ? form(ending) : summary}</div>
      <FormDone text={saved} className="pt-3" />
    </SectionFrame>
  );
}
