import { errorText, fieldProblemsOf } from '@zanga/browser/form/error-text.ts';
import { useOnce } from '@zanga/browser/form/use-once.ts';
import type { ServiceTrial } from '@zanga/contract/brand/service-trials';
import { type TriedService, triedServices } from '@zanga/domain/brand/service-trial';
import { classNames } from '@zanga/ui/class-names.ts';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { service as api } from '../../../base/api.ts';
import { useRightsEverywhere } from '../../../base/user.ts';
import { serviceNames } from '../../../parts/service-words.ts';
import { TestSlip } from './test-slip.tsx';
import { trialTexts as t, trialLines, trialText } from './trial-texts.ts';

type Said = { readonly text: string; readonly good: boolean; readonly more?: string };

const goodOutcomes: ReadonlySet<ServiceTrial['outcome']> = new Set(['done', 'kept']);

const saidOf = (trial: ServiceTrial): Said => ({
  text: trialText(trial),
  good: goodOutcomes.has(trial.outcome),
  more: [trial.answer && t.answer(trial.answer), t.took(trial.took)].filter(Boolean).join(' · '),
});

type RowProps = {
  readonly name: string;
  readonly line: string;
  readonly busy: boolean;
  readonly said: Said | undefined;
  readonly onTry: () => void;
  readonly children?: ReactNode;
};

function Row({ name, line, busy, said, onTry, children }: RowProps) {
  return (
    <li className="flex flex-col gap-2 border-line border-b py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold font-text text-small tracking-normal">{name}</h3>
          <p className="text-caption text-ink-soft">{line}</p>
        </div>
        <button
          type="button"
          aria-label={t.tryOne(name)}
          aria-disabled={busy || undefined}
          className={deskButtonStyle('outline', 'aria-disabled:opacity-55')}
          onClick={onTry}
        >
          {t.try}
        </button>
      </div>
      {children}
      <div role="status">
        {busy && <p className="text-ink-soft">{t.trying}</p>}
        {said && (
          <p
            className={classNames(
              'wrap-anywhere rounded-sm px-3 py-2 text-small',
              said.good ? 'bg-sunken' : 'bg-tomato-wash text-tomato-ink',
            )}
          >
            {said.text}
            {said.more && <span className="block text-caption text-ink-soft">{said.more}</span>}
          </p>
        )}
      </div>
    </li>
  );
}

function ServiceRow({ service }: { readonly service: TriedService }) {
  const { busy, once } = useOnce();
  const [said, setSaid] = useState<Said>();
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState<string>();
  const attempt = () =>
    void once(async () => {
      setSaid(undefined);
      setWrong(undefined);
      try {
        const named = service === 'sms' && phone.trim() !== '';
        const body = { service, ...(named && { phone }) };
        setSaid(saidOf(await api.api('POST /api/backoffice/brand/trials', { body })));
      } catch (error) {
        const [problem] = fieldProblemsOf(error, ['phone']);
        setWrong(problem?.message);
        if (!problem) setSaid({ text: errorText(error), good: false });
      }
    });
  return (
    <Row name={serviceNames[service]} line={trialLines[service]} busy={busy} said={said} onTry={attempt}>
      {service === 'sms' && (
        <div className="max-w-80">
          <TextField
            label={t.phone}
            hint={t.phoneHint}
            type="tel"
            autoComplete="off"
            maxLength={30}
            value={phone}
            error={wrong}
            onChange={({ target }) => setPhone(target.value)}
          />
        </div>
      )}
    </Row>
  );
}

/** Prints a test page: only the browser knows the printer, so the server cannot try it. */
function PrinterRow() {
  const [printing, setPrinting] = useState(false);
  const [said, setSaid] = useState<Said>();
  const done = useCallback(() => {
    setPrinting(false);
    setSaid({ text: t.printed, good: true });
  }, []);
  return (
    <Row
      name={t.printer}
      line={t.printerLine}
      busy={printing}
      said={said}
      onTry={() => {
        setSaid(undefined);
        setPrinting(true);
      }}
    >
      {printing && <TestSlip onDone={done} />}
    </Row>
  );
}

/** Trials of the connected services, for an owner of all shops. */
export function Trials() {
  const id = useId();
  if (!useRightsEverywhere()('brand.edit')) return null;
  return (
    <section
      id="prove"
      aria-labelledby={id}
      className="mx-4 mb-6 flex max-w-3xl scroll-mt-4 flex-col gap-2 rounded-md border border-line bg-surface p-4 text-small md:mx-6"
    >
      <h2 id={id} className="font-semibold font-text text-body tracking-normal">
        {t.title}
      </h2>
      <p className="text-ink-soft">{t.line}</p>
      <ul className="flex flex-col">
        {triedServices.map((service) => (
          <ServiceRow key={service} service={service} />
        ))}
        <PrinterRow />
      </ul>
    </section>
  );
}
