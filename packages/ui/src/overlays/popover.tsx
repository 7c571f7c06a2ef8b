import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type PopoverProps = {
  /** Content of its button. */
  readonly trigger: ReactNode;
  readonly triggerStyle: string;
  /** Read out when it opens. */
  readonly title: string;
  readonly side?: 'top' | 'bottom';
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
};

/** Popover: a small panel beside the button that opens it, closed by Escape or a press beside it. */
export function Popover(props: PopoverProps) {
  const { trigger, triggerStyle, title, side = 'bottom', align = 'start', className, children } = props;
  return (
    <Base.Root>
      <Base.Trigger className={triggerStyle}>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          positionMethod="fixed"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            className={classNames(
              'max-h-(--available-height) overflow-y-auto rounded-sm border border-line bg-raised text-ink shadow-lift outline-none',
              className,
            )}
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
