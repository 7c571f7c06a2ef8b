/** A time of availability; minutes from midnight, past 1440 on the next day. */
export type WindowForm = {
  /** Empty means every day. */
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly first_date: string | null;
  readonly last_date: string | null;
};

const dayMinutes = 1440;

type WindowProblem = { readonly field: 'windows'; readonly text: string };

/** Problems with times of availability. */
export function* windowProblems(windows: readonly WindowForm[]): Generator<WindowProblem> {
  const field = 'windows';
  if (windows.some(({ from, to }) => to <= from || to - from > dayMinutes))
    yield { field, text: 'Una fascia finisce prima di cominciare, o dura più di un giorno' };
  if (
    windows.some(({ first_date: first, last_date: last }) => first !== null && last !== null && last < first)
  )
    yield { field, text: 'L’ultimo giorno viene prima del primo' };
}
