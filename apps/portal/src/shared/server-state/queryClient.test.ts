import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient, readAhead } from './queryClient.ts';

/** A reading that counts how often it is made, and the client it is made by. */
function reading(): {
  client: QueryClient;
  options: Parameters<typeof readAhead<number>>[1];
  made: () => number;
} {
  let made = 0;
  const client = createQueryClient({ error: () => undefined });
  return { client, options: { queryKey: ['linhas'], queryFn: async () => ++made }, made: () => made };
}

it('asks for what is drawn before anything shows it, and once', async () => {
  const { client, options, made } = reading();
  readAhead(client, options);
  readAhead(client, options);
  expect(made()).toBe(1);
  const shown = new QueryObserver(client, options);
  const leave = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toBe(1);
  leave();
});

it('leaves to who shows it what was read before', async () => {
  const { client, options, made } = reading();
  client.setQueryData(options.queryKey, 7);
  await client.invalidateQueries({ queryKey: options.queryKey });
  readAhead(client, options);
  expect(made()).toBe(0);
});
