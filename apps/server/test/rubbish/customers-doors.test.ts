import { rightOf } from '@zanga/domain/staff/rights';
import { refuseRubbish } from './doors.ts';

// Endpoints for signed-in customers.
await refuseRubbish(({ route }) => route.auth !== 'public' && rightOf(route.auth) === undefined);
