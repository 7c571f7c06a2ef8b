import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ComponentType, ReactNode } from 'react';
import { checkoutTexts } from './checkout-texts.ts';

type CheckoutSectionProps = {
  /** Where the list of what is missing leads. */
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType<IconProps>;
  /** Nothing is missing here any more. */
  readonly done?: boolean;
  readonly children: ReactNode;
};

function Mark({ icon: Icon, done }: Pick<CheckoutSectionProps, 'icon' | 'done'>) {
  const disc = 'grid size-11 shrink-0 place-items-center rounded-full';
  if (!done)
    return (
      <span className={`${disc} bg-lemon-wash text-lemon-ink`}>
        <Icon size={22} />
      </span>
    );
  return (
    <span className={`${disc} animate-pop bg-basil text-on-basil`}>
      <CheckIcon size={22} strokeWidth="2.6" />
      <span className="sr-only">{checkoutTexts.done}</span>
    </span>
  );
}

/** One step of the checkout, on a card of its own, ticked off once it is complete. */
export function CheckoutSection({ id, title, icon, done = false, children }: CheckoutSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-(--header-height) rounded-lg max-lg:scroll-mb-28 bg-surface p-4 shadow-card outline-none md:p-7"
    >
      <div className="flex items-center gap-3 pb-4">
        <Mark icon={icon} done={done} />
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
