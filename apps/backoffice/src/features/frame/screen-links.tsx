import { Link } from '@tanstack/react-router';
import { classNames } from '@zanga/ui/class-names.ts';
import { type Screen, screenGroups } from '../../parts/frame/screens.ts';
import { useCurrentScreen, useScreens } from '../../parts/frame/use-screens.ts';
import { useWaitingMessages } from '../../parts/frame/waiting.ts';
import { frameTexts as t } from './frame-texts.ts';

type ScreenLinkProps = {
  readonly screen: Screen;
  readonly current: boolean;
  /** Icons only; the name is a label and a tooltip. */
  readonly narrow: boolean;
};

/** Number of open messages; a dot on the narrow bar. */
function Waiting({ narrow }: Pick<ScreenLinkProps, 'narrow'>) {
  const waiting = useWaitingMessages();
  if (waiting === 0) return null;
  const told = <span className="sr-only">{t.waitingMessages(waiting)}</span>;
  if (narrow)
    return (
      <span className="absolute end-2 top-2 size-2.5 rounded-full bg-tomato forced-colors:border">
        {told}
      </span>
    );
  return (
    <span className="ms-auto rounded-full bg-tomato px-1.5 text-caption text-on-tomato tabular-nums">
      <span aria-hidden="true">{t.waiting(waiting)}</span>
      {told}
    </span>
  );
}

function ScreenLink({ screen: { to, label, icon: Icon, counted }, current, narrow }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      title={narrow ? label : undefined}
      className={classNames(
        'relative flex items-center gap-3 rounded-sm text-small transition-colors duration-100',
        narrow ? 'mx-auto size-11 justify-center' : 'h-9 px-2.5 pointer-coarse:h-11',
        current
          ? 'bg-tomato-wash font-semibold text-tomato-ink'
          : 'text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      <Icon size={20} className="shrink-0" />
      <span className={narrow ? 'sr-only' : 'truncate'}>{label}</span>
      {counted && <Waiting narrow={narrow} />}
    </Link>
  );
}

/** Links to all screens the person may open, under their headings. */
export function ScreenLinks({ narrow = false }: { readonly narrow?: boolean }) {
  const allowed = useScreens();
  const current = useCurrentScreen();
  const groups = screenGroups
    .map((group) => ({ group, own: allowed.filter((screen) => screen.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <nav aria-label={t.navigation} className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-2 py-1">
      {groups.map(({ group, own }) => (
        <div key={group}>
          <h2 className={narrow ? 'sr-only' : 'px-2.5 pb-1 font-normal font-text text-caption text-ink-soft'}>
            {t.groups[group]}
          </h2>
          <ul className="flex flex-col gap-0.5">
            {own.map((screen) => (
              <li key={screen.to}>
                <ScreenLink screen={screen} current={screen === current} narrow={narrow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
