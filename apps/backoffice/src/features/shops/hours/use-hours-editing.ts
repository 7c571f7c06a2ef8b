import type { EditedHours } from '@zanga/contract/shops/shop-hours';
import { ordersOutside } from '@zanga/domain/shops/editing/hours-ahead';
import { type HoursForm, hoursProblems } from '@zanga/domain/shops/editing/hours-form';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import { useState } from 'react';
import { service } from '../../../base/api.ts';
import { useEditing } from '../../../parts/editing/use-editing.ts';
import { readHours, useHoursSaved } from './hours-queries.ts';
import { hoursTexts as t } from './hours-texts.ts';

const bookedOf = (booked: EditedHours['booked']) =>
  booked.map(({ at, ...slot }) => ({ ...slot, at: new Date(at) }));

/** Body of the request. */
const sent = ({ weeks, exceptions }: HoursForm): EditedHours['form'] => {
  const copy = (week: HoursForm['weeks']['pickup']) => week.map((day) => [...day]);
  return {
    weeks: {
      delivery: copy(weeks.delivery),
      pickup: copy(weeks.pickup),
      onshop: copy(weeks.onshop),
      totem: copy(weeks.totem),
    },
    exceptions: exceptions.map((day) => ({ ...day, intervals: [...day.intervals] })),
  };
};

/** Editing of a shop's hours; orders outside the new hours are confirmed before saving. */
export const useHoursEditing = (hours: EditedHours) => {
  const [saved, setSaved] = useState(hours);
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(false);
  const told = useHoursSaved();
  const params = { shop: hours.id };
  const editing = useEditing<HoursForm, EditedHours, number>(hours, {
    read: async () => {
      const now = await readHours(hours.id);
      setSaved(now);
      return now;
    },
    write: ({ version, form }, outside = 0) =>
      service.api('PUT /api/backoffice/shops/:shop/hours', {
        params,
        body: { version, form: sent(form), outside },
      }),
    changed: 'shop.changed',
    asks: async (code) => {
      if (code !== 'shop.orders_outside') return false;
      // A new order has come since the page was read.
      setSaved(await readHours(hours.id));
      setAsking(true);
      return true;
    },
    onSaved: async (next) => {
      setSaved(next);
      setShown(false);
      toast({ text: t.saved });
      await told(next);
    },
  });
  const problems = hoursProblems(editing.form);
  const outside = ordersOutside(saved.form, editing.form, bookedOf(saved.booked));
  const save = (sure: boolean) => {
    setShown(true);
    setAsking(outside > 0 && !sure && problems.length === 0);
    if (problems.length === 0 && (outside === 0 || sure)) editing.save(outside);
  };
  /** Errors of a field, shown at once. */
  const problem = (field: string) =>
    problems.find((one) => one.field === field)?.text ?? editing.problemWithin(field);
  return {
    ...{ ...editing, save, problem, outside, asking, before: saved.form },
    /** Whether saving was tried with errors. */
    wrong: shown && problems.length > 0,
    forget: () => setAsking(false),
  };
};
