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

/** Minutes that are typed; what is no number stays as it was. */
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

/** What a step takes when it is switched on: no earlier than the one before it. */
const firstMinutes = (plan: AnswerPlan, step: AlarmStep): number => {
  const before = alarmSteps.slice(0, alarmSteps.indexOf(step)).map((one) => plan[one] ?? 0);
  return Math.max(2, ...before.map((minutes) => minutes + 1));
};

type ScreenProps = {
  readonly plan: AnswerPlan;
  readonly error: string | undefined;
  readonly onChange: (plan: AnswerPlan) => void;
};

/** Whether, and after how long, managers hear that no screen is open. */
function ScreenField({ plan, error, onChange }: ScreenProps) {
  const { screen = null } = plan;
  return (
    <fieldset aria-label={t.screen} className="border-line border-b pb-4">
      <SwitchField
        label={t.screen}
        hint={t.screenHint}
        checked={screen !== null}
        onChange={(on) => onChange({ ...plan, screen: on ? (usualAnswerPlan.screen ?? null) : null })}
      />
      {screen !== null && (
        <Minutes
          label={t.after}
          name="plan.screen"
          value={screen}
          error={error}
          onChange={(next) => onChange({ ...plan, screen: next })}
        />
      )}
    </fieldset>
  );
}

type PlanFieldsProps = {
  readonly plan: AnswerPlan;
  /** What the server has against it, by field. */
  readonly problems: Fields;
  readonly onChange: (plan: AnswerPlan) => void;
};

/** The steps of a plan: whether each is taken, and after how many minutes. */
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
      <ScreenField plan={plan} error={problem('screen')} onChange={onChange} />
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
