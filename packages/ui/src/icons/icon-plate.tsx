import type { ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import type { IconProps } from './icon.tsx';

type IconPlateProps = { readonly icon: ComponentType<IconProps>; readonly className?: string };

/** Plate with an icon, in place of something that is not there yet. */
export function IconPlate({ icon: Icon, className }: IconPlateProps) {
  return (
    <div
      className={classNames(
        'relative grid size-36 place-items-center overflow-hidden rounded-full bg-majolica-wash text-majolica-ink shadow-lift',
        className,
      )}
    >
      <div className="majolica absolute inset-0 opacity-80 [--tile:2.25rem]" aria-hidden="true" />
      <span className="relative grid size-24 place-items-center rounded-full bg-lemon text-on-lemon shadow-card">
        <Icon size={44} />
      </span>
    </div>
  );
}
