import type { Offset } from '@zanga/domain/shops/offset';
import { IconButton } from '@zanga/ui/button.tsx';
import { ArrowRightIcon, MinusIcon, PlusIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { pinTexts as t } from '../address-texts.ts';

const ways = [
  { label: t.north, key: 'ArrowUp', turn: '-rotate-90', north: 1, east: 0 },
  { label: t.south, key: 'ArrowDown', turn: 'rotate-90', north: -1, east: 0 },
  { label: t.west, key: 'ArrowLeft', turn: 'rotate-180', north: 0, east: -1 },
  { label: t.east, key: 'ArrowRight', turn: '', north: 0, east: 1 },
] as const;

type NudgePadProps = {
  readonly stepMetres: number;
  readonly onNudge: (offset: Offset) => void;
  readonly onCloser: (() => void) | undefined;
  readonly onFurther: (() => void) | undefined;
};

function Pressed({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      onClick={onPress}
      aria-disabled={!onPress}
      className="bg-surface aria-disabled:opacity-45"
    >
      {children}
    </IconButton>
  );
}

/** Moves the pin without a pointer: by its buttons, or by the arrow keys on any of them. */
export function NudgePad({ stepMetres, onNudge, onCloser, onFurther }: NudgePadProps) {
  const nudge = ({ north, east }: Offset) => onNudge({ north: north * stepMetres, east: east * stepMetres });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways.find(({ key }) => key === event.key);
    if (!way) return;
    event.preventDefault();
    nudge(way);
  };
  return (
    <div
      className="flex flex-wrap justify-between gap-2"
      onKeyDown={onKeyDown}
      role="toolbar"
      aria-label={t.map}
    >
      <div className="flex gap-1">
        {ways.map((way) => (
          <Pressed key={way.key} label={way.label} onPress={() => nudge(way)}>
            <ArrowRightIcon size={20} className={way.turn} />
          </Pressed>
        ))}
      </div>
      <div className="flex gap-1">
        <Pressed label={t.further} onPress={onFurther}>
          <MinusIcon size={20} />
        </Pressed>
        <Pressed label={t.closer} onPress={onCloser}>
          <PlusIcon size={20} />
        </Pressed>
      </div>
    </div>
  );
}
