import type { QueryClient } from '@tanstack/react-query';

/** Keeps the answer of a change. A reading that was asked before it would bring the former state back. */
export const keepAnswer = async (client: QueryClient, queryKey: readonly unknown[], answer: unknown) => {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
};
