export { prewarmPictures } from './jobs.ts';
export { readPicturesOf } from './queries.ts';
export { mountPictures } from './routes.ts';
export { storePicture } from './store-picture.ts';
