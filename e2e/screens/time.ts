import { call } from '../support/people.ts';

const dayMs = 86_400_000;

/** Half past twelve in Rome, when every shop of the demo is open, next time that is. */
const nextLunch = (now: Date): Date => {
  const minutes = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Rome',
    hour: '2-digit',
    minute: '2-digit',
  });
  const [hour = 0, minute = 0] = minutes.format(now).split(':').map(Number);
  const after = (12 * 60 + 30 - hour * 60 - minute) * 60_000;
  return new Date(now.getTime() + (after < 0 ? after + dayMs : after));
};

/** Moves the shop's clock to lunch, at any hour; returns how far ahead of the world it is. */
export const lunchTime = async (): Promise<number> => {
  const { body } = await call('GET /dev/clock.json');
  const lunch = nextLunch(new Date(body.now));
  await call('POST /dev/clock', { body: { to: lunch.toISOString() } });
  return lunch.getTime() - new Date(body.now).getTime();
};
