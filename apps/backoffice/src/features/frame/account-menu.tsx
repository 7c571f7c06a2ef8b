import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { KeyIcon, LogoutIcon } from '@zanga/ui/icons/person-icons.tsx';
import { Popover } from '@zanga/ui/overlays/popover.tsx';
import { useIsDevice } from '../../base/device.ts';
import { signOut } from '../../base/sign-out.ts';
import { texts } from '../../base/texts.ts';
import { DeviceMenu, DevicePanel } from './device-panel.tsx';
import { frameTexts as t } from './frame-texts.ts';
import { Initials, usePerson } from './person.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Menu of the person: name, theme, sign-out; on a device the person on it. */
export function AccountPanel() {
  return useIsDevice() ? <DevicePanel /> : <PersonPanel />;
}

function PersonPanel() {
  const person = usePerson();
  return (
    <div className="flex flex-col gap-3">
      <div className="min-w-0 px-3">
        <p className="truncate font-semibold">{person?.name}</p>
        <p className="truncate text-caption text-ink-soft">{person?.email}</p>
        <p className="text-caption text-ink-soft">{person?.roles}</p>
      </div>
      <ThemeChoice />
      <Link
        to="/profilo"
        className="flex min-h-9 items-center gap-3 rounded-sm px-3 text-small hover:bg-sunken pointer-coarse:min-h-11"
      >
        <KeyIcon size={18} />
        {t.profile}
      </Link>
      <button
        type="button"
        onClick={() => void signOut()}
        className="flex min-h-9 items-center gap-3 rounded-sm px-3 text-small hover:bg-sunken pointer-coarse:min-h-11"
      >
        <LogoutIcon size={18} />
        {texts.signOut}
      </button>
    </div>
  );
}

/** The menu behind the person's initials, or the device's sign. */
export function AccountMenu({ narrow = false }: { readonly narrow?: boolean }) {
  return useIsDevice() ? <DeviceMenu narrow={narrow} /> : <PersonMenu narrow={narrow} />;
}

function PersonMenu({ narrow }: { readonly narrow: boolean }) {
  const person = usePerson();
  if (!person) return <div className="h-12" />;
  return (
    <Popover
      title={`${t.account} ${person.name}`}
      side="top"
      className="w-72 py-3"
      triggerStyle={classNames(
        'flex min-w-0 items-center gap-2.5 rounded-sm text-start hover:bg-sunken',
        narrow ? 'mx-auto size-11 justify-center' : 'mx-2 p-1.5',
      )}
      trigger={
        <>
          <Initials letters={person.initials} />
          <span className={narrow ? 'sr-only' : 'min-w-0'}>
            <span className="sr-only">{t.account} </span>
            <span className="block truncate font-semibold text-small">{person.name}</span>
            <span className="block truncate text-caption text-ink-soft">{person.roles}</span>
          </span>
        </>
      }
    >
      <PersonPanel />
    </Popover>
  );
}
