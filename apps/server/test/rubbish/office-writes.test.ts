import { rightOf } from '@zanga/domain/staff/rights';
import { refuseRubbish } from './doors.ts';

// Writing endpoints of the office.
await refuseRubbish(({ key, route }) => !key.startsWith('GET') && rightOf(route.auth) !== undefined);
