export { readPicturesOf } from './queries.ts';
export { mountPictures } from './routes.ts';
