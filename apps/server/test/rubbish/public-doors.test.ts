import { refuseRubbish } from './doors.ts';

// Public endpoints.
await refuseRubbish(({ route }) => route.auth === 'public');
