import { classNames } from '@zanga/ui/class-names.ts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ClockIcon, CloseIcon } from '@zanga/ui/icons/shop-icons.tsx';

/** Verdicts differ in colour and picture, visible from two steps away: a valid ticket stays pale until it is used. */
const looks = {
  admits: { ground: 'bg-basil-wash text-basil-ink', Icon: CheckIcon },
  done: { ground: 'bg-basil text-on-basil', Icon: CheckIcon },
  used: { ground: 'bg-lemon text-on-lemon', Icon: ClockIcon },
  refused: { ground: 'bg-alarm text-on-alarm', Icon: CloseIcon },
};

type DoorVerdictProps = {
  readonly verdict: keyof typeof looks;
  readonly title: string;
  readonly text: string;
};

/** Result of scanning a ticket at the door. */
export function DoorVerdict({ verdict, title, text }: DoorVerdictProps) {
  const { ground, Icon } = looks[verdict];
  return (
    <div role="status" className={classNames('rounded-md p-6 text-center', ground)}>
      <Icon className="mx-auto size-20 stroke-[2.4]" />
      <p className="pt-2 text-balance font-bold font-display text-h1">{title}</p>
      {text && <p className="pt-1 text-balance text-lead">{text}</p>}
    </div>
  );
}
