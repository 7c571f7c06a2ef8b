import { useQuery } from '@tanstack/react-query';
import { errorText } from '@zanga/browser/form/error-text.ts';
import { formatTime } from '@zanga/domain/time-format';
import { deskButtonStyle } from '@zanga/ui/desk-style.ts';
import { FormAlert } from '@zanga/ui/form-alert.tsx';
import { Skeleton } from '@zanga/ui/skeleton.tsx';
import { service } from '../../base/api.ts';
import { texts } from '../../base/texts.ts';
import { deviceTexts } from './device-texts.ts';

const t = deviceTexts.pad;

export type PadPerson = {
  readonly id: string;
  readonly name: string;
  readonly at_work_since: string | null;
};

type PeopleChoiceProps = {
  /** Whether the person at work is marked. */
  readonly shifts: boolean;
  readonly onChoose: (person: PadPerson) => void;
};

/** Names of people who may switch on, large enough for a hand covered in flour. */
export function PeopleChoice({ shifts, onChoose }: PeopleChoiceProps) {
  const { data, error, refetch } = useQuery({
    ...service.query('GET /api/device/people'),
    staleTime: 0,
    gcTime: 0,
  });
  if (!data)
    return error ? (
      <div className="flex flex-col items-start gap-2">
        <FormAlert text={errorText(error)} />
        <button type="button" className={deskButtonStyle()} onClick={() => void refetch()}>
          {texts.retry}
        </button>
      </div>
    ) : (
      <Skeleton className="h-40 rounded-md" />
    );
  if (data.data.length === 0) return <p className="font-semibold">{t.nobody}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {data.data.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="flex min-h-20 w-full flex-col items-center justify-center rounded-md border border-line-strong/60 bg-surface p-3 text-center hover:border-line-strong hover:bg-sunken"
          >
            <span className="wrap-anywhere font-semibold text-lead">{person.name}</span>
            {shifts && (
              <span className="text-caption text-ink-soft">
                {person.at_work_since === null
                  ? t.notAtWork
                  : t.atWork(formatTime(new Date(person.at_work_since)))}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
