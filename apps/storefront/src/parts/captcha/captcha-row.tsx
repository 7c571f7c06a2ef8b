import { Button } from '@zanga/ui/button.tsx';
import { FieldError } from '@zanga/ui/fields/field-error.tsx';
import { CheckIcon, WarningIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ShieldIcon } from '@zanga/ui/icons/person-icons.tsx';
import { useId } from 'react';
import { captchaTexts as t } from './captcha-texts.ts';
import type { CaptchaWork } from './use-captcha.ts';

const icons = { working: ShieldIcon, solved: CheckIcon, failed: WarningIcon };
const colours = {
  working: 'animate-breathe text-ink-soft',
  solved: 'text-basil-ink',
  failed: 'text-alarm-ink',
};

type CaptchaRowProps = {
  readonly captcha: CaptchaWork;
  readonly error?: string | undefined;
  /** Seen only once it has failed. */
  readonly quiet?: boolean;
};

/** Status of the captcha, which solves itself; only a failed one asks for anything. */
export function CaptchaRow({ captcha, error, quiet = false }: CaptchaRowProps) {
  const shown = !quiet || captcha.state === 'failed' || error !== undefined;
  return (
    <div className="contents">
      {shown && <Row captcha={captcha} error={error} />}
      {/* Place of a vendor's captcha with a widget of its own. */}
      <div ref={captcha.place} className="empty:hidden" />
    </div>
  );
}

function Row({ captcha: { state, renew }, error }: Omit<CaptchaRowProps, 'quiet'>) {
  const id = useId();
  const Icon = icons[state];
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-sm border border-line bg-surface px-4 text-small">
        <Icon size={22} className={colours[state]} />
        <p className="flex-1 py-2">{t[state]}</p>
        {state === 'failed' && (
          <Button variant="quiet" className="-me-3" onClick={() => void renew()}>
            {t.retry}
          </Button>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
