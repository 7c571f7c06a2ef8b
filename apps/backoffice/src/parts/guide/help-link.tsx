import { Link, useLocation } from '@tanstack/react-router';
import { InfoIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { texts } from '../../base/texts.ts';
import { useCurrentScreen } from '../frame/use-screens.ts';
import { helpOf } from './help-of.ts';

/** Link from a screen to its page of the guide. */
export function HelpLink() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  const page = helpOf(path, useCurrentScreen()?.to);
  if (page === undefined) return null;
  return (
    <Link
      to="/aiuto/$pagina"
      params={{ pagina: page }}
      title={texts.guide}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink pointer-coarse:size-11"
    >
      <InfoIcon size={18} />
      <span className="sr-only">{texts.guide}</span>
    </Link>
  );
}
