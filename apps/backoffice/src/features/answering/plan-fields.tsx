import {
  type AlarmStep,
  type AnswerPlan,
  alarmSteps,
  usualAnswerPlan,
  usualConsentMinutes,
} from '@zanga/domain/ordering/answering/answer-plan';
import { SwitchField } from '@zanga/ui/fields/switch-field.tsx';
import { TextField } from '@zanga/ui/fields/text-field.tsx';
import { answeringTexts as t } from './answering-texts.ts';

type Fields = Readonly<Record<string, readonly string[] | undefined>>;

/** Typed minutes; undefined for no number, which leaves the plan as it was. */
const typed = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;

type MinutesProps = {
  readonly label: string;
  readonly name: string;
  readonly value: number;
  readonly error: string | undefined;
  readonly onChange: (minutes: number) => void;
};

function Minutes({ value, onChange, ...rest }: MinutesProps) {
  return (
    <TextField
      {...rest}
      className="max-w-64"
      inputMode="numeric"
      autoComplete="off"
      value={String(value)}
      onChange={({ target }) => onChange(typed(target.value) ?? (target.value === '' ? 0 : value))}
    />
  );
}

/** Initial minutes of a step: no earlier than the step before. */
const firstMinutes = (plan: AnswerPlan, step: AlarmStep): number => {
  const before = alarmSteps.slice(0, alarmSteps.indexOf(step)).map((one) => plan[one] ?? 0);
  return Math.max(2, ...before.map((minutes) => minutes + 1));
};

type Extra = 'screen' | 'remind' | 'close';

const extraWords = {
  screen: { label: t.screen, hint: t.screenHint, after: t.after },
  remind: { label: t.remind, hint: t.remindHint, after: t.remindHours },
  close: { label: t.close, hint: t.closeHint, after: t.closeHours },
} satisfies Record<Extra, unknown>;

type ExtraProps = {
  readonly name: Extra;
  readonly plan: AnswerPlan;
  readonly error: string | undefined;
  readonly onChange: (plan: AnswerPlan) => void;
};

/** A measure besides the steps, and its minutes. */
function ExtraField({ name, plan, error, onChange }: ExtraProps) {
  const value = plan[name] ?? null;
  const { label, hint, after } = extraWords[name];
  return (
    <fieldset aria-label={label} className="border-line border-b pb-4">
      <SwitchField
        label={label}
        hint={hint}
        checked={value !== null}
        onChange={(on) => onChange({ ...plan, [name]: on ? (usualAnswerPlan[name] ?? null) : null })}
      />
      {value !== null && (
        <Minutes
          label={after}
          name={`plan.${name}`}
          value={value}
          error={error}
          onChange={(next) => onChange({ ...plan, [name]: next })}
        />
      )}
    </fieldset>
  );
}

type PlanFieldsProps = {
  readonly plan: AnswerPlan;
  /** The server's errors, by field. */
  readonly problems: Fields;
  readonly onChange: (plan: AnswerPlan) => void;
};

/** Steps of a plan, each with a switch and its minutes. */
export function PlanFields({ plan, problems, onChange }: PlanFieldsProps) {
  const problem = (name: string) => problems[`plan.${name}`]?.[0];
  return (
    <div className="flex flex-col gap-4">
      {alarmSteps.map((step) => {
        const minutes = plan[step];
        return (
          <fieldset key={step} aria-label={t.steps[step]} className="border-line border-b pb-4">
            <SwitchField
              label={t.steps[step]}
              checked={minutes !== null}
              onChange={(on) => onChange({ ...plan, [step]: on ? firstMinutes(plan, step) : null })}
            />
            {minutes !== null && (
              <Minutes
                label={t.after}
                name={`plan.${step}`}
                value={minutes}
                error={problem(step)}
                onChange={(next) => onChange({ ...plan, [step]: next })}
              />
            )}
          </fieldset>
        );
      })}
      {(['screen', 'remind', 'close'] as const).map((name) => (
        <ExtraField key={name} name={name} plan={plan} error={problem(name)} onChange={onChange} />
      ))}
      {plan.call !== null && (
        <TextField
          className="max-w-64"
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          name="plan.phone"
          autoComplete="off"
          value={plan.phone ?? ''}
          error={problem('phone')}
          onChange={({ target }) => onChange({ ...plan, phone: target.value === '' ? null : target.value })}
        />
      )}
      <Minutes
        label={t.consent}
        name="plan.consent"
        value={plan.consent ?? usualConsentMinutes}
        error={problem('consent')}
        onChange={(consent) => onChange({ ...plan, consent })}
      />
      {plan.cancel !== null && (
        <Minutes
          label={t.pause}
          name="plan.pause"
          value={plan.pause}
          error={problem('pause')}
          onChange={(pause) => onChange({ ...plan, pause })}
        />
      )}
    </div>
  );
}
