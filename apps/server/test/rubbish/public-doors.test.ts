import { refuseRubbish } from './doors.ts';

// Doors that are open to everybody.
await refuseRubbish(({ route }) => route.auth === 'public');
