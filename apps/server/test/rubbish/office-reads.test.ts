import { rightOf } from '@zanga/domain/staff/rights';
import { refuseRubbish } from './doors.ts';

// Doors of the office that only tell.
await refuseRubbish(({ key, route }) => key.startsWith('GET') && rightOf(route.auth) !== undefined);
