import { seedOf } from '@zanga/domain/testing';
import { surviveKills } from './survive-kills.ts';
import {
  cancellationSteps,
  placementSteps,
  settlementSteps,
  surviveOrderKills,
} from './survive-order-kills.ts';
import { survivePrimeKills } from './survive-prime-kills.ts';

// npm run test:crash: the long version of start-crash.test.ts with 20 kills by default, a kill at every step of
// placing, paying and cancelling an order, and thirty years of memberships.
const kills = Number(process.argv[2] ?? 20);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const wrongs = [
  ...(await surviveOrderKills(
    { placement: placementSteps, settlement: settlementSteps, cancellation: cancellationSteps },
    say,
  )),
];
const lived = await survivePrimeKills({ members: 10, years: 3, kills: 10, seed: seedOf('memberships') });
say(`memberships: ${lived.charges} charges, ${lived.failures} failures, ${lived.kills} kills`);
wrongs.push(...lived.wrongs);
for (const wrong of wrongs) say(`WRONG: ${wrong}`);
const { acknowledged, lost, recoveries } = await surviveKills(kills, say);
const slowest = Math.max(...recoveries);
say(
  `${kills} kills, ${acknowledged} rows acknowledged, ${lost.length} lost; slowest start after a kill ${slowest} ms`,
);
process.exitCode = lost.length + wrongs.length > 0 ? 1 : 0;
