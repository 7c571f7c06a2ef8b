import { beforeEach, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { sandboxPayments } from '../payments/sandbox/sandbox.ts';
import { answerTerminal, patienceMs, simulatedTerminal } from './simulator.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const { db, now } = await makeTestApp({ now: { at: noon } });
const tools = { db, clock: () => now.at, secret: 'whsec_of_a_test', wake: () => undefined };
const provider = sandboxPayments(tools);
const terminal = simulatedTerminal(tools);

let drawn = 0;

beforeEach(() => {
  now.at = noon;
});

/** An open payment, by default with a terminal of its own. */
const opened = async (reader = `cassa-${drawn}`) => {
  drawn += 1;
  const wanted = { key: `key_${drawn}`, paymentId: `pay_${drawn}` as const, amountCents: 1_850 };
  const { ref } = await provider.createIntent({ ...wanted, capture: 'automatic', customer: null });
  const ask = { reader, intentRef: ref, amountCents: 1_850 };
  expect(await terminal.read(ask)).toBe('none');
  return ask;
};

/** A terminal that waits for a card. */
const asked = async () => {
  const ask = await opened();
  expect(await terminal.present(ask)).toBe('asked');
  expect(await terminal.read(ask)).toBe('waiting');
  return ask;
};
const paid = async (ref: string) => (await provider.readIntent(ref)).capturedCents;

it('[CON-5] takes the money of its intent once, however often a card is held to it', async () => {
  const ask = await asked();
  await Promise.all([1, 2, 3].map(() => answerTerminal(tools, ask.intentRef, 'approve')));
  expect(await terminal.read(ask)).toBe('approved');
  expect(await paid(ask.intentRef)).toBe(1_850);
  // A totem that was reloaded, or lost the answer, asks again.
  await provider.prepareIntent(ask.intentRef, { card: null, save: false });
  await terminal.present(ask);
  expect(await terminal.read(ask)).toBe('approved');
  expect(await paid(ask.intentRef)).toBe(1_850);
  expect((await provider.readIntent(ask.intentRef)).status).toBe('succeeded');
});

it('[CON-5] takes nothing when the card is declined, and waits again when asked again', async () => {
  const ask = await asked();
  await answerTerminal(tools, ask.intentRef, 'decline');
  expect(await terminal.read(ask)).toBe('declined');
  expect(await paid(ask.intentRef)).toBe(0);
  await terminal.present(ask);
  await answerTerminal(tools, ask.intentRef, 'approve');
  expect(await paid(ask.intentRef)).toBe(1_850);
});

it('[CON-5] gives up after a minute, and takes no card after that', async () => {
  const ask = await asked();
  now.at = new Date(noon.getTime() + patienceMs - 1);
  await terminal.present(ask);
  now.at = new Date(noon.getTime() + patienceMs);
  expect(await terminal.read(ask)).toBe('timed_out');
  await answerTerminal(tools, ask.intentRef, 'approve');
  expect(await paid(ask.intentRef)).toBe(0);
});

it.each(['at the terminal', 'from the totem'])('[CON-5] is cancelled %s', async (where) => {
  const ask = await asked();
  if (where === 'at the terminal') await answerTerminal(tools, ask.intentRef, 'cancel');
  else await terminal.cancel(ask);
  expect(await terminal.read(ask)).toBe('cancelled');
  await answerTerminal(tools, ask.intentRef, 'approve');
  expect(await paid(ask.intentRef)).toBe(0);
});

it('[CON-5] waits for one card at a time, and for the second once the first is done', async () => {
  const first = await asked();
  const others = await Promise.all([opened(first.reader), opened(first.reader)]);
  const busy = await Promise.all(others.map((other) => terminal.present(other)));
  expect(busy).toEqual(['busy', 'busy']);
  expect(await terminal.present(first)).toBe('asked');
  await answerTerminal(tools, first.intentRef, 'approve');
  // Of two at the same moment, one gets the terminal.
  const again = await Promise.all(others.map((other) => terminal.present(other)));
  expect(again.toSorted()).toEqual(['asked', 'busy']);
  expect(await Promise.all(others.map(({ intentRef }) => paid(intentRef)))).toEqual([0, 0]);
});
