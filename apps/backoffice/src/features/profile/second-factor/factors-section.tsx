import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { knowsPasskeys } from '@zanga/browser/proof/passkey.ts';
import type { OwnFactors } from '@zanga/contract/people/factors';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Confirm } from '@zanga/ui/overlays/confirm.tsx';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { texts } from '../../../base/texts.ts';
import { useChange } from '../../../parts/confirm/use-change.ts';
import { momentText } from '../../../parts/moment.ts';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { factorTexts as t } from './factor-texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const query = () => service.query('GET /api/backoffice/factors');

type Factor = {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly remove: () => Promise<unknown>;
};

const factorsOf = ({ totp, passkeys }: OwnFactors): readonly Factor[] => [
  ...(totp
    ? [
        {
          ...{ id: 'totp', name: t.app, line: t.addedOn(momentText(totp.added_at)) },
          remove: () => service.api('DELETE /api/backoffice/factors/totp'),
        },
      ]
    : []),
  ...passkeys.map(({ id, name, added_at, used_at }) => ({
    ...{ id, name: t.passkey(name) },
    line: [t.addedOn(momentText(added_at)), used_at && t.usedOn(momentText(used_at))]
      .filter(Boolean)
      .join(', '),
    remove: () =>
      service.api('DELETE /api/backoffice/factors/passkeys/:passkey', { params: { passkey: id } }),
  })),
];

type FactorListProps = {
  readonly factors: readonly Factor[];
  /** Number of unused recovery codes. */
  readonly left: number;
  readonly onChoose: (doing: Factor | 'recovery') => void;
};

function FactorList({ factors, left, onChoose }: FactorListProps) {
  return (
    <ul className="flex flex-col">
      {factors.map((factor) => (
        <li
          key={factor.id}
          className="flex flex-wrap items-center gap-3 border-line border-b py-2 text-small"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="wrap-anywhere font-medium">{factor.name}</p>
            <p className="text-caption text-ink-soft">{factor.line}</p>
          </div>
          <button
            type="button"
            className={deskButtonStyle()}
            aria-label={`${t.remove}: ${factor.name}`}
            onClick={() => onChoose(factor)}
          >
            {t.remove}
          </button>
        </li>
      ))}
      {factors.length > 0 && (
        <li className="flex flex-wrap items-center gap-3 border-line border-b py-2 text-small">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">{t.recovery}</p>
            <p className={left < 3 ? 'text-caption text-tomato-ink' : 'text-caption text-ink-soft'}>
              {t.recoveryLeft(left)}
            </p>
          </div>
          <button type="button" className={deskButtonStyle()} onClick={() => onChoose('recovery')}>
            {t.recoveryNew}
          </button>
        </li>
      )}
    </ul>
  );
}

type AddButtonsProps = {
  /** Whether an app can be added: one at most. */
  readonly app: boolean;
  readonly onChoose: (doing: 'passkey' | 'totp') => void;
};

function AddButtons({ app, onChoose }: AddButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {knowsPasskeys() && (
        <button type="button" className={deskButtonStyle('solid')} onClick={() => onChoose('passkey')}>
          {t.addPasskey}
        </button>
      )}
      {app && (
        <button type="button" className={deskButtonStyle()} onClick={() => onChoose('totp')}>
          {t.addApp}
        </button>
      )}
    </div>
  );
}

type Doing = 'totp' | 'passkey' | 'recovery' | Factor;
type BodyProps = { readonly own: OwnFactors; readonly anew: () => Promise<unknown> };

function Body({ own, anew }: BodyProps) {
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, alert, change } = useChange();
  const factors = factorsOf(own);
  const over = () => setDoing(undefined);
  const added = (recovery: readonly string[] | null) => {
    over();
    toast({ text: recovery ? `${t.added}. ${t.first}` : t.added });
    if (recovery) setCodes(recovery);
    void anew();
  };
  const removing = typeof doing === 'object' ? doing : undefined;
  const remove = () =>
    removing &&
    change(removing.remove, () => {
      over();
      toast({ text: t.removed });
      return anew();
    });
  const renew = () =>
    change(
      async () => setCodes((await service.api('POST /api/backoffice/factors/recovery')).recovery),
      () => {
        over();
        return anew();
      },
    );
  return (
    <>
      {factors.length === 0 && <p className="text-ink-soft text-small">{t.none}</p>}
      <FactorList factors={factors} left={own.recovery_left} onChoose={setDoing} />
      <AddButtons app={!own.totp} onChoose={setDoing} />
      {doing === 'totp' && <AddTotp onAdded={added} onClose={over} />}
      {doing === 'passkey' && <AddPasskey onAdded={added} onClose={over} />}
      <Confirm
        open={removing !== undefined || doing === 'recovery'}
        title={removing ? t.removeTitle(removing.name) : t.recoveryTitle}
        confirm={removing ? t.remove : t.recoveryNew}
        cancel={texts.cancel}
        busy={busy}
        alert={alert}
        onConfirm={() => (removing ? remove() : renew())}
        onClose={over}
      >
        {removing ? t.removeBody : t.recoveryBody}
        {removing && factors.length === 1 && ` ${t.removeLast}`}
      </Confirm>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

/** Second factors of the person: list, add, remove, recovery codes. */
export function FactorsSection() {
  const { data, error, refetch } = useQuery(query());
  const client = useQueryClient();
  const anew = () => client.invalidateQueries({ queryKey: query().queryKey });
  return (
    <section aria-labelledby="second-factor" className="flex flex-col gap-3">
      <h2 id="second-factor" className="font-semibold font-text text-body tracking-normal">
        {t.title}
      </h2>
      <p className="text-ink-soft text-small">{t.line}</p>
      {!data && !error && <Skeleton className="h-24" />}
      {!data && error && (
        <>
          <FormAlert text={errorText(error)} />
          <button
            type="button"
            className={deskButtonStyle('outline', 'self-start')}
            onClick={() => void refetch()}
          >
            {texts.retry}
          </button>
        </>
      )}
      {data && <Body own={data} anew={anew} />}
    </section>
  );
}
