import { rightOf } from '@zanga/domain/staff/rights';
import { refuseRubbish } from './doors.ts';

// Doors for who has signed in.
await refuseRubbish(({ route }) => route.auth !== 'public' && rightOf(route.auth) === undefined);
