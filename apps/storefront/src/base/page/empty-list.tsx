import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import type { ComponentType } from 'react';
import { invitingTexts } from '../texts/inviting-texts.ts';

type EmptyListProps = {
  readonly icon: ComponentType<IconProps>;
  readonly title: string;
  readonly body: string;
};

/** Empty state of a personal list (orders, coupons, favourites), with a link to the menu. */
export function EmptyList({ icon, title, body }: EmptyListProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-12 text-center">
      <IconPlate icon={icon} />
      <h2 className="text-h2">{title}</h2>
      <p className="max-w-md text-ink-soft text-lead">{body}</p>
      <Link to="/home" hash="menu" className={buttonStyle()}>
        {invitingTexts.browseMenu}
      </Link>
    </div>
  );
}
