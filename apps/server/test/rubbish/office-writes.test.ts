import { rightOf } from '@zanga/domain/staff/rights';
import { refuseRubbish } from './doors.ts';

// Doors of the office that change something.
await refuseRubbish(({ key, route }) => !key.startsWith('GET') && rightOf(route.auth) !== undefined);
