import { formatDate, formatTime } from '@zanga/domain/time-format';

/** `20/11/2026 12:05`, the format of lists. */
export const momentText = (instant: string): string => {
  const at = new Date(instant);
  return `${formatDate(at)} ${formatTime(at)}`;
};
