import type { ShopDevice } from '@zanga/contract/people/shop-devices';
import { serviceNow } from '@zanga/contract/wire/service-time';
import type { ShopDeviceId, TotemId } from '@zanga/domain/ids';
import { formatTime } from '@zanga/domain/time-format';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { momentText } from '../../parts/moment.ts';
import { devicesTexts as t } from './devices-texts.ts';

/** A device reports every minute that it is in use. */
const awakeMs = 150_000;

type State = { readonly text: string; readonly tone: 'now' | 'quiet' | 'problem' };

const stateOf = ({ code_until, claimed_at, seen_at, asleep, kind }: ShownDevice): State => {
  if (code_until !== null && claimed_at === null)
    return { text: t.state.waits(formatTime(new Date(code_until))), tone: 'quiet' };
  if (kind === 'totem' && seen_at === null) return { text: t.state.totemUnseen, tone: 'quiet' };
  if (claimed_at === null) return { text: t.state.late, tone: 'problem' };
  if (asleep) return { text: t.state.asleep, tone: 'problem' };
  if (seen_at !== null && serviceNow().getTime() - Date.parse(seen_at) < awakeMs)
    return { text: t.state.now, tone: 'now' };
  return { text: t.state.seen(momentText(seen_at ?? claimed_at)), tone: 'quiet' };
};

const tones = {
  now: 'text-basil-ink font-semibold',
  quiet: 'text-ink-soft',
  problem: 'font-semibold text-tomato-ink',
};

/** A device of the shop, or a totem, which has its own registration. */
export type ShownDevice = Pick<
  ShopDevice,
  'name' | 'kind' | 'code_until' | 'claimed_at' | 'seen_at' | 'asleep' | 'browser' | 'network' | 'version'
> &
  Pick<ShopDevice, 'person' | 'last_person'> & {
    readonly id: ShopDeviceId | TotemId;
    readonly totem: boolean;
  };

type DeviceRowProps = {
  readonly device: ShownDevice;
  readonly onCode: () => void;
  readonly onRename: () => void;
  readonly onOff: () => void;
};

/** A device: state, person, and how to switch it off. */
export function DeviceRow({ device, onCode, onRename, onOff }: DeviceRowProps) {
  const { name, kind, person, last_person: last, browser, network, version } = device;
  const state = stateOf(device);
  const who = person ? t.personOn(person.name) : last && t.lastPerson(last.name);
  const facts = [browser, network, version && t.build(version)].filter(
    (fact) => fact !== null && fact !== '',
  );
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4">
      <div className="min-w-56 flex-1">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-ink-soft text-small">{t.kinds[kind]}</p>
        <p className={classNames('text-small', tones[state.tone])}>{state.text}</p>
        {who && <p className="wrap-anywhere text-small">{who}</p>}
        {facts.length > 0 && <p className="text-caption text-ink-soft">{facts.join(' · ')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {!device.totem && (
          <>
            <button
              type="button"
              aria-label={t.newCodeOf(name)}
              className={deskButtonStyle()}
              onClick={onCode}
            >
              {t.newCode}
            </button>
            <button
              type="button"
              aria-label={t.renameOf(name)}
              className={deskButtonStyle()}
              onClick={onRename}
            >
              {t.rename}
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={t.offOf(name)}
          className={deskButtonStyle('danger')}
          onClick={onOff}
        >
          {t.off}
        </button>
      </div>
    </li>
  );
}
