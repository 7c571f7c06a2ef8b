import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keepAnswer } from './keep-answer.ts';

it('an answer stays, whenever a reading that was asked before it comes back', async () => {
  const client = new QueryClient();
  const queryKey = ['GET /api/user'];
  client.setQueryData(queryKey, 'before');
  const read = Promise.withResolvers<string>();
  const reading = client.fetchQuery({ queryKey, queryFn: () => read.promise, staleTime: 0 });
  const end = reading.catch(() => 'cancelled');
  await keepAnswer(client, queryKey, 'after');
  read.resolve('before');
  await end;
  expect(client.getQueryData(queryKey)).toBe('after');
});
