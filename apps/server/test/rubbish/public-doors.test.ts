import { refuseRubbish } from './doors.ts';

// Doors that are open to everybody.
refuseRubbish(({ route }) => route.auth === 'public');
