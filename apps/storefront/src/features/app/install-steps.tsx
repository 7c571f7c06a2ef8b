import { PlusIcon, ShareIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ComponentType } from 'react';
import { installTexts as t } from './install-texts.ts';

const steps: readonly { readonly icon: ComponentType<{ readonly size?: number }>; readonly text: string }[] =
  [
    { icon: ShareIcon, text: t.share },
    { icon: PlusIcon, text: t.add },
  ];

/** Steps in Safari: the two icons to look for, each with its label. */
export function InstallSteps() {
  return (
    <ol className="flex flex-col gap-3 text-start">
      {steps.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-md border border-line bg-surface text-majolica-ink"
          >
            <Icon size={24} />
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
