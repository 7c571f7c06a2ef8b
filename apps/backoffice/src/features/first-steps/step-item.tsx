import { Link, type LinkProps } from '@tanstack/react-router';
import type { Opening } from '@zanga/contract/brand/brand-opening';
import type { StepName } from '@zanga/domain/brand/first-steps';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { CheckIcon } from '@zanga/ui/icons/panel-icons.tsx';
import type { ReactNode } from 'react';
import { lackTexts, stepTexts, firstStepsTexts as t } from './first-steps-texts.ts';

/** The screen that does each step. */
const ways: Readonly<Record<StepName, Pick<LinkProps, 'to' | 'hash'>>> = {
  brand: { to: '/impostazioni' },
  shop: { to: '/negozi' },
  hours: { to: '/negozi' },
  dishes: { to: '/menu' },
  payments: { to: '/negozi' },
  messages: { to: '/impostazioni', hash: 'prove' },
  people: { to: '/persone' },
  open: { to: '/negozi' },
};

/** With one shop only, the links to hours and opening lead into it. */
const wayOf = (name: StepName, only: string | undefined): LinkProps => {
  if (only !== undefined && name === 'hours') return { to: '/negozi/$shop/orari', params: { shop: only } };
  if (only !== undefined && name === 'open') return { to: '/negozi/$shop', params: { shop: only } };
  return ways[name];
};

type Step = Opening['steps'][number];
type StepItemProps = {
  readonly step: Step;
  readonly place: number;
  /** The only shop; undefined with several. */
  readonly only: string | undefined;
  readonly children?: ReactNode;
};

/** Number of a step, or a tick. */
function Mark({ done, place }: { readonly done: boolean; readonly place: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-small',
        done ? 'bg-basil text-on-basil' : 'border border-line-strong text-ink-soft',
      )}
    >
      {done ? <CheckIcon size={18} /> : place}
    </span>
  );
}

/** A step with its missing parts, and a link to its screen. */
export function StepItem({ step, place, only, children }: StepItemProps) {
  const { name, done, optional, missing } = step;
  const { title, line, go } = stepTexts[name];
  const lacking = missing.filter((one) => one !== 'opening');
  const toTexts = missing.includes('terms') || missing.includes('privacy');
  return (
    <li className="flex gap-4 border-line border-b p-4 last:border-b-0 md:px-5">
      <Mark done={done} place={place} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold font-text text-body tracking-normal">
          {title}
          {done && <span className="font-medium text-basil-ink text-small">{t.done}</span>}
          {!done && optional && <span className="font-normal text-ink-soft text-small">{t.optional}</span>}
        </h2>
        <p className="text-ink-soft text-small">{line}</p>
        {lacking.length > 0 && (
          <div className="text-small">
            <p className="font-medium">{t.missing}</p>
            <ul className="list-disc ps-5">
              {lacking.map((one) => (
                <li key={one}>{lackTexts[one]}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {(name !== 'open' || lacking.length > 0) && (
            <Link {...wayOf(name, only)} className={deskButtonStyle()}>
              {go}
            </Link>
          )}
          {name === 'dishes' && (
            <Link to="/menu/importa" className={deskButtonStyle()}>
              {t.toImport}
            </Link>
          )}
          {toTexts && (
            <Link to="/testi" className={deskButtonStyle()}>
              {t.texts}
            </Link>
          )}
          {children}
        </div>
      </div>
    </li>
  );
}
