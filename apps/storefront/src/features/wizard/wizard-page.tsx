import { LocateIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useService } from '../../base/api/api.tsx';
import { BellIcon } from '../../parts/device-permissions/bell-icon.tsx';
import { shareLocation, switchNotificationsOn } from '../../parts/device-permissions/device-permissions.ts';
import { WizardStep } from './wizard-step.tsx';
import { wizardTexts as t } from './wizard-texts.ts';

type WizardPageProps = {
  readonly step: 1 | 2;
  readonly onNext: () => void;
  readonly onDone: () => void;
};

/** Asks once for what the phone guards: notifications, then the place (RTE-2). */
export function WizardPage({ step, onNext, onDone }: WizardPageProps) {
  const service = useService();
  return (
    <div className="mx-auto w-full max-w-md px-5 py-10 md:py-16">
      {step === 1 ? (
        <WizardStep
          key="notifications"
          step={1}
          icon={BellIcon}
          words={t.notifications}
          ask={() => switchNotificationsOn(service)}
          onDone={onNext}
        />
      ) : (
        <WizardStep
          key="location"
          step={2}
          icon={LocateIcon}
          words={t.location}
          ask={() => shareLocation(service)}
          onDone={onDone}
        />
      )}
    </div>
  );
}
