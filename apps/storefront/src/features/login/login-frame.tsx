import { SubmitButton } from '@zanga/browser/form/submit-button.tsx';
import { Button } from '@zanga/ui/button.tsx';
import type { ReactNode, SyntheticEvent } from 'react';
import type { LoginMode } from '../../base/navigation/search-params.ts';
import { loginTexts as t } from './login-texts.ts';

type LoginFrameProps = {
  readonly mode: LoginMode;
  readonly busy: boolean;
  readonly onSubmit: (event: SyntheticEvent) => void;
  readonly onBack: () => void;
  readonly children: ReactNode;
};

/** Frame of a mode's form: the fields scroll, the two buttons stay (LOG-5). */
export function LoginFrame({ mode, busy, onSubmit, onBack, children }: LoginFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-auto flex-col" aria-busy={busy}>
      <div className="flex min-h-0 flex-auto flex-col gap-4 overflow-y-auto overscroll-contain px-5 py-6 md:px-7">
        {children}
      </div>
      <div className="flex gap-3 border-line border-t bg-raised px-5 pt-3 pb-[max(0.75rem,var(--inset-bottom))] md:px-7">
        <Button variant="outline" onClick={onBack}>
          {t.back}
        </Button>
        <SubmitButton busy={busy} className="flex-1">
          {t.confirm[mode]}
        </SubmitButton>
      </div>
    </form>
  );
}
