import { classNames } from '@zanga/ui/class-names.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import {
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { checkoutTexts as t } from './checkout-texts.ts';

type CheckoutRowProps = {
  /** Target of the link in the list of missing things. */
  readonly id: string;
  readonly icon: ComponentType<IconProps>;
  readonly title: string;
  /** The choice made; without it the title stands alone. */
  readonly line?: ReactNode;
  readonly detail?: ReactNode;
  readonly open: boolean;
  /** Opens and closes the row; undefined while it must stay open for a missing choice. */
  readonly onToggle?: (() => void) | undefined;
  /** Label of a tap on the closed row. */
  readonly action?: string;
  /** Content above the row, such as a wallet button above the cards. */
  readonly before?: ReactNode;
  /** Notes shown whether the row is open or closed. */
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
};

type HeadProps = Omit<CheckoutRowProps, 'before' | 'notes' | 'children'> & {
  readonly button: RefObject<HTMLButtonElement | null>;
};

function Words({ id, title, line, detail, open }: HeadProps) {
  const alone = open || line === undefined;
  return (
    <span className="min-w-0 flex-1">
      <span
        id={`${id}-title`}
        className={classNames('block', alone ? 'font-semibold' : 'font-normal text-caption text-ink-soft')}
      >
        {title}
      </span>
      {!alone && <span className="block font-semibold leading-snug">{line}</span>}
      {!alone && detail && (
        <span className="block font-normal text-ink-soft text-small leading-snug">{detail}</span>
      )}
    </span>
  );
}

const look = 'flex min-h-15 w-full items-center gap-3 px-4 py-2.5 text-start font-text md:px-6';

function Head(props: HeadProps) {
  const { id, icon: Icon, open, onToggle, action = t.rows.change, button } = props;
  const mark = <Icon size={24} className="shrink-0 text-tomato-ink" />;
  if (!onToggle)
    return (
      <div className={look}>
        {mark}
        <Words {...props} />
      </div>
    );
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={open}
      aria-controls={`${id}-body`}
      onClick={onToggle}
      className={`${look} transition-colors hover:bg-sunken`}
    >
      {mark}
      <Words {...props} />
      <span className="shrink-0 font-semibold text-small text-tomato-ink underline underline-offset-4">
        {open ? t.rows.close : action}
      </span>
    </button>
  );
}

/** Moves the focus to the row when it closes around it, so that the choice is in sight. */
const useFocusAfter = (open: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(open);
  const inside = useRef(false);
  useEffect(() => {
    const closed = before.current && !open;
    before.current = open;
    if (!closed || !inside.current) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const enter = () => {
    inside.current = true;
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A removed element loses the focus without a next one: the focus was inside until then.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) inside.current = false;
  };
  return { button, watch: { onFocus: enter, onPointerDown: enter, onBlur: leave } };
};

/** A choice of the checkout in one line, which opens at a tap. */
export function CheckoutRow(props: CheckoutRowProps) {
  const { id, open, before, notes, children } = props;
  const { button, watch } = useFocusAfter(open);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-(--header-height) border-line border-t outline-none first:border-t-0 max-lg:scroll-mb-28"
    >
      {before}
      <h2 className="text-wrap tracking-normal">
        <Head {...props} button={button} />
      </h2>
      {notes && <div className="px-4 pb-3 empty:hidden md:px-6">{notes}</div>}
      <div id={`${id}-body`} hidden={!open && !children} {...watch}>
        {children}
      </div>
    </section>
  );
}

type RowBodyProps = {
  /** The row is closed: only an error message of the body takes room. */
  readonly folded?: boolean;
  readonly children: ReactNode;
};

/** Body of an open row. */
export function RowBody({ folded = false, children }: RowBodyProps) {
  const room = folded ? '*:last:empty:hidden [&_[role=alert]]:mb-4' : 'flex flex-col gap-4 pt-1 pb-5';
  return <div className={`px-4 md:px-6 ${room}`}>{children}</div>;
}

/** Rows of one subject, on a card of their own. */
export function RowCard({ children }: { readonly children: ReactNode }) {
  return <div className="overflow-clip rounded-lg bg-surface shadow-card">{children}</div>;
}
