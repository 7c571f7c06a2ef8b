import { useQuery } from '@tanstack/react-query';
import type { Card } from '@zanga/contract/ordering/payments';
import { serviceNow } from '@zanga/contract/wire/service-time';
import { isPast } from '@zanga/domain/payments/card-number';
import { useId, useState } from 'react';
import { useService } from '../../base/api/api.tsx';
import { savedCardsQuery } from './payment-queries.ts';
import { paymentTexts as t } from './payment-texts.ts';

type ChoiceSettings = { readonly customer: boolean; readonly preselect: boolean };

const isGood = ({ exp_month: month, exp_year: year }: Card) => !isPast({ month, year }, serviceNow());

const focusFirst = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();

/**
 * The chosen card (VAL-11): a saved one, or `new`. A visitor has no saved cards; if a customer's cannot be read, it
 * is a new one.
 */
export const useCardChoice = ({ customer, preselect }: ChoiceSettings) => {
  const { data, isLoading } = useQuery({ ...savedCardsQuery(useService()), enabled: customer });
  const [chosen, choose] = useState<string>();
  const [asked, setAsked] = useState(false);
  const id = useId();
  const cards = data?.data ?? [];
  const chosenIsThere = chosen === 'new' || cards.some((card) => card.id === chosen);
  const first = preselect ? cards.find(isGood)?.id : undefined;
  const choice = cards.length === 0 ? 'new' : chosenIsThere ? chosen : first;

  /** Whether a choice has been made; when not, says so and leads there. */
  const require = (): boolean => {
    setAsked(true);
    if (choice === undefined) focusFirst(id);
    return choice !== undefined;
  };
  const error = asked && choice === undefined ? t.choose : undefined;
  return { id, cards, isLoading, choice, choose, require, error };
};
