export { mountContent, mountContentsOffice } from './routes.ts';
