import { surviveKills } from './survive-kills.ts';

// npm run test:crash: the long version of start-crash.test.ts, 20 kills unless another number is given.
const kills = Number(process.argv[2] ?? 20);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { acknowledged, lost, recoveries } = await surviveKills(kills, say);
const slowest = Math.max(...recoveries);
say(
  `${kills} kills, ${acknowledged} rows acknowledged, ${lost.length} lost; slowest start after a kill ${slowest} ms`,
);
process.exitCode = lost.length > 0 ? 1 : 0;
