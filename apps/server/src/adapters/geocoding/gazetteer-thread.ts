import { parentPort } from 'node:worker_threads';
import { type PlaceQuestion, placesFor } from './gazetteer-search.ts';
import type { Numbered } from './worker-calls.ts';

// Thread of `embedded.ts`: a search compares its words with ten thousand names.
parentPort?.on('message', async ({ id, question }: Numbered<PlaceQuestion>) => {
  try {
    parentPort?.postMessage({ id, answer: await placesFor(question) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
});
