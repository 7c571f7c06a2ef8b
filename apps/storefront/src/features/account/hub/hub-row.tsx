import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import type { ComponentType, ReactNode } from 'react';

/** The look of a row of the hub; the row itself is the link. */
export const hubRow =
  'flex min-h-16 items-center gap-4 px-4 py-2.5 transition-colors hover:bg-sunken md:px-5 focus-visible:rounded-md';

type HubRowContentProps = {
  readonly icon: ComponentType<IconProps>;
  readonly title: string;
  /** State in words, where known; its place is reserved. */
  readonly state: ReactNode;
};

export function HubRowContent({ icon: Icon, title, state }: HubRowContentProps) {
  return (
    <>
      <Icon className="shrink-0 text-tomato-ink" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block min-h-[1.45em] truncate text-ink-soft text-small">{state}</span>
      </span>
      <ChevronRightIcon size={20} className="shrink-0 text-ink-soft" />
    </>
  );
}

type HubGroupProps = { readonly title: string; readonly children: ReactNode };

/** Rows that belong together. */
export function HubGroup({ title, children }: HubGroupProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-2 text-h4">{title}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card">{children}</ul>
    </nav>
  );
}
