import type { IconProps } from '@zanga/ui/icon.tsx';
import type { ComponentType, ReactNode } from 'react';

type CheckoutSectionProps = {
  /** Where the list of what is missing leads. */
  readonly id: string;
  readonly title: string;
  readonly icon: ComponentType<IconProps>;
  readonly children: ReactNode;
};

/** One step of the checkout, on a card of its own. */
export function CheckoutSection({ id, title, icon: Icon, children }: CheckoutSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className="scroll-mt-(--header-height) rounded-lg max-lg:scroll-mb-28 bg-surface p-4 shadow-card outline-none md:p-7"
    >
      <div className="flex items-center gap-3 pb-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lemon-wash text-lemon-ink">
          <Icon size={22} />
        </span>
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </section>
  );
}
