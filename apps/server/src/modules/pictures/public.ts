export { readPicturesOf } from './queries.ts';
