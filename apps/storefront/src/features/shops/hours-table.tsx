import type { ShopDetail } from '@zanga/contract/shops/shops';
import { serviceNow, watchTime } from '@zanga/contract/wire/service-time';
import { wallClock, weekdayOf } from '@zanga/domain/time';
import { classNames } from '@zanga/ui/class-names.ts';
import { useSyncExternalStore } from 'react';
import { shopsTexts as t } from './shops-texts.ts';
import { weekRows } from './week-rows.ts';

type Hours = ShopDetail['hours'][number];

const todayHere = () => weekdayOf(wallClock(serviceNow()).date);
const unknown = () => null;

/** Weekly hours of one service, today's line marked once it is known which day it is. */
export function HoursTable({ service, week }: Hours) {
  const today = useSyncExternalStore(watchTime, todayHere, unknown);
  return (
    <table className="w-full text-small">
      <caption className="pb-1 text-start font-display font-semibold text-h4">{t.services[service]}</caption>
      <tbody>
        {weekRows(week).map(({ days, hours, includes }) => {
          const isToday = today !== null && includes(today);
          return (
            <tr
              key={days}
              className={classNames('border-line border-b', isToday && 'font-semibold text-basil-ink')}
            >
              <th scope="row" className="py-2 pe-4 text-start font-[inherit]">
                {days}
                {isToday && <span className="ps-2 text-caption">({t.today})</span>}
              </th>
              <td className="py-2 text-end tabular-nums">
                {hours.length > 0
                  ? hours.map((span) => (
                      <span key={span} className="block">
                        {span}
                      </span>
                    ))
                  : t.closed}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
