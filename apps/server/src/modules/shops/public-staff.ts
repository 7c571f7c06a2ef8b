export { findStaffShop, readStaffShops, seesShipping } from './staff-queries.ts';
