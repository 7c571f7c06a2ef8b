import { useOnce } from '@zanga/browser/form/use-once.ts';
import { Button } from '@zanga/ui/button.tsx';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import type { IconProps } from '@zanga/ui/icons/icon.tsx';
import { IconPlate } from '@zanga/ui/icons/icon-plate.tsx';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../base/device/platform.ts';
import { wizardTexts as t } from './wizard-texts.ts';

type WizardStepProps = {
  readonly step: 1 | 2;
  readonly icon: ComponentType<IconProps>;
  readonly words: (typeof t)['notifications'] | (typeof t)['location'];
  /** Has the device ask; only ever called on a press. */
  readonly ask: () => Promise<Outcome>;
  readonly onDone: () => void;
};

/** A permission: first the reason, then the device's own question; a no is an answer like any other. */
export function WizardStep({ step, icon, words, ask, onDone }: WizardStepProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { busy, once } = useOnce();
  const [trouble, setTrouble] = useState<Exclude<Outcome, 'on'>>();
  useEffect(() => title.current?.focus(), []);
  const yes = () =>
    void once(async () => {
      const asked = await ask();
      if (asked === 'on') onDone();
      else setTrouble(asked);
    });
  return (
    <div className="flex flex-col items-center gap-5 text-center">
      <IconPlate icon={icon} />
      <p className="text-ink-soft text-small">{t.step(step)}</p>
      <h1 ref={title} tabIndex={-1} className="text-h1 outline-none">
        {words.title}
      </h1>
      <p className="text-lead">{words.body}</p>
      <ul className="flex flex-col gap-2 self-stretch text-start">
        {words.points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <CheckIcon size={22} className="mt-px shrink-0 text-basil-ink" />
            {point}
          </li>
        ))}
      </ul>
      <FormAlert text={trouble && words[trouble]} className="self-stretch text-start" />
      <div className="flex flex-col items-stretch gap-3 self-stretch pt-2">
        {!trouble && (
          <Button aria-disabled={busy || undefined} onClick={yes}>
            {words.yes}
          </Button>
        )}
        <Button variant={trouble ? 'solid' : 'outline'} onClick={onDone}>
          {trouble ? t.goOn : t.later}
        </Button>
      </div>
      <p className="text-caption text-ink-soft">{t.change}</p>
    </div>
  );
}
