import { Link } from '@tanstack/react-router';
import { buttonStyle } from '@zanga/ui/button-style.ts';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import type { ComponentType } from 'react';
import { invitingTexts } from '../texts/inviting-texts.ts';

type NothingYetProps = {
  readonly icon: ComponentType<IconProps>;
  readonly title: string;
  readonly body: string;
};

/** A list of one's own before its first entry, and the way to get one. */
export function NothingYet({ icon, title, body }: NothingYetProps) {
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
