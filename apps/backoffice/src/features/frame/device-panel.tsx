import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { DeviceIcon } from '@zanga/ui/icons/person-icons.tsx';
import { Popover } from '@zanga/ui/overlays/popover.tsx';
import { service } from '../../base/api.ts';
import { askWho } from '../../base/ask-who.ts';
import { useDeviceHere, useKeepHere } from '../../base/device-here.ts';
import { frameTexts } from './frame-texts.ts';
import { ThemeChoice } from './theme-choice.tsx';

const t = frameTexts.device;

/** Name of this device, the person on it, and the change of person. */
export function DevicePanel() {
  const here = useDeviceHere();
  const { lookAgain } = useKeepHere();
  if (!here) return null;
  // The next look shows whether the person has left.
  const leave = () =>
    void service
      .api('DELETE /api/device/person')
      .catch(() => undefined)
      .then(() => lookAgain());
  return (
    <div className="flex flex-col gap-3">
      <div className="min-w-0 px-3">
        <p className="wrap-anywhere font-semibold">{here.person?.name ?? t.nobody}</p>
        <p className="truncate text-caption text-ink-soft">{t.at(here.name, here.shop.name)}</p>
      </div>
      <div className="flex flex-col gap-2 px-3">
        <button
          type="button"
          data-leads-on
          className={deskButtonStyle('solid', 'min-h-11')}
          onClick={() => void askWho('person')}
        >
          {here.person ? t.change : t.switchOn}
        </button>
        <button
          type="button"
          data-leads-on
          className={deskButtonStyle('outline', 'min-h-11')}
          onClick={() => void askWho('shift')}
        >
          {t.shift}
        </button>
        {here.person && (
          <button type="button" className={deskButtonStyle('quiet', 'min-h-11')} onClick={leave}>
            {t.leave}
          </button>
        )}
      </div>
      <ThemeChoice />
    </div>
  );
}

/** The panel behind a button with the person's name. */
export function DeviceMenu({ narrow }: { readonly narrow: boolean }) {
  const here = useDeviceHere();
  if (!here) return <div className="h-12" />;
  const who = here.person?.name ?? t.nobody;
  return (
    <Popover
      title={`${t.menu} ${who}`}
      side="top"
      className="w-72 py-3"
      triggerStyle={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-sm text-start hover:bg-sunken',
        narrow ? 'mx-auto size-11 justify-center' : 'mx-2 p-1.5',
      )}
      trigger={
        <>
          <DeviceIcon
            size={24}
            className={classNames('shrink-0', here.person ? 'text-tomato-ink' : 'text-ink-soft')}
          />
          <span className={narrow ? 'sr-only' : 'min-w-0'}>
            <span className="sr-only">{t.menu} </span>
            <span className="block truncate font-semibold text-small">{who}</span>
            <span className="block truncate text-caption text-ink-soft">{here.name}</span>
          </span>
        </>
      }
    >
      <DevicePanel />
    </Popover>
  );
}
